import MRZScan

/// Writes reports, says on standard error what has to be said about them, and keeps count of how the run went.
struct ReportWriter {
    private let output: ResultOutput
    private let messages: Messages
    private var renderer: any ReportRenderer
    private var status = ExitStatus.success
    private var isBroken = false

    /// Opens the output.
    ///
    /// - Throws: `ScanError` when the file cannot be created.
    init(format: OutputFormat, output path: FilePath?, _ messages: Messages) throws(ScanError) {
        output = try ResultOutput(path)
        self.messages = messages
        renderer = format.renderer()
        put(renderer.begin())
    }

    /// Writes one report; false when nothing more can be written.
    mutating func write(_ report: ScanReport) -> Bool {
        status.add(report.status)
        let subject = report.file.map { FilePath($0) }
        if let error = report.error { messages.error(subject, error) }
        for warning in report.warnings { messages.warning(subject, warning) }
        put(renderer.render(report))
        return !isBroken
    }

    /// Ends the output; how the run went.
    mutating func finish() -> ExitStatus {
        put(renderer.end())
        output.close()
        return isBroken ? .failures : status
    }

    private mutating func put(_ text: String) {
        guard !isBroken, !text.isEmpty else { return }
        do {
            try output.write(text)
        } catch {
            isBroken = true
            messages.error(nil, error)
        }
    }
}

extension Messages {
    /// Writes a text that was asked for to standard output.
    func print(_ text: String) -> ExitStatus {
        do {
            try ResultOutput(nil).write(text)
            return .success
        } catch {
            self.error(nil, error)
            return .failures
        }
    }
}
