import Raster

/// Cuts the strip of a bent line and takes the bow out of it.
struct StripStraightener: Sendable {
    let cutter: StripCutter

    /// The strip, or `nil` when the line has no extent.
    func strip(of line: TracedLine, in pyramid: ImagePyramid) -> LineStrip? {
        let relative = abs(line.bow) / max(1, line.chord.height)
        // Less than this is lost in the network's own tolerance.
        guard relative > 0.04 else { return cutter.strip(of: line.chord, in: pyramid) }
        guard relative < 1 else { return nil }
        // Taller by the bow on both sides, so that the rows it is taken from exist.
        var tall = cutter
        let parts = 1 + 2 * cutter.parameters.margin
        tall.parameters.margin += relative
        let capital = Double(cutter.parameters.height) / parts
        tall.parameters.height = Int((capital * (1 + 2 * tall.parameters.margin)).rounded())
        guard var strip = tall.strip(of: line.chord, in: pyramid) else { return nil }
        strip.image = straightened(strip, bow: line.bow / max(1, line.chord.height) * capital)
        return strip
    }

    private func straightened(_ strip: LineStrip, bow: Double) -> GrayImage {
        let source = strip.image
        let height = cutter.parameters.height
        let rim = Double(source.height - height) / 2
        var image = GrayImage(width: source.width, height: height)
        for x in 0..<source.width {
            let t = (Double(x) - strip.printStart) / max(1, strip.printEnd - strip.printStart)
            let shift = rim + bow * 4 * min(1.1, max(-0.1, t)) * (1 - min(1.1, max(-0.1, t)))
            for y in 0..<height {
                let place = min(Double(source.height) - 1.001, max(0, Double(y) + shift))
                let upper = Int(place)
                let share = place - Double(upper)
                let value = Double(source[x, upper]) * (1 - share) + Double(source[x, upper + 1]) * share
                image[x, y] = UInt8(max(0, min(255, value.rounded())))
            }
        }
        return image
    }
}
