import Raster

/// Follows a line of print beyond the ends at which it was lost, and along the bow that a curved plate gives it.
struct LineTracer: Sendable {
    /// Height of the capitals, in pixels, at which the print is followed.
    private static let capital = 24
    /// How far beyond each end the print is looked for, in capital heights.
    private static let reach = 16.0
    /// Pixels above and below the middle line.
    private static let halfBand = 48
    /// Width and distance of the windows in which the print is followed, pixels.
    private static let window = 40
    private static let step = 16

    /// Where the print lies in one window: across in pixels below the band's middle, and how much ink it has.
    private struct Place {
        var column: Double
        var offset: Double
        var ink: Double
    }

    /// The line as far as its print goes, with its sag; `nil` when it is no print that can be followed.
    func traced(_ line: TextLine, in pyramid: ImagePyramid) -> TextLine? {
        let scale = Double(Self.capital) / max(1, line.height)
        let before = Self.reach * line.height
        let quad = line.quad(aboveAndBelow: 1.5, before: Self.reach, after: Self.reach)
        let width = Int(((line.length + 2 * before) * scale).rounded())
        let height = 2 * Self.halfBand
        guard width > 200, width < 4000,
            let band = pyramid.rectified(quad, toWidth: width, height: height, scale: scale)
        else { return nil }
        let ink = Ink(band.darkDetail(width: 21, height: 21))
        let first = Int(before * scale)
        let last = width - first
        guard var places = core(of: ink, from: first, to: last), let usual = Self.median(places.map(\.ink)) else {
            return nil
        }
        places = followed(places, in: ink, usual: usual, by: Self.step, to: width)
        places = followed(places.reversed(), in: ink, usual: usual, by: -Self.step, to: 0).reversed()
        guard let bow = Parabola(through: places.map { ($0.column, $0.offset) }),
            let ends = ink.ends(
                from: Int(places[0].column) - Self.window / 2,
                to: Int(places[places.count - 1].column) + Self.window / 2,
                along: { bow.value(at: $0) + Double(Self.halfBand) }, usual: usual)
        else { return nil }
        return Self.line(line, from: ends.lowerBound, to: ends.upperBound, bow: bow, scale: scale, origin: before)
    }

    /// The windows between two columns.
    private func core(of ink: Ink, from: Int, to: Int) -> [Place]? {
        var places: [Place] = []
        var column = from + Self.window / 2
        while column + Self.window / 2 <= to {
            if let place = ink.place(at: column, near: 0, range: 9) { places.append(place) }
            column += Self.step
        }
        return places.count >= 3 ? places : nil
    }

    /// The windows and those that continue them, up to where the ink ends.
    private func followed(_ places: [Place], in ink: Ink, usual: Double, by step: Int, to limit: Int) -> [Place] {
        var places = places
        var empty = 0
        while empty < 3, let last = places.last {
            let column = Int(last.column) + step * (empty + 1)
            guard column > Self.window, column < ink.width - Self.window else { break }
            // The direction of the last stretch, not of the whole: a bow goes on bending.
            let recent = places.suffix(8)
            let expected: Double
            if let near = recent.first, recent.count >= 4 {
                let rise = (last.offset - near.offset) / (last.column - near.column)
                expected = last.offset + rise * (Double(column) - last.column)
            } else {
                expected = last.offset
            }
            guard abs(expected) < Double(Self.halfBand) * 0.6,
                let place = ink.place(at: column, near: Int(expected.rounded()), range: 3),
                place.ink > 0.3 * usual, place.ink < 2 * usual
            else {
                empty += 1
                continue
            }
            places.append(place)
            empty = 0
        }
        return places
    }

    private static func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }

    /// The chord between two columns of the band as a line of the image.
    private static func line(
        _ line: TextLine, from: Int, to: Int, bow: Parabola, scale: Double, origin: Double
    ) -> TextLine {
        let length = max(1e-6, line.length)
        let along = Point(x: (line.end.x - line.start.x) / length, y: (line.end.y - line.start.y) / length)
        func place(_ column: Double) -> Point {
            let forward = column / scale - origin
            let down = bow.value(at: column) / scale
            return Point(
                x: line.start.x + along.x * forward - along.y * down,
                y: line.start.y + along.y * forward + along.x * down)
        }
        var chord = line
        chord.start = place(Double(from))
        chord.end = place(Double(to))
        let (first, last) = (bow.value(at: Double(from)), bow.value(at: Double(to)))
        let sag = (0...8).map { index in
            let share = Double(index) / 8
            let straight = first + (last - first) * share
            return (bow.value(at: Double(from) + Double(to - from) * share) - straight) / Double(capital)
        }
        // Less than this is lost in the network's own tolerance.
        chord.sag = sag.contains { abs($0) > 0.04 } ? sag : []
        return chord
    }

    /// The ink of a band with sums that make any window cheap.
    private struct Ink {
        let width: Int
        private let height: Int
        /// Ink above each row in each column, then summed over the columns to the left.
        private let sums: [Int]

        init(_ detail: GrayImage) {
            width = detail.width
            height = detail.height
            var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
            for y in 0..<height {
                var row = 0
                for x in 0..<width {
                    row += Int(detail[x, y])
                    sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
                }
            }
            self.sums = sums
        }

        /// The mean ink of a rectangle, grey levels.
        private func mean(_ left: Int, _ right: Int, _ top: Int, _ bottom: Int) -> Double {
            let l = min(max(left, 0), width)
            let r = min(max(right, 0), width)
            let t = min(max(top, 0), height)
            let b = min(max(bottom, 0), height)
            guard l < r, t < b else { return 0 }
            let w = width + 1
            let sum = sums[b * w + r] - sums[b * w + l] - sums[t * w + r] + sums[t * w + l]
            return Double(sum) / Double((r - l) * (b - t))
        }

        /// Where, near an offset, a window has most ink in a capital's height and least in the rims beside it.
        func place(at column: Int, near: Int, range: Int) -> Place? {
            let left = column - LineTracer.window / 2
            let right = column + LineTracer.window / 2
            let half = LineTracer.capital / 2
            var best: (score: Double, offset: Int, ink: Double)?
            for offset in (near - range)...(near + range) {
                let middle = height / 2 + offset
                let ink = mean(left, right, middle - half, middle + half)
                let rims =
                    mean(left, right, middle - half - 6, middle - half - 1)
                    + mean(left, right, middle + half + 1, middle + half + 6)
                let score = ink - rims / 2
                if score > (best?.score ?? 0) { best = (score, offset, ink) }
            }
            return best.map { Place(column: Double(column), offset: Double($0.offset), ink: $0.ink) }
        }

        /// The first and last column with ink in the print's height.
        func ends(from: Int, to: Int, along middle: (Double) -> Double, usual: Double) -> Range<Int>? {
            let half = LineTracer.capital / 2
            func isInk(_ column: Int) -> Bool {
                let y = Int(middle(Double(column)).rounded())
                return mean(column - 1, column + 2, y - half, y + half) > 0.25 * usual
            }
            guard from < to, let first = (from..<to).first(where: isInk),
                let last = (from..<to).last(where: isInk), first < last
            else { return nil }
            return first..<(last + 1)
        }
    }
}
