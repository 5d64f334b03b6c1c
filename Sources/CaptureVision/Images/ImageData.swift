public import Raster

/// An image in one of the layouts that cameras and files deliver.
///
/// Immutable, so that it may be handed from thread to thread.
public final class ImageData: Sendable {
    /// The bytes, row by row from the top.
    public let bytes: [UInt8]
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Bytes from one row to the next.
    public let stride: Int
    /// How the bytes are laid out.
    public let format: ImagePixelFormat
    /// Degrees by which the image has to be turned clockwise to be upright: 0, 90, 180 or 270.
    public let orientation: Int
    /// What the source says about the image.
    public let tag: (any ImageTag)?

    /// An image over bytes.
    ///
    /// Nothing is checked here: an image whose bytes do not fit its size is refused where it is captured.
    public init(
        bytes: [UInt8], width: Int, height: Int, stride: Int, format: ImagePixelFormat, orientation: Int = 0,
        tag: (any ImageTag)? = nil
    ) {
        self.bytes = bytes
        self.width = width
        self.height = height
        self.stride = stride
        self.format = format
        self.orientation = orientation
        self.tag = tag
    }

    /// A grey image.
    public convenience init(_ image: GrayImage, tag: (any ImageTag)? = nil) {
        self.init(
            bytes: image.pixels, width: image.width, height: image.height, stride: image.width, format: .grayScaled,
            tag: tag)
    }

    /// A colour image; red comes first in memory.
    public convenience init(_ image: ColourImage, tag: (any ImageTag)? = nil) {
        self.init(
            bytes: image.pixels, width: image.width, height: image.height, stride: image.width * 3, format: .BGR888,
            tag: tag)
    }
}
