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
