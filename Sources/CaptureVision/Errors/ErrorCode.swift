/// The codes of errors, with the numbers of the Capture Vision SDKs and the names that their Swift edition gives them.
///
/// Codes about licences, cameras and barcodes exist for programs that compare with them; this engine never gives them.
public enum ErrorCode: Int, Sendable, CaseIterable {
    /// Ok.
    case ok = 0
    /// Unknown.
    case unknown = -10000
    /// No memory.
    case noMemory = -10001
    /// Null pointer.
    case nullPointer = -10002
    /// License invalid.
    case licenseInvalid = -10003
    /// License expired.
    case licenseExpired = -10004
    /// File not found.
    case fileNotFound = -10005
    /// The file is of a kind that is not read.
    case filetypeNotSupported = -10006
    /// Bpp not supported.
    case bppNotSupported = -10007
    /// Index invalid.
    case indexInvalid = -10008
    /// Custom region invalid.
    case customRegionInvalid = -10010
    /// Image read failed.
    case imageReadFailed = -10012
    /// Tiff read failed.
    case tiffReadFailed = -10013
    /// Dib buffer invalid.
    case dibBufferInvalid = -10018
    /// Pdf read failed.
    case pdfReadFailed = -10021
    /// Pdf dll missing.
    case pdfDllMissing = -10022
    /// Page number invalid.
    case pageNumberInvalid = -10023
    /// Custom size invalid.
    case customSizeInvalid = -10024
    /// Timeout.
    case timeout = -10026
    /// Json parse failed.
    case jsonParseFailed = -10030
    /// Json type invalid.
    case jsonTypeInvalid = -10031
    /// Json key invalid.
    case jsonKeyInvalid = -10032
    /// Json value invalid.
    case jsonValueInvalid = -10033
    /// Json name key missing.
    case jsonNameKeyMissing = -10034
    /// Json name value duplicated.
    case jsonNameValueDuplicated = -10035
    /// Template name invalid.
    case templateNameInvalid = -10036
    /// Json name reference invalid.
    case jsonNameReferenceInvalid = -10037
    /// Parameter value invalid.
    case parameterValueInvalid = -10038
    /// Domain not match.
    case domainNotMatch = -10039
    /// License key not match.
    case licenseKeyNotMatch = -10043
    /// Set mode argument error.
    case setModeArgumentError = -10051
    /// Get mode argument error.
    case getModeArgumentError = -10055
    /// Irt license invalid.
    case irtLicenseInvalid = -10056
    /// File save failed.
    case fileSaveFailed = -10058
    /// Stage type invalid.
    case stageTypeInvalid = -10059
    /// Image orientation invalid.
    case imageOrientationInvalid = -10060
    /// Convert complex template error.
    case convertComplexTemplateError = -10061
    /// Call rejected when capturing.
    case callRejectedWhenCapturing = -10062
    /// No image source.
    case noImageSource = -10063
    /// Read directory failed.
    case readDirectoryFailed = -10064
    /// Module not found.
    case moduleNotFound = -10065
    /// Multi pages not supported.
    case multiPagesNotSupported = -10066
    /// File already exists.
    case fileAlreadyExists = -10067
    /// Create file failed.
    case createFileFailed = -10068
    /// Image data invalid.
    case imageDataInvalid = -10069
    /// Image size not match.
    case imageSizeNotMatch = -10070
    /// Image pixel format not match.
    case imagePixelFormatNotMatch = -10071
    /// Section level result irreplaceable.
    case sectionLevelResultIrreplaceable = -10072
    /// Axis definition incorrect.
    case axisDefinitionIncorrect = -10073
    /// Result type mismatch irreplaceable.
    case resultTypeMismatchIrreplaceable = -10074
    /// Pdf library load failed.
    case pdfLibraryLoadFailed = -10075
    /// License warning.
    case licenseWarning = -10076
    /// Unsupported json key warning.
    case unsupportedJsonKeyWarning = -10077
    /// A model file is missing; the spelling is the vendor's.
    case modelFileNotFount = -10078
    /// Pdf license not found.
    case pdfLicenseNotFound = -10079
    /// Rect invalid.
    case rectInvalid = -10080
    /// Template version incompatible.
    case templateVersionIncompatible = -10081
    /// Portrait zone not found.
    case portraitZoneNotFound = -10082
    /// Text line group layout conflict.
    case textLineGroupLayoutConflict = -40101
    /// Text line group regex conflict.
    case textLineGroupRegexConflict = -40102
    /// Dlr license not found.
    case dlrLicenseNotFound = -40103
    /// Content not found.
    case contentNotFound = -50056
    /// A quadrilateral is none; the spelling is the vendor's.
    case quardrilateralInvalid = -50057
    /// Ddn license not found.
    case ddnLicenseNotFound = -50058
    /// Resource path not exist.
    case resourcePathNotExist = -90001
    /// Resource load failed.
    case resourceLoadFailed = -90002
    /// Code specification not found.
    case codeSpecificationNotFound = -90003
    /// Full code empty.
    case fullCodeEmpty = -90004
    /// Full code preprocess failed.
    case fullCodePreprocessFailed = -90005
    /// Dcp license not found.
    case dcpLicenseNotFound = -90012
}
