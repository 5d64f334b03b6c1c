/// The codes that template files and settings can lead to, with the numbers and names that programs of the format know.
package enum TemplateCode: Int, Sendable, CaseIterable {
    case ok = 0
    case fileNotFound = -10005
    case jsonParseFailed = -10030
    case jsonTypeInvalid = -10031
    case jsonKeyInvalid = -10032
    case jsonValueInvalid = -10033
    case jsonNameKeyMissing = -10034
    case jsonNameValueDuplicated = -10035
    case templateNameInvalid = -10036
    case jsonNameReferenceInvalid = -10037
    case parameterValueInvalid = -10038
    case stageTypeInvalid = -10059
    case unsupportedJsonKeyWarning = -10077
    case modelFileNotFound = -10078
    case templateVersionIncompatible = -10081
    case textLineGroupLayoutConflict = -40101
    case textLineGroupRegexConflict = -40102
    case codeSpecificationNotFound = -90003

    /// The name as the format writes it: `EC_JSON_PARSE_FAILED`.
    package var name: String {
        switch self {
        case .ok: "EC_OK"
        case .fileNotFound: "EC_FILE_NOT_FOUND"
        case .jsonParseFailed: "EC_JSON_PARSE_FAILED"
        case .jsonTypeInvalid: "EC_JSON_TYPE_INVALID"
        case .jsonKeyInvalid: "EC_JSON_KEY_INVALID"
        case .jsonValueInvalid: "EC_JSON_VALUE_INVALID"
        case .jsonNameKeyMissing: "EC_JSON_NAME_KEY_MISSING"
        case .jsonNameValueDuplicated: "EC_JSON_NAME_VALUE_DUPLICATED"
        case .templateNameInvalid: "EC_TEMPLATE_NAME_INVALID"
        case .jsonNameReferenceInvalid: "EC_JSON_NAME_REFERENCE_INVALID"
        case .parameterValueInvalid: "EC_PARAMETER_VALUE_INVALID"
        case .stageTypeInvalid: "EC_STAGE_TYPE_INVALID"
        case .unsupportedJsonKeyWarning: "EC_UNSUPPORTED_JSON_KEY_WARNING"
        case .modelFileNotFound: "EC_MODEL_FILE_NOT_FOUND"
        case .templateVersionIncompatible: "EC_TEMPLATE_VERSION_INCOMPATIBLE"
        case .textLineGroupLayoutConflict: "EC_TEXT_LINE_GROUP_LAYOUT_CONFLICT"
        case .textLineGroupRegexConflict: "EC_TEXT_LINE_GROUP_REGEX_CONFLICT"
        case .codeSpecificationNotFound: "EC_CODE_SPECIFICATION_NOT_FOUND"
        }
    }
}
