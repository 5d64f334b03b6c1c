/// One line that says how far a run has come.
struct ProgressLine: Equatable {
    /// Inputs that are done, those of an earlier run among them.
    var done: Int
    /// Inputs that an earlier run had done.
    var earlier = 0
    /// How many there are, once they are counted.
    var total: Int?
    /// How long this run has lasted.
    var elapsed: Duration

    /// The line, at most as wide as the terminal: bar, count, rate and remaining time.
    func text(width: Int) -> String {
        let seconds = elapsed / .seconds(1)
        let rate = seconds > 0 ? Double(done - earlier) / seconds : 0
        var words = total.map { "\(done) of \($0)" } ?? String(done)
        if rate > 0 { words += ", \(Rate.text(rate))/s" }
        guard let total, total > 0 else { return String("mrzscan: \(words)".prefix(width)) }
        if rate > 0 { words += ", \(Rate.text(seconds: Double(max(0, total - done)) / rate)) left" }
        let room = min(40, width - words.count - "mrzscan: [] ".count)
        guard room > 4 else { return String("mrzscan: \(words)".prefix(width)) }
        let filled = min(room, room * done / total)
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled)
        return "mrzscan: [\(bar)] \(words)"
    }
}
