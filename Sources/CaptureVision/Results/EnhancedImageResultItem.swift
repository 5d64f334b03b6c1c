public import Raster

/// A document made level, in the colours, brightness and contrast that the template asks for.
public final class EnhancedImageResultItem: CapturedResultItem {
    /// `enhancedImage`.
    public var type: CapturedResultItemType { .enhancedImage }
    /// The level document.
    public let referenceItem: (any CapturedResultItem)?
    /// The region of the template that asked for it.
    public let targetROIDefName: String?
    /// The task of the template that made it.
    public let taskName: String?
    /// The enhanced document.
    public let imageData: ImageData
    /// Takes pixels of the original image to pixels of the level one.
    public let originalToLocalMatrix: Homography

    init(reference: DeskewedImageResultItem, imageData: ImageData) {
        referenceItem = reference
        targetROIDefName = reference.targetROIDefName
        taskName = reference.taskName
        self.imageData = imageData
        originalToLocalMatrix = reference.originalToLocalMatrix
    }
}
