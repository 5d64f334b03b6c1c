public import Raster

/// The results of one kind of one image.
public final class ItemsResult<Item: Sendable>: CapturedResultBase {
    private let base: CapturedResult
    /// The results.
    public let items: [Item]?

    init(base: CapturedResult, items: [Item]) {
        self.base = base
        self.items = items
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

/// The text lines of one image.
public typealias RecognizedTextLinesResult = ItemsResult<TextLineResultItem>
/// The parsed fields of one image.
public typealias ParsedResult = ItemsResult<ParsedResultItem>
/// The barcodes of one image; this engine reads none.
public typealias DecodedBarcodesResult = ItemsResult<any CapturedResultItem>
