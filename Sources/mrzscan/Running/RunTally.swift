import CommandSupport
import MRZScan

/// How many pages of a run came out how, and the exit status that follows.
struct RunTally: Equatable {
    private(set) var found = 0
    private(set) var withFaults = 0
    private(set) var notFound = 0
    private(set) var errors = 0
    private(set) var exitStatus = ExitStatus.success

    var pages: Int { found + withFaults + notFound + errors }

    mutating func add(_ status: ScanStatus) {
        exitStatus.add(status)
        switch status {
        case .found: found += 1
        case .foundWithFaults: withFaults += 1
        case .notFound: notFound += 1
        case .error: errors += 1
        }
    }

    /// Ends the run no better than this, whatever its pages say.
    mutating func worsen(_ status: ExitStatus) {
        if status.rawValue > exitStatus.rawValue { exitStatus = status }
    }

    /// In one line, with the speed of this run.
    ///
    /// - Parameters:
    ///   - earlier: pages that an earlier run had reported, which are counted but took no time now.
    ///   - duration: how long this run took.
    /// - Returns: the line, without its end.
    func summary(earlier: Int, duration: Duration) -> String {
        let noun = pages == 1 ? "page" : "pages"
        var text = "\(pages) \(noun): \(found) read, \(withFaults) with faults, \(notFound) nothing found, "
        text += "\(errors) \(errors == 1 ? "error" : "errors")"
        if earlier > 0 { text += ", \(earlier) of them in an earlier run" }
        let seconds = duration / .seconds(1)
        if pages > earlier, seconds > 0 {
            text += "; \(Rate.text(Double(pages - earlier) / seconds)) images a second"
        }
        return text
    }
}

/// Speeds and times in few digits.
enum Rate {
    /// To one place below 100.
    static func text(_ rate: Double) -> String {
        guard rate.isFinite, rate < 1e9 else { return "many" }
        guard rate < 99.95 else { return String(Int(rate.rounded())) }
        let tenths = Int((rate * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Hours, minutes and seconds; those in front are left out while they are zero.
    static func text(seconds: Double) -> String {
        guard seconds.isFinite, seconds < 1e9 else { return "long" }
        let whole = Int(max(0, seconds).rounded(.up))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        if hours > 0 { return "\(hours):\(padded(minutes)):\(padded(rest))" }
        return "\(minutes):\(padded(rest))"
    }
}
