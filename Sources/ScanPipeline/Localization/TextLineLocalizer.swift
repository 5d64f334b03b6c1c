import Glibc
package import Raster

/// Finds lines of print that may belong to a machine readable zone, near level within about 25 degrees.
///
/// Ink is what is darker than its surroundings and small; pieces of ink of about one height are joined along rows;
/// what comes out long and thin is fitted by a straight middle line.
package struct TextLineLocalizer: Sendable {
    package struct Parameters: Sendable, Hashable {
        /// Ranges of capital heights in pixels that are looked for one after the other.
        package var heightRanges: [ClosedRange<Double>] = [5...11, 9...22, 18...42]
        /// Side of the square, in pixels, that ink must be smaller than in one direction.
        package var inkSize = 17
        /// Least darkness below the surroundings, grey levels.
        package var minimumContrast: UInt8 = 14
        /// Least darkness as a share of the strongest nearby, in 1/256.
        package var relativeContrast: UInt16 = 96
        /// Length of a line divided by its capital height.
        package var aspectRange: ClosedRange<Double> = 13...75
        /// The numbers of characters by whose repetition print is told from other detail.
        package var cellCounts = LayoutShape.zones.cellCounts()

        package init() {}
    }

    package let parameters: Parameters
    private let waves: [PitchWave]

    package init(parameters: Parameters = Parameters()) {
        self.parameters = parameters
        waves = PitchWave.waves(of: parameters.cellCounts)
    }

    /// The lines of an image, dark print on light ground, most regular first.
    package func lines(in image: GrayImage) -> [TextLine] {
        guard image.width >= 40, image.height >= 8 else { return [] }
        let components = InkComponent.connected(ink(in: image).runs(closingGapsUpTo: 0))
        var found: [TextLine] = []
        for range in parameters.heightRanges {
            for line in lines(of: components, height: range, width: image.width, imageHeight: image.height) {
                // The ranges overlap: of two finds of the same line the more regular stays.
                if let same = found.firstIndex(where: { $0.coincides(with: line) }) {
                    if found[same].regularity < line.regularity { found[same] = line }
                } else {
                    found.append(line)
                }
            }
        }
        return found.sorted { $0.regularity > $1.regularity }
    }

    /// What is darker than its surroundings and small.
    package func ink(in image: GrayImage) -> BinaryImage {
        let detail = image.darkDetail(width: parameters.inkSize, height: parameters.inkSize)
        let nearby = detail.dilated(width: 61, height: 25)
        return BinaryImage(
            of: detail, above: parameters.minimumContrast, andShare: parameters.relativeContrast, of: nearby)
    }

    private func lines(
        of components: [InkComponent], height: ClosedRange<Double>, width: Int, imageHeight: Int
    ) -> [TextLine] {
        let tallest = Int(height.upperBound * 1.5)
        let shortest = Int(height.lowerBound * 0.35)
        let fitting = components.filter { component in
            let box = component.box
            guard box.height <= tallest, box.height >= shortest, component.area >= 3 else { return false }
            // A rule or an underline, not print
            return box.width < 4 * box.height || Double(box.height) >= height.lowerBound * 0.7
        }
        guard !fitting.isEmpty else { return [] }
        let groups =
            ComponentChains(heights: height, leastAspect: parameters.aspectRange.lowerBound).chains(of: fitting)
            + smeared(fitting, height: height, width: width, imageHeight: imageHeight)
        return groups.compactMap {
            LineFit(components: $0)?.line(
                within: height, aspect: parameters.aspectRange, waves: waves)
        }
    }

    /// Ink joined along rows, whatever its shape: finds lines whose characters fell to pieces or ran together.
    private func smeared(
        _ fitting: [InkComponent], height: ClosedRange<Double>, width: Int, imageHeight: Int
    ) -> [[InkComponent]] {
        var print = BinaryImage(width: width, height: imageHeight)
        for component in fitting {
            for run in component.runs { print.fill(run) }
        }
        let gap = Int(height.upperBound * 1.1)
        let joined = InkComponent.connected(print.runs(closingGapsUpTo: gap))
            .filter { Double($0.box.width) >= parameters.aspectRange.lowerBound * height.lowerBound }
        guard !joined.isEmpty else { return [] }

        // Which piece of ink belongs to which long component: looked up by its first run.
        var owners = [Int32](repeating: -1, count: width * imageHeight)
        for (index, long) in joined.enumerated() {
            for run in long.runs {
                for i in (run.y * width + run.left)..<(run.y * width + run.right) { owners[i] = Int32(index) }
            }
        }
        var members = [[InkComponent]](repeating: [], count: joined.count)
        for component in fitting {
            let run = component.runs[0]
            let owner = owners[run.y * width + run.left]
            if owner >= 0 { members[Int(owner)].append(component) }
        }
        return members
    }
}

extension TextLine {
    /// Whether two finds show the same print: middles within half a height over most of their lengths.
    func coincides(with other: TextLine) -> Bool {
        let height = max(self.height, other.height)
        guard middle.distance(to: other.middle) < max(length, other.length) * 0.5 else { return false }
        return abs(offset(of: other.start)) < height * 0.5 && abs(offset(of: other.end)) < height * 0.5
            && overlap(with: other) > 0.6
    }

    /// How far a point lies below the middle line, in pixels.
    func offset(of p: Point) -> Double {
        let length = max(1e-6, self.length)
        return ((p.y - start.y) * (end.x - start.x) - (p.x - start.x) * (end.y - start.y)) / length
    }

    /// How far a point lies along the line from its start, in pixels.
    func advance(of p: Point) -> Double {
        let length = max(1e-6, self.length)
        return ((p.x - start.x) * (end.x - start.x) + (p.y - start.y) * (end.y - start.y)) / length
    }

    /// The share of the shorter line that lies beside the other.
    func overlap(with other: TextLine) -> Double {
        let a = advance(of: other.start)
        let b = advance(of: other.end)
        let common = min(length, max(a, b)) - max(0, min(a, b))
        return common / max(1e-6, min(length, other.length))
    }
}
