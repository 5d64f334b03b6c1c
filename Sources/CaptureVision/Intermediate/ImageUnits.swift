/// What a unit holds that is an image.
public protocol ImageContent: Sendable {
    /// The image.
    var image: ImageData { get }
}

/// The image in colour.
public struct ScaledColourImageContent: ImageContent {
    /// The image.
    public let image: ImageData
}

/// The grey picture in which an attempt looks for text lines.
public struct GrayscaleImageContent: ImageContent {
    /// The image.
    public let image: ImageData
}

/// The ink in the grey picture, as the search for text lines sees it with its usual contrast.
public struct BinaryImageContent: ImageContent {
    /// The image.
    public let image: ImageData
}

/// A document made level.
public struct DeskewedImageContent: ImageContent {
    /// The image.
    public let image: ImageData
}

/// A document made level and enhanced.
public struct EnhancedImageContent: ImageContent {
    /// The image.
    public let image: ImageData
}

/// The image in colour.
public typealias ScaledColourImageUnit = ContentUnit<ScaledColourImageContent>
/// The grey picture in which an attempt looks for text lines.
public typealias GrayscaleImageUnit = ContentUnit<GrayscaleImageContent>
/// The ink in the grey picture, as the search for text lines sees it with its usual contrast.
public typealias BinaryImageUnit = ContentUnit<BinaryImageContent>
/// A document made level.
public typealias DeskewedImageUnit = ContentUnit<DeskewedImageContent>
/// A document made level and enhanced.
public typealias EnhancedImageUnit = ContentUnit<EnhancedImageContent>

extension ContentUnit where Content: ImageContent {
    /// The image.
    public func getImageData() -> ImageData { content.image }
}

extension ContentUnit where Content == DeskewedImageContent {
    /// The level document.
    public func getDeskewedImage() -> ImageData { content.image }
}

extension ContentUnit where Content == EnhancedImageContent {
    /// The enhanced document.
    public func getEnhancedImage() -> ImageData { content.image }
}
