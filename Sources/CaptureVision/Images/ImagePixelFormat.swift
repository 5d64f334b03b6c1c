/// How the bytes of an image are laid out.
///
/// The names of channels run from the highest address to the lowest, so that a pixel of `rgb888` begins with its blue
/// byte.
public enum ImagePixelFormat: Int, Sendable, CaseIterable {
    /// One bit a pixel, the highest first; 1 is white.
    case binary = 0
    /// One bit a pixel, the highest first; 1 is black.
    case binaryInverted
    /// One byte a pixel.
    case grayScaled
    /// A plane of luminance, then one of interleaved chroma, V before U.
    case NV21
    /// Two bytes a pixel, the lower first.
    case RGB565
    /// Two bytes a pixel, the lower first.
    case RGB555
    /// Three bytes a pixel.
    case RGB888
    /// Four bytes a pixel.
    case ARGB8888
    /// Six bytes a pixel.
    case RGB161616
    /// Eight bytes a pixel.
    case ARGB16161616
    /// Four bytes a pixel.
    case ABGR8888
    /// Eight bytes a pixel.
    case ABGR16161616
    /// Three bytes a pixel.
    case BGR888
    /// One byte a pixel, 0 or 255; 255 is white.
    case binary8
    /// A plane of luminance, then one of interleaved chroma, U before V.
    case NV12
    /// One byte a pixel, 0 or 255; 255 is black.
    case binary8Inverted

    /// Bits that a pixel takes in a row; for planar formats those of the plane of luminance.
    var bitsPerPixel: Int {
        switch self {
        case .binary, .binaryInverted: 1
        case .grayScaled, .NV21, .NV12, .binary8, .binary8Inverted: 8
        case .RGB565, .RGB555: 16
        case .RGB888, .BGR888: 24
        case .ARGB8888, .ABGR8888: 32
        case .RGB161616: 48
        case .ARGB16161616, .ABGR16161616: 64
        }
    }
}
