package import MRZScan

/// How a program of this package ends.
package enum ExitStatus: Int32, Sendable {
    /// Everything was read without fault.
    case success = 0
    /// Something was not found or has faults; of a measurement, that something was read wrongly without a word.
    case faults = 1
    /// Some input could not be processed, or results could not be written.
    case failures = 2
    /// The command line makes no sense.
    case usage = 64
    /// There is nothing to work on.
    case noInput = 66
    /// A fault of the program.
    case internalError = 70
    /// A template, or the model, is missing.
    case configuration = 78
    /// The user ended it.
    case interrupted = 130

    /// How an error ends a program that cannot go on without what failed.
    package init(_ error: ScanError) {
        switch error.code {
        case .modelFileNotFount, .templateNameInvalid: self = .configuration
        case .unknown, .noMemory: self = .internalError
        default: self = .noInput
        }
    }

    /// The worse of what was so far and what a page adds.
    package mutating func add(_ status: ScanStatus) {
        let added: ExitStatus =
            switch status {
            case .found: .success
            case .foundWithFaults, .notFound: .faults
            case .error: .failures
            }
        if added.rawValue > rawValue { self = added }
    }
}
