package import Raster

/// What a strip looks like before anybody reads it: how many strokes stand in it, and how clearly.
///
/// Tells print from shadows, bars and grain at a hundredth of the price of reading.
package struct StripTexture: Sendable {
    /// Strokes crossed along the middle of the print.
    package let strokes: Int
    /// Darkness of the strokes below what is around them, grey levels of a strip with full contrast.
    package let contrast: Int
    /// The rows that many strokes cross: the print without the frame around it.
    package let rows: Range<Int>

    package init(of strip: GrayImage) {
        let detail = strip.darkDetail(width: 15, height: 15)
        contrast = Int(detail.percentile(0.95))
        let level = UInt8(clamping: max(20, contrast * 2 / 5))
        let counts = (0..<detail.height).map { y in
            (1..<max(1, detail.width)).count { detail[$0 - 1, y] <= level && detail[$0, y] > level }
        }
        let middle = detail.height / 2
        let inner = counts[(detail.height / 3)..<max(detail.height / 3 + 1, detail.height * 2 / 3)].sorted()
        strokes = inner[inner.count / 2]
        let enough = strokes / 2
        let first = counts[..<middle].lastIndex { $0 < enough }.map { $0 + 1 } ?? 0
        let last = counts[middle...].firstIndex { $0 < enough } ?? detail.height
        rows = first..<max(first, last)
    }

    /// Whether some characters of a line stand in it: a part of a number, or a number cut badly.
    var isPrint: Bool { strokes >= 6 && contrast >= 40 }

    /// How much it looks like 17 characters, 0…1: they have some 26 strokes along a row.
    package var likeness: Double {
        guard strokes >= 14, strokes <= 80, contrast >= 45 else { return 0 }
        let missing = max(0, Double(20 - strokes)) / 20
        let surplus = max(0, Double(strokes - 36)) / 60
        return min(1, Double(contrast) / 160) * (1 - missing) * (1 - min(0.6, surplus))
    }
}
