import Raster

/// Brings the strip of a plate to the width that the reading pipeline gives it.
///
/// The pipeline widens squeezed print and narrows spaced print before it reads, so that the network need not know
/// letters of every width; how far it does is only as good as its guess at where the print ends.
enum PlateWidth {
    /// Length of a whole number in capital heights, as `VINParameters.strips` has it.
    private static let lengths = 13.0...17.0

    static func usual(
        _ strip: GrayImage, style: LineStyle, count: Int, random: inout SeededRandom
    ) -> GrayImage {
        let isLeft = random.chance(0.15)
        // Now and then the letters are drawn out on purpose, as for a second opinion.
        let slip = random.chance(0.8) ? random.uniform(0.88, 1.14) : random.uniform(1.14, 1.4)
        guard !isLeft, count > 2 else { return strip }
        let cap = Double(strip.height) / (1 + style.marginTop + style.marginBottom)
        let side = (style.marginLeft + style.marginRight) * cap
        let print = max(cap, Double(strip.width) - side)
        let share = Double(count) / 17
        let least = lengths.lowerBound * share * cap
        let most = lengths.upperBound * share * cap
        let factor = max(least, min(most, print)) / print * slip
        let width = Int((Double(strip.width) * factor).rounded())
        return strip.scaled(toWidth: max(8, width), height: strip.height)
    }
}
