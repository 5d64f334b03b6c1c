public import Raster

/// What all results of one image have in common.
public protocol CapturedResultBase: AnyObject, Sendable {
    /// A name of the image that is the same wherever the image is referred to.
    var originalImageHashId: String { get }
    /// What the source said about the image.
    var originalImageTag: (any ImageTag)? { get }
    /// Takes pixels of the upright image, in which all places are given, to pixels as they came.
    var rotationTransformMatrix: Homography { get }
    /// 0, or why the results are not all that could be.
    var errorCode: Int { get }
    /// The same in words; empty without an error.
    var errorMessage: String { get }
}

/// What is known of the image itself.
struct CapturedImageInfo: Sendable {
    var hashId: String
    var tag: (any ImageTag)?
    var rotation = Homography.identity
}

/// Everything that was found in one image.
public final class CapturedResult: CapturedResultBase {
    /// A name of the image that is the same wherever the image is referred to.
    public var originalImageHashId: String { image.hashId }
    /// What the source said about the image.
    public var originalImageTag: (any ImageTag)? { image.tag }
    /// Takes pixels of the upright image, in which all places are given, to pixels as they came.
    public var rotationTransformMatrix: Homography { image.rotation }
    /// 0, or why the results are not all that could be.
    public let errorCode: Int
    /// The same in words; empty without an error.
    public let errorMessage: String
    /// All results; `nil` when nothing was found.
    public let items: [any CapturedResultItem]?

    let image: CapturedImageInfo

    init(image: CapturedImageInfo, items: [any CapturedResultItem], error: CaptureVisionError? = nil) {
        self.image = image
        self.items = items.isEmpty ? nil : items
        errorCode = error?.code.rawValue ?? 0
        errorMessage = error?.message ?? ""
    }

    /// The same with other items: what filters leave.
    func with(items: [any CapturedResultItem]) -> CapturedResult {
        CapturedResult(
            image: image, items: items,
            error: ErrorCode(rawValue: errorCode).flatMap {
                $0 == .ok ? nil : CaptureVisionError($0, errorMessage)
            })
    }

    private func all<Item>(_ type: Item.Type) -> [Item] { (items ?? []).compactMap { $0 as? Item } }

    /// The text lines; `nil` when there are none.
    public var recognizedTextLinesResult: RecognizedTextLinesResult? {
        let lines = all(TextLineResultItem.self)
        return lines.isEmpty ? nil : RecognizedTextLinesResult(base: self, items: lines)
    }

    /// The parsed fields; `nil` when there are none.
    public var parsedResult: ParsedResult? {
        let parsed = all(ParsedResultItem.self)
        return parsed.isEmpty ? nil : ParsedResult(base: self, items: parsed)
    }

    /// Outlines and level images of documents; `nil` when there are none.
    public var processedDocumentResult: ProcessedDocumentResult? {
        let quads = all(DetectedQuadResultItem.self)
        let deskewed = all(DeskewedImageResultItem.self)
        let enhanced = all(EnhancedImageResultItem.self)
        guard !quads.isEmpty || !deskewed.isEmpty || !enhanced.isEmpty else { return nil }
        return ProcessedDocumentResult(base: self, quads: quads, deskewed: deskewed, enhanced: enhanced)
    }

    /// Barcodes, which this engine does not read: always `nil`.
    public var decodedBarcodesResult: DecodedBarcodesResult? { nil }
}
