public import Raster

/// The outline of a document.
public final class DetectedQuadResultItem: CapturedResultItem {
    /// `detectedQuad`.
    public var type: CapturedResultItemType { .detectedQuad }
    /// None.
    public var referenceItem: (any CapturedResultItem)? { nil }
    /// The region of the template that asked for it.
    public let targetROIDefName: String?
    /// The task of the template that made it.
    public let taskName: String?
    /// The corners, pixels of the original image.
    public let location: Quadrilateral
    /// How sure it is, 0…100.
    public let confidenceAsDocumentBoundary: Int
    /// Whether other images of the stream confirm it.
    public let crossVerificationStatus: CrossVerificationStatus

    init(
        origin: ItemOrigin, location: Quadrilateral, confidence: Int,
        status: CrossVerificationStatus = .notVerified
    ) {
        targetROIDefName = origin.region
        taskName = origin.task
        self.location = location
        confidenceAsDocumentBoundary = confidence
        crossVerificationStatus = status
    }
}
