public import CodeParser
import MRZScan

/// Text that was parsed to fields.
public final class ParsedResultItem: CapturedResultItem {
    /// `parsedResult`.
    public var type: CapturedResultItemType { .parsedResult }
    /// The text.
    public let referenceItem: (any CapturedResultItem)?
    /// The region of the template that asked for the text.
    public let targetROIDefName: String?
    /// The task of the template that read the text.
    public let taskName: String?
    /// `MRTD_TD3_PASSPORT` and so on, or `VIN`.
    public let codeType: String
    /// The clean value of each field by its name; a field that the layout does not have is not there.
    public let parsedFields: [String: String]
    /// The fields as JSON: `ResultInfo` is a list of lines, each with its fields as children.
    public let jsonString: String

    /// Every text that the fields are made of.
    let texts: [TextLineResultItem]
    private let fields: [String: ScannedField]
    private let names: [String]

    init(_ code: ScannedCode, texts: [TextLineResultItem]) {
        self.texts = texts
        referenceItem = texts.first
        targetROIDefName = texts.first?.targetROIDefName
        taskName = texts.first?.taskName
        codeType = code.codeType
        names = code.fields.map(\.name)
        fields = Dictionary(code.fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        parsedFields = fields.mapValues(\.value)
        jsonString = ParsedFieldsJSON.text(of: code)
    }

    /// The clean value: fillers cut, codes turned into words; `nil` for a field that the layout does not have.
    public func getFieldValue(_ fieldName: String) -> String? { fields[fieldName]?.value }

    /// The characters as printed.
    public func getFieldRawValue(_ fieldName: String) -> String? { fields[fieldName]?.raw }

    /// Whether a code was turned into words; `none` for a field that the layout does not have.
    public func getFieldMappingStatus(_ fieldName: String) -> MappingStatus { fields[fieldName]?.mapping ?? .none }

    /// What the check digits say; `none` for a field that the layout does not have.
    public func getFieldValidationStatus(_ fieldName: String) -> ValidationStatus {
        fields[fieldName]?.validation ?? .none
    }

    /// The names of all fields, in reading order.
    public func getAllFieldNames() -> [String] { names }
}
