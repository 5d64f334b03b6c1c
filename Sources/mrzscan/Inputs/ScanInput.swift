import MRZScan

/// One thing to scan, or the reason why there is none.
enum ScanInput: Sendable, Equatable {
    case file(FilePath)
    case standardInput
    case failure(FilePath, ScanError)

    /// The name under which it is reported.
    var name: FilePath {
        switch self {
        case .file(let path), .failure(let path, _): path
        case .standardInput: FilePath("-")
        }
    }
}
