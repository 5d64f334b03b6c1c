import ScanTemplates

/// What kind of failure a `ScanError` is.
///
/// Values and names are those of the Capture Vision SDKs (their `EC_` constants in lower camel case), so that programs
/// written for them need no new table. More codes may be added; compare, do not enumerate.
public struct ScanErrorCode: Sendable, Hashable, CustomStringConvertible {
    /// The number, negative.
    public let rawValue: Int
    /// The name, such as `fileNotFound`.
    public let name: String

    private init(_ rawValue: Int, _ name: String) {
        self.rawValue = rawValue
        self.name = name
    }

    /// The code of a template file; its name is that of the constant without `EC_`.
    init(_ code: TemplateCode) { self.init(code.rawValue, "\(code)") }

    /// Number and name.
    public var description: String { "\(name) (\(rawValue))" }

    /// Codes are equal when their numbers are.
    public static func == (first: ScanErrorCode, second: ScanErrorCode) -> Bool { first.rawValue == second.rawValue }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ScanErrorCode {
    /// Something that has no code of its own, such as a recogniser that fails.
    public static let unknown = ScanErrorCode(-10000, "unknown")
    /// The picture needs more memory than is allowed or there.
    public static let noMemory = ScanErrorCode(-10001, "noMemory")
    /// There is no such file.
    public static let fileNotFound = ScanErrorCode(-10005, "fileNotFound")
    /// The bytes are no picture, or one of a kind that is not read; the spelling is the vendor's.
    public static let filetypeNotSupported = ScanErrorCode(-10006, "filetypeNotSupported")
    /// The file cannot be read, or the picture in it is damaged or too large.
    public static let imageReadFailed = ScanErrorCode(-10012, "imageReadFailed")
    /// A TIFF file is damaged.
    public static let tiffReadFailed = ScanErrorCode(-10013, "tiffReadFailed")
    /// A PDF document is damaged, or asks for too much.
    public static let pdfReadFailed = ScanErrorCode(-10021, "pdfReadFailed")
    /// The file does not have that page.
    public static let pageNumberInvalid = ScanErrorCode(-10023, "pageNumberInvalid")
    /// The time limit was reached.
    public static let timeout = ScanErrorCode(-10026, "timeout")
    /// There is no template of that name.
    public static let templateNameInvalid = ScanErrorCode(-10036, "templateNameInvalid")
    /// A setting has a value that it cannot have.
    public static let parameterValueInvalid = ScanErrorCode(-10038, "parameterValueInvalid")
    /// Results cannot be written.
    public static let fileSaveFailed = ScanErrorCode(-10058, "fileSaveFailed")
    /// A folder cannot be read.
    public static let readDirectoryFailed = ScanErrorCode(-10064, "readDirectoryFailed")
    /// A file is there already and may not be replaced.
    public static let fileAlreadyExists = ScanErrorCode(-10067, "fileAlreadyExists")
    /// A file for results cannot be created.
    public static let createFileFailed = ScanErrorCode(-10068, "createFileFailed")
    /// The recognition model is missing; the spelling is the vendor's.
    public static let modelFileNotFount = ScanErrorCode(-10078, "modelFileNotFount")
}
