public import CodeParser

/// What a scanner is told once.
public struct ScanConfiguration: Sendable, Hashable {
    /// The template, one of `MRZScanner.templateNames`: which zones are looked for, or with `ReadVINText` vehicle
    /// identification numbers, or with `auto` both.
    public var template: String
    /// The day on which documents are read, for centuries, ages and expiry; `nil` leaves them unknown.
    public var referenceDate: CalendarDate?
    /// Whether characters may be corrected at all; every correction is logged either way.
    public var allowsCorrections: Bool
    /// Milliseconds after which no further attempt on a page is begun; 0 is no limit.
    public var timeoutMilliseconds: Int
    /// The folder that holds `Models`; `nil` looks at `MRZSCAN_DATA`, and then where the program is installed or built.
    public var dataFolder: String?
    /// The largest picture, in pixels as stored.
    public var maximumPixels: Int

    /// A configuration; every setting has a default that suits a program which knows nothing about its pictures.
    public init(
        template: String = "ReadMRZ", referenceDate: CalendarDate? = .today, allowsCorrections: Bool = true,
        timeoutMilliseconds: Int = 10_000, dataFolder: String? = nil, maximumPixels: Int = 200_000_000
    ) {
        self.template = template
        self.referenceDate = referenceDate
        self.allowsCorrections = allowsCorrections
        self.timeoutMilliseconds = timeoutMilliseconds
        self.dataFolder = dataFolder
        self.maximumPixels = maximumPixels
    }
}
