import Glibc
import MRZScan

/// What is said on standard error: one line a message, and progress where a person watches.
final class Messages {
    private let isQuiet: Bool
    /// Whether a person watches standard error.
    let showsProgress: Bool
    private var isProgressVisible = false
    private var lastProgress: ContinuousClock.Instant?

    init(isQuiet: Bool) {
        self.isQuiet = isQuiet
        showsProgress = !isQuiet && isatty(STDERR_FILENO) == 1 && FileSystem.environment("TERM") != "dumb"
    }

    /// `mrzscan: subject: message (hint)`.
    func error(_ subject: FilePath?, _ error: ScanError) {
        line(subject, error.description)
    }

    /// The same for what does not stand in the way of a result; silent with `--quiet`.
    func warning(_ subject: FilePath?, _ text: String) {
        if !isQuiet { line(subject, text) }
    }

    /// How far a run has come, at most ten times a second.
    func progress(_ line: @autoclosure () -> ProgressLine) {
        guard showsProgress else { return }
        let now = ContinuousClock.now
        if let lastProgress, now - lastProgress < .milliseconds(100) { return }
        lastProgress = now
        isProgressVisible = true
        // One column stays free: a full line would make some terminals begin another.
        put("\r" + line().text(width: Self.terminalWidth - 1) + "\u{1B}[K")
    }

    /// Takes the progress off the screen.
    func clearProgress() {
        if isProgressVisible { put("\r\u{1B}[K") }
        isProgressVisible = false
    }

    private static var terminalWidth: Int {
        var size = winsize()
        guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private func line(_ subject: FilePath?, _ text: String) {
        clearProgress()
        let words = FilePath(text).display
        put("mrzscan: " + (subject.map { $0.display + ": " } ?? "") + words + "\n")
    }

    /// Standard error may be closed; nobody could be told.
    private func put(_ text: String) {
        _ = FileSystem.write(Array(text.utf8)[...], to: STDERR_FILENO)
    }
}
