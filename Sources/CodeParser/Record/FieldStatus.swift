/// Whether a field passed the check digit or the rule that protects it.
///
/// The raw values are those of the Capture Vision parser.
public enum ValidationStatus: Int, Sendable, Hashable {
    /// Nothing protects this field, so nothing is proven.
    case none = 0
    /// The check agrees.
    case succeeded = 1
    /// The check disagrees, or the characters cannot be what the field holds.
    case failed = 2
}

/// Whether a code was turned into words.
///
/// The raw values are those of the Capture Vision parser.
public enum MappingStatus: Int, Sendable, Hashable {
    /// The field is no code.
    case none = 0
    /// The value is the code's meaning.
    case succeeded = 1
    /// The code is unknown; the value is the code itself.
    case failed = 2
}

/// What the check digits of a whole zone say.
public enum ZoneStatus: String, Sendable, Hashable {
    /// Every check digit of the layout is right.
    case valid
    /// At least one is wrong.
    case invalid
    /// The layout has none.
    case unverified
}
