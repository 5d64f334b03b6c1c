/// Why a scan could not be carried out.
///
/// That nothing was found is no error: see `ScanStatus.notFound`.
public struct ScanError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of failure.
    public let code: ScanErrorCode
    /// What is wrong, without the file's name and without a full stop.
    public let message: String
    /// What a person can do about it; empty when there is nothing to be done.
    public let hint: String

    /// An error.
    public init(_ code: ScanErrorCode, _ message: String, hint: String) {
        self.code = code
        self.message = message
        self.hint = hint
    }

    /// The message, with the hint in brackets.
    public var description: String { hint.isEmpty ? message : "\(message) (\(hint))" }
}
