import MRZScan

/// How the program ends.
enum ExitStatus: Int32 {
    /// Measured, and nothing was read wrongly without a word.
    case success = 0
    /// Measured, and something was: a silent wrong answer, or one where nothing is printed.
    case wrongAnswers = 1
    /// The command line makes no sense.
    case usage = 64
    /// There is nothing to measure with.
    case noInput = 66
    /// A fault of the program.
    case internalError = 70
    /// The recognition model is missing.
    case configuration = 78

    /// How a failed measurement ends the program.
    init(_ error: ScanError) {
        switch error.code {
        case .modelFileNotFount, .templateNameInvalid: self = .configuration
        case .unknown, .noMemory: self = .internalError
        default: self = .noInput
        }
    }
}
