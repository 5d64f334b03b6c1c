public import Raster

/// The documents of one image.
public final class ProcessedDocumentResult: CapturedResultBase {
    private let base: CapturedResult
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
        self.base = base
        detectedQuadResultItems = quads.isEmpty ? nil : quads
        deskewedImageResultItems = deskewed.isEmpty ? nil : deskewed
        enhancedImageResultItems = enhanced.isEmpty ? nil : enhanced
    }

    /// A name of the image that is the same wherever the image is referred to.
    public var originalImageHashId: String { base.originalImageHashId }
    /// What the source said about the image.
    public var originalImageTag: (any ImageTag)? { base.originalImageTag }
    /// Takes pixels of the upright image to pixels as they came.
    public var rotationTransformMatrix: Homography { base.rotationTransformMatrix }
    /// 0, or why the results are not all that could be.
    public var errorCode: Int { base.errorCode }
    /// The same in words; empty without an error.
    public var errorMessage: String { base.errorMessage }
}
