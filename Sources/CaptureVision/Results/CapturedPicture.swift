import CodecBridge
import Raster

/// One image on its way through the engine.
struct CapturedPicture: Sendable {
    /// The image that the stages see.
    let gray: GrayImage
    /// The whole image in colour, where something asks for it.
    let colour: ColourImage?
    /// Size of a pixel of `gray` in pixels of the original image.
    let scale: Double
    let info: CapturedImageInfo

    /// A shorter edge below which an image is not made smaller, pixels.
    private static let sharpShorterEdge = 1500

    /// A page of a file, upright.
    init(_ decoded: DecodedImage, info: CapturedImageInfo) {
        self.init(
            gray: decoded.image, colour: decoded.colour, scale: Double(decoded.scaleDenominator), info: info)
    }

    /// A whole image, of which the stages see a smaller one when it is large.
    init(_ colour: ColourImage, info: CapturedImageInfo) {
        self.init(gray: colour.luminance(), colour: colour, scale: 1, info: info)
    }

    private init(gray: GrayImage, colour: ColourImage?, scale: Double, info: CapturedImageInfo) {
        var (gray, scale) = (gray, scale)
        while min(gray.width, gray.height) / 2 >= Self.sharpShorterEdge {
            gray = gray.halved()
            scale *= 2
        }
        self.gray = gray
        self.colour = colour
        self.scale = scale
        self.info = info
    }

    /// How a file has to be decoded for a plan: in colour and whole only where a result shows it.
    static func request(page: Int, inColour: Bool) -> DecodeRequest {
        DecodeRequest(page: page, colour: inColour, targetShorterEdge: inColour ? nil : sharpShorterEdge)
    }

    /// A place of `gray` in the original image.
    func original(_ quad: Quadrilateral) -> Quadrilateral {
        scale == 1 ? quad : Homography.scaling(x: scale, y: scale).apply(to: quad)
    }
}
