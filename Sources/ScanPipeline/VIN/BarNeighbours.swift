import Raster

/// Finds the bars of a barcode in or beside a line, and the places of print that is lost in them.
///
/// Windscreen plates carry a number close above bars of the same ink: in a small picture they run together, and what is
/// found is both or the bars alone.
package struct BarNeighbours: Sendable {
    /// Rows in which a line's height is looked at, and the rows between two that bars make alike.
    private static let unit = 20
    private static let distance = 5
    /// Least likeness of two rows of bars, and least deviation in them, grey levels.
    private static let likeness = 0.75
    private static let contrast = 8.0
    /// Least number of rows that bars fill, and least number of bars along them.
    private static let leastRows = 7
    private static let leastBars = 15
    /// Height and distance of print beside bars, in their height, where nothing else is known.
    private static let printHeight = 0.85
    private static let gap = 0.2

    package init() {}

    /// Lines close above and below bars, in both polarities; empty where there are no bars.
    package func lines(beside line: VINLine, in pyramid: ImagePyramid) -> [VINLine] {
        let height = 3 * Self.unit
        let scale = Double(Self.unit) / max(1, line.line.height)
        let width = Int(line.line.length * scale)
        guard width > 60, width < 2000,
            let image = pyramid.rectified(
                line.line.quad(aboveAndBelow: 1, before: 0, after: 0), toWidth: width, height: height, scale: scale),
            let bars = bars(in: image)
        else { return [] }
        let size = Double(bars.count)
        let top = Double(bars.lowerBound)
        let bottom = Double(bars.upperBound)
        // What the line holds beside its bars is print; else it is as high as usual.
        let above = top - Double(Self.unit)
        let below = Double(2 * Self.unit) - bottom
        let places = [
            fits(above, size)
                ? (Double(Self.unit), top) : (top - (Self.gap + Self.printHeight) * size, top - Self.gap * size),
            fits(below, size)
                ? (bottom, Double(2 * Self.unit))
                : (bottom + Self.gap * size, bottom + (Self.gap + Self.printHeight) * size),
        ]
        return places.flatMap { first, last in
            let middle = ((first + last) / 2 - Double(height) / 2) / Double(Self.unit)
            let moved = line.line.moved(down: middle, height: (last - first) / Double(Self.unit))
            return [false, true].map { isInverted in
                var neighbour = line
                neighbour.line = moved
                neighbour.attempt.isInverted = isInverted
                return neighbour
            }
        }
    }

    private func fits(_ rows: Double, _ bars: Double) -> Bool { rows > 0.4 * bars && rows < 2 * bars }

    /// The longest run of rows that are alike.
    private func bars(in image: GrayImage) -> Range<Int>? {
        let rows = (0..<image.height).map { Row(image, $0) }
        let isAlike = (0..<(image.height - Self.distance)).map { y in
            rows[y].likeness(to: rows[y + Self.distance]) > Self.likeness
        }
        var best = 0..<0
        var start = 0
        for y in 0...isAlike.count where y == isAlike.count || !isAlike[y] {
            if y - start > best.count { best = start..<y }
            start = y + 1
        }
        guard !best.isEmpty, best.count + Self.distance >= Self.leastRows else { return nil }
        let bars = best.lowerBound..<(best.upperBound + Self.distance)
        return rows[(bars.lowerBound + bars.upperBound) / 2].crossings >= Self.leastBars ? bars : nil
    }

    /// A row's deviations from its mean.
    private struct Row {
        private let deviations: [Double]
        private let power: Double

        init(_ image: GrayImage, _ y: Int) {
            let values = (0..<image.width).map { Double(image[$0, y]) }
            let mean = values.reduce(0, +) / Double(max(1, values.count))
            deviations = values.map { $0 - mean }
            power = deviations.reduce(0) { $0 + $1 * $1 }
        }

        private var isFlat: Bool { power < BarNeighbours.contrast * BarNeighbours.contrast * Double(deviations.count) }

        /// The correlation of two rows, 0 where one of them is flat.
        func likeness(to other: Row) -> Double {
            if isFlat || other.isFlat { return 0 }
            let product = zip(deviations, other.deviations).reduce(0) { $0 + $1.0 * $1.1 }
            return product / (power * other.power).squareRoot()
        }

        /// How many bars stand in the row.
        var crossings: Int { zip(deviations, deviations.dropFirst()).count { $0 <= 0 && $1 > 0 } }
    }
}
