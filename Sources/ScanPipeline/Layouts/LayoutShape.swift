import Glibc

/// How many lines of how many characters a layout has: what geometry can tell of it before anything is read.
package struct LayoutShape: Sendable, Hashable {
    /// The numbers of characters that each line may have, from top to bottom.
    package var lines: [ClosedRange<Int>]

    package init(lines: [ClosedRange<Int>]) {
        self.lines = lines
    }

    /// Those of the layouts of machine readable zones (ICAO 9303 parts 4 to 7, and the one-line licences).
    package static let zones = [
        LayoutShape(lines: [30...30, 30...30, 30...30]), LayoutShape(lines: [36...36, 36...36]),
        LayoutShape(lines: [44...44, 44...44]), LayoutShape(lines: [30...30]),
    ]

    /// The numbers of characters of the longest line.
    package var longest: ClosedRange<Int> {
        lines.max { $0.upperBound < $1.upperBound } ?? 0...0
    }

    /// How near a length in capital heights is to that of the layout, 0…1.
    ///
    /// A character of OCR-B is about 1.045 capital heights wide. Tilt away from the camera flattens the print, so too
    /// long is judged more mildly than too short.
    func likeness(ofAspect aspect: Double) -> Double {
        let least = Double(longest.lowerBound) * Self.widthOfCell
        let most = Double(longest.upperBound) * Self.widthOfCell
        guard aspect > 0, least > 0, !(least...most).contains(aspect) else { return least > 0 && aspect > 0 ? 1 : 0 }
        let deviation = log(aspect / (aspect < least ? least : most))
        let tolerance = deviation > 0 ? 0.4 : 0.25
        return exp(-(deviation / tolerance) * (deviation / tolerance))
    }

    private static let widthOfCell = 1.045
}

extension [LayoutShape] {
    /// Every number of characters that a line may have, at most `limit` of each layout, in order.
    package func cellCounts(limit: Int = 8) -> [Int] {
        let counts = flatMap(\.lines).filter { !$0.isEmpty }.flatMap { range -> [Int] in
            let step = Swift.max(1, (range.count + limit - 1) / limit)
            return Array<Int>(stride(from: range.lowerBound, through: range.upperBound, by: step))
        }
        return Set(counts).sorted()
    }
}
