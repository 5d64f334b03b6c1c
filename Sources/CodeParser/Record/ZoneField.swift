/// One field of a zone: what is printed, what it means and what is proven about it.
public struct ZoneField: Sendable, Hashable {
    /// The field's name, see `ZoneFieldName`.
    public var name: String

    /// The clean value: fillers cut, codes turned into words.
    public var value: String

    /// The characters as printed.
    public var rawValue: String

    /// What the check digit or the field's own rule says.
    public var validation: ValidationStatus

    /// Whether `value` is the meaning of a code.
    public var mapping: MappingStatus

    /// Where it stands.
    ///
    /// The two halves of a long number are given by the first one.
    public var span: ZoneSpan

    /// A field.
    public init(
        name: String, value: String, rawValue: String, validation: ValidationStatus = .none,
        mapping: MappingStatus = .none, span: ZoneSpan
    ) {
        self.name = name
        self.value = value
        self.rawValue = rawValue
        self.validation = validation
        self.mapping = mapping
        self.span = span
    }

    /// The line, counted from 1.
    public var line: Int { span.line }

    /// The first and last column, counted from 1.
    public var columns: ClosedRange<Int> { span.columns }
}
