import Raster

/// What a format's reader delivers.
enum PixelBuffer {
    case gray(GrayImage)
    case colour(ColourImage)
}

/// One page as a format's reader delivers it.
struct StoredPage {
    let pixels: PixelBuffer
    let scaleDenominator: Int
    /// Whether the reader has applied the orientation already.
    let isUpright: Bool
    let warnings: [String]

    init(_ pixels: PixelBuffer, scaleDenominator: Int = 1, isUpright: Bool = false, warnings: [String] = []) {
        self.pixels = pixels
        self.scaleDenominator = scaleDenominator
        self.isUpright = isUpright
        self.warnings = warnings
    }
}
