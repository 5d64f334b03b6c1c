import MRZScan

/// What a call throws: the code, and in words what is wrong and what can be done about it.
public struct CaptureVisionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of failure.
    public let code: ErrorCode
    /// What is wrong, and in brackets what to do.
    public let message: String

    /// An error.
    public init(_ code: ErrorCode, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Message and number.
    public var description: String { "\(message) [\(code.rawValue)]" }
}

extension CaptureVisionError {
    init(_ error: ScanError) {
        self.init(ErrorCode(rawValue: error.code.rawValue) ?? .unknown, error.description)
    }
}
