import MRZScan

/// What a scan of a picture is worth, measured at what is printed.
enum Outcome: String, Encodable {
    /// A printed code, every character, and nothing that is not printed.
    case exact
    /// Nothing, where nothing is printed.
    case nothingAsPrinted
    /// Something else than what is printed, reported with a fault or as ambiguous.
    case wrong
    /// Something else than what is printed, reported as proven: the worst.
    case silent
    /// Nothing, where a code is printed.
    case nothingFound
    /// Something, where nothing is printed.
    case falseFind
    /// The picture could not be scanned.
    case error

    init(_ report: ScanReport, printed: [[String]]) {
        if report.status == .error {
            self = .error
        } else if report.codes.isEmpty {
            self = printed.isEmpty ? .nothingAsPrinted : .nothingFound
        } else if printed.isEmpty {
            self = .falseFind
        } else {
            let wrong = report.codes.filter { !printed.contains($0.lines) }
            // A proven wrong code stays silent when another one on the page has a fault.
            let isSilent = wrong.contains { $0.isValid && !$0.isAmbiguous }
            self = wrong.isEmpty ? .exact : (isSilent ? .silent : .wrong)
        }
    }

    /// Whether it is one of the outcomes that must not happen.
    var isWorst: Bool { self == .silent || self == .falseFind }

    /// Whether a person wants to see what was read.
    var isWorthShowing: Bool { isWorst || self == .wrong || self == .error }
}
