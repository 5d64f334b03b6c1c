public import Raster

/// The parsed fields of one image.
public final class ParsedResult: CapturedResultBase {
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
    /// The results.
    public let items: [ParsedResultItem]?

    init(base: CapturedResult, items: [ParsedResultItem]) {
        originalImageHashId = base.originalImageHashId
        originalImageTag = base.originalImageTag
        rotationTransformMatrix = base.rotationTransformMatrix
        errorCode = base.errorCode
        errorMessage = base.errorMessage
        self.items = items
    }
}
