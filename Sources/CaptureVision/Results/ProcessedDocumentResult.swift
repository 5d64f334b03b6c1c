public import Raster

/// The documents of one image.
public final class ProcessedDocumentResult: CapturedResultBase {
    /// A name of the image that is the same wherever the image is referred to.
    public let originalImageHashId: String
    /// What the source said about the image.
    public let originalImageTag: (any ImageTag)?
    /// Takes pixels of the upright image to pixels as they came.
    public let rotationTransformMatrix: Homography
    /// 0, or why the results are not all that could be.
    public let errorCode: Int
    /// The same in words; empty without an error.
    public let errorMessage: String
    /// The outlines; `nil` when there are none.
    public let detectedQuadResultItems: [DetectedQuadResultItem]?
    /// The documents made level; `nil` when there are none.
    public let deskewedImageResultItems: [DeskewedImageResultItem]?
    /// The documents made level and enhanced; `nil` when there are none.
    public let enhancedImageResultItems: [EnhancedImageResultItem]?

    init(
        base: CapturedResult, quads: [DetectedQuadResultItem], deskewed: [DeskewedImageResultItem],
        enhanced: [EnhancedImageResultItem]
    ) {
        originalImageHashId = base.originalImageHashId
        originalImageTag = base.originalImageTag
        rotationTransformMatrix = base.rotationTransformMatrix
        errorCode = base.errorCode
        errorMessage = base.errorMessage
        detectedQuadResultItems = quads.isEmpty ? nil : quads
        deskewedImageResultItems = deskewed.isEmpty ? nil : deskewed
        enhancedImageResultItems = enhanced.isEmpty ? nil : enhanced
    }
}
