/// What stands at one place of a layout: the field's name, its place and its alphabet.
///
/// A layout is a list of these; nothing else in the parser knows where a field is.
public struct ZoneFieldRule: Sendable, Hashable {
    /// What the characters of a field may be, and how they are turned into a value.
    public enum Kind: Sendable, Hashable {
        /// The document code: letters or `<`. The first letter names the family of documents.
        case documentCode
        /// A state or organisation: three letters, `<` at the end.
        case state
        /// A holder's name with `<<` between the primary and the secondary identifier.
        case name
        /// One part of a name, `<` (or `<<`) between its words, reported under the rule's own name.
        case namePart
        /// A document number: letters, digits and `<`.
        case number
        /// A check digit.
        case checkDigit
        /// The holder's date of birth, YYMMDD; unknown parts are `<`.
        case birthDate
        /// The date of expiry, YYMMDD, or fillers when the document never expires.
        case expiryDate
        /// The sex: F, M or `<`.
        case sex
        /// Data of the issuer's own: letters, digits and `<`.
        case optionalData
        /// Letters, digits and `<` that are part of something larger.
        case text
        /// Digits only.
        case digits
        /// Letters only.
        case letters
        /// These very characters and no others; the layout does not fit without them.
        case literal(String)
        /// One letter out of these.
        case oneOf(String)
    }

    /// The field's name (the vocabulary of the code parser, see `ZoneFieldName`).
    ///
    /// A rule without a name describes characters that are no field: fixed text, gaps.
    public let name: String?

    /// Where the field stands.
    public let span: ZoneSpan

    /// Its alphabet and meaning.
    public let kind: Kind

    /// A rule for one place.
    public init(_ name: String?, _ span: ZoneSpan, _ kind: Kind) {
        self.name = name
        self.span = span
        self.kind = kind
    }
}
