public import Raster

/// A document made level.
public final class DeskewedImageResultItem: CapturedResultItem {
    /// `deskewedImage`.
    public var type: CapturedResultItemType { .deskewedImage }
    /// The outline.
    public let referenceItem: (any CapturedResultItem)?
    /// The region of the template that asked for it.
    public let targetROIDefName: String?
    /// The task of the template that made it.
    public let taskName: String?
    /// The level document.
    public let imageData: ImageData
    /// What it shows, pixels of the original image.
    public let location: Quadrilateral
    /// Whether other images of the stream confirm the outline.
    public let crossVerificationStatus: CrossVerificationStatus
    /// Takes pixels of the original image to pixels of the level one.
    public let originalToLocalMatrix: Homography

    init(
        reference: DetectedQuadResultItem, imageData: ImageData, originalToLocalMatrix: Homography
    ) {
        referenceItem = reference
        targetROIDefName = reference.targetROIDefName
        taskName = reference.taskName
        self.imageData = imageData
        location = reference.location
        crossVerificationStatus = reference.crossVerificationStatus
        self.originalToLocalMatrix = originalToLocalMatrix
    }

    /// The matrix under the name that follows the other units.
    public func getOriginalToLocalMatrix() -> Homography { originalToLocalMatrix }
}
