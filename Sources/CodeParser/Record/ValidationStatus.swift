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
