public import CodeParser

/// What a scanner is told once.
public struct ScanConfiguration: Sendable, Hashable {
    /// The template: one of `MRZScanner.templateNames`, or of those in `templateFile`.
    ///
    /// `ReadMRZ` looks for every zone, `ReadVINText` for vehicle identification numbers, `auto` for both. Empty is the
    /// first of the file.
    public var template: String
    /// A file of templates in the Capture Vision format; `nil` takes those that are built in.
    public var templateFile: String?
    /// Single settings of the template that are changed, in this order.
    public var settings: [TemplateSetting]
    /// The day on which documents are read, for centuries, ages and expiry; `nil` leaves them unknown.
    public var referenceDate: CalendarDate?
    /// Whether characters may be corrected at all; every correction is logged either way.
    public var allowsCorrections: Bool
    /// Milliseconds after which no further attempt on a page is begun, 0 for none; `nil` leaves it to the template.
    public var timeoutMilliseconds: Int?
    /// The folder that holds `Models`; `nil` looks at `MRZSCAN_DATA`, and then where the program is installed or built.
    public var dataFolder: String?
    /// Whether the holder's portrait is looked for; it costs some milliseconds a page.
    public var findsPortrait: Bool
    /// The largest picture, in pixels as stored.
    public var maximumPixels: Int

    /// A configuration; every setting has a default that suits a program which knows nothing about its pictures.
    public init(
        template: String = "ReadMRZ", templateFile: String? = nil, settings: [TemplateSetting] = [],
        referenceDate: CalendarDate? = .today, allowsCorrections: Bool = true, timeoutMilliseconds: Int? = nil,
        dataFolder: String? = nil, findsPortrait: Bool = false, maximumPixels: Int = 200_000_000
    ) {
        self.template = template
        self.templateFile = templateFile
        self.settings = settings
        self.referenceDate = referenceDate
        self.allowsCorrections = allowsCorrections
        self.timeoutMilliseconds = timeoutMilliseconds
        self.dataFolder = dataFolder
        self.findsPortrait = findsPortrait
        self.maximumPixels = maximumPixels
    }
}

/// One setting of a template, changed for one scanner.
public struct TemplateSetting: Sendable, Hashable {
    /// Where it stands: a key of the template such as `Timeout`, or a way through the file such as
    /// `TargetROIDefOptions[roi-mrz].Location`; brackets choose by index or by name.
    public var path: String
    /// The value as JSON; a text that is no JSON is a string.
    public var value: String

    /// A setting.
    public init(path: String, value: String) {
        self.path = path
        self.value = value
    }
}
