import MRZScan

/// How the program ends.
enum ExitStatus: Int32 {
    /// Everything was read without fault.
    case success = 0
    /// Something was not found, or has faults.
    case faults = 1
    /// Some input could not be processed, or results could not be written.
    case failures = 2
    /// The command line makes no sense.
    case usage = 64
    /// There is nothing to scan.
    case noInput = 66
    /// A fault of the program.
    case internalError = 70
    /// A template, or the model, is missing.
    case configuration = 78
    /// The user ended it.
    case interrupted = 130

    /// The worse of what was so far and what a page adds.
    mutating func add(_ status: ScanStatus) {
        let added: ExitStatus =
            switch status {
            case .found: .success
            case .foundWithFaults, .notFound: .faults
            case .error: .failures
            }
        if added.rawValue > rawValue { self = added }
    }
}
