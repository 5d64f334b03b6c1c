/// Why fields could not be written as a zone.
public enum ZoneEncodingError: Error, Sendable, Hashable {
    /// A character that no transliteration table has.
    case unencodableCharacter(String)
    /// A field that is longer than the layout has room for, and that must not be cut.
    case tooLong(field: String, limit: Int)
    /// A date, code or sex that is none.
    case malformed(field: String)
}

extension ZoneEncodingError: CustomStringConvertible {
    /// The error as a sentence.
    public var description: String {
        switch self {
        case .unencodableCharacter(let character): "no transliteration of \"\(character)\" to A–Z is known"
        case .tooLong(let field, let limit): "\(field) has more than \(limit) characters"
        case .malformed(let field): "\(field) is not in the form that a zone asks for"
        }
    }
}
