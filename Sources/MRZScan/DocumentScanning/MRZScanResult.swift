public import Raster

/// What became of scanning a document, with the pictures of its sides.
public struct MRZScanResult: Sendable, Equatable {
    /// How it ended.
    public enum ResultStatus: Int, Sendable, Hashable {
        /// To the end; `data` is there when a zone was read.
        case finished = 0
        /// The user gave up.
        case canceled = 1
        /// It could not be carried out; `errorCode` and `errorString` say why.
        case exception = 2
    }

    /// A side of a document.
    public enum DocumentSide: Int, Sendable, Hashable, CaseIterable {
        /// The side with the machine readable zone.
        case mrz = 0
        /// The other one.
        case opposite = 1
    }

    /// The pictures of one side.
    struct Side: Sendable, Equatable {
        var document: ColourImage?
        var original: ColourImage?
    }

    /// How it ended.
    public let resultStatus: ResultStatus
    /// What the zone says; `nil` when none was read, or it leaves out what every document of this layer has.
    public let data: MRZData?
    /// The engine's report on the side with the zone.
    public let report: ScanReport?
    /// 0, or the number of an error.
    public let errorCode: Int
    /// The error in words.
    public let errorString: String?
    private let sides: [DocumentSide: Side]
    private let portrait: ColourImage?

    init(
        _ status: ResultStatus, data: MRZData? = nil, report: ScanReport? = nil, error: ScanError? = nil,
        sides: [DocumentSide: Side] = [:], portrait: ColourImage? = nil
    ) {
        resultStatus = status
        self.data = data
        self.report = report
        errorCode = error?.code.rawValue ?? 0
        errorString = error?.description
        self.sides = sides
        self.portrait = portrait
    }

    /// What a program reports whose user gave up.
    public static let canceled = MRZScanResult(.canceled)

    /// The holder's portrait; `nil` when it was not asked for or not seen.
    public func getPortraitImage() -> ColourImage? { portrait }

    /// A side of the document, made flat; `nil` when it was not asked for or its outline was not seen.
    public func getDocumentImage(_ side: DocumentSide) -> ColourImage? { sides[side]?.document }

    /// The picture of a side as it came; `nil` unless it was asked for.
    public func getOriginalImage(_ side: DocumentSide) -> ColourImage? { sides[side]?.original }
}
