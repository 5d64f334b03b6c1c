public import Raster

/// Everything about one page.
///
/// A value. `jsonText` writes it with the keys named here.
public struct ScanReport: Sendable, Hashable {
    /// The file, as it was named; `nil` when bytes or an image were scanned.
    public var file: String?
    /// The file's name in percent encoding (RFC 3986, section 2.1), where it is not UTF-8.
    ///
    /// `file` can only be shown then; decoding this gives the bytes of the name. `nil` for all other names.
    public var fileEncoded: String?
    /// The page within the file, from 0.
    public var page: Int
    /// How many pages the file has.
    public var pageCount = 1
    /// Width of the upright page in pixels; 0 when it is not known.
    public var width: Int
    /// Height of the upright page in pixels; 0 when it is not known.
    public var height: Int
    /// What became of the page.
    public var status: ScanStatus
    /// The template that was used; `nil` when text was parsed.
    public var template: String?
    /// What was read, the most certain first.
    public var codes: [ScannedCode]
    /// What other lines hold, where vehicle identification numbers were looked for; the likeliest first.
    public var candidates: [ScannedCandidate] = []
    /// The outline of the document, where one was seen.
    public var document: ScannedRegion?
    /// The holder's portrait, where one was asked for and seen.
    public var portrait: ScannedRegion?
    /// What is worth saying about the page as a whole: a file that is shown in part, a search that ended early.
    public var warnings: [String]
    /// Where nothing was read: the last stage that had something to work on.
    public var endedBy: String?
    /// Wall-clock time from bytes to result.
    public var elapsedMilliseconds: Double?
    /// Why the scan could not be carried out; only with the status `error`.
    public var error: ScanError?

    /// A report of a page; `status` follows from the codes and the error, or where no text is read from the outline.
    public init(
        file: String? = nil, page: Int = 0, width: Int = 0, height: Int = 0, template: String? = nil,
        codes: [ScannedCode] = [], document: ScannedRegion? = nil, portrait: ScannedRegion? = nil,
        readsText: Bool = true, warnings: [String] = [], endedBy: String? = nil,
        elapsedMilliseconds: Double? = nil, error: ScanError? = nil
    ) {
        self.file = file
        self.page = page
        self.width = width
        self.height = height
        self.template = template
        self.codes = codes
        self.document = document
        self.portrait = portrait
        self.warnings = warnings
        self.endedBy = endedBy
        self.elapsedMilliseconds = elapsedMilliseconds
        self.error = error
        status =
            if error != nil {
                .error
            } else if codes.isEmpty {
                !readsText && document != nil ? .found : .notFound
            } else {
                Self.status(of: codes)
            }
    }

    /// Keeps some of the codes, at least one; `status` follows from those.
    package mutating func keep(_ codes: [ScannedCode]) {
        self.codes = codes
        if !codes.isEmpty { status = Self.status(of: codes) }
    }

    private static func status(of codes: [ScannedCode]) -> ScanStatus {
        codes.allSatisfy { $0.isValid && !$0.isAmbiguous } ? .found : .foundWithFaults
    }
}

/// A place in a page.
public struct ScannedRegion: Sendable, Hashable {
    /// The corners, in pixels of the upright page.
    public var location: Quadrilateral
    /// How sure it is, 0…100.
    public var confidence: Int

    /// A place.
    public init(location: Quadrilateral, confidence: Int) {
        self.location = location
        self.confidence = confidence
    }
}
