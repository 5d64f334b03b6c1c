import MRZScan

/// One thing to scan, or the reason why there is none.
enum ScanInput: Sendable {
    case file(FilePath)
    case standardInput
    case failure(FilePath, ScanError)
}
