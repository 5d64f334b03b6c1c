import Raster

/// What a format's reader delivers.
enum PixelBuffer {
    case gray(GrayImage)
    case colour(ColourImage)

    /// Whether the size is the one that the header tells, made smaller by the denominator and rounded up.
    func fits(_ header: ImageHeader, scaleDenominator: Int) -> Bool {
        let (width, height) =
            switch self {
            case .gray(let image): (image.width, image.height)
            case .colour(let image): (image.width, image.height)
            }
        return width == (header.width + scaleDenominator - 1) / scaleDenominator
            && height == (header.height + scaleDenominator - 1) / scaleDenominator
    }
}

/// One page as a format's reader delivers it.
struct StoredPage {
    let pixels: PixelBuffer
    let scaleDenominator: Int
    let warnings: [String]

    init(_ pixels: PixelBuffer, scaleDenominator: Int = 1, warnings: [String] = []) {
        self.pixels = pixels
        self.scaleDenominator = scaleDenominator
        self.warnings = warnings
    }
}
