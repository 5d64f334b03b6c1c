import CommandSupport
import MRZScan

/// Writes reports, says on standard error what has to be said about them, and keeps count of how the run went.
struct ReportWriter {
    private var output: ResultOutput
    private let messages: Messages
    private var renderer: any ReportRenderer
    private(set) var tally = RunTally()
    private(set) var isBroken = false

    /// Opens the output.
    ///
    /// - Throws: `ScanError` when the file cannot be created.
    init(format: OutputFormat, output path: FilePath?, _ messages: Messages) throws(ScanError) {
        self.init(format: format, output: try ResultOutput(path), messages)
        put(renderer.begin())
    }

    /// Goes on behind earlier results.
    ///
    /// What names the pictures goes on as well: inputs that are left out keep their names.
    ///
    /// - Throws: `ScanError` when the file cannot be opened, or holds other things than results of this format.
    init(
        continuing path: FilePath, format: OutputFormat, skipping inputs: inout InputQueue,
        stems: inout PictureStems?, _ messages: Messages
    ) throws(ScanError) {
        var output = try ResultOutput(path, isContinued: true)
        var earlier = EarlierResults(descriptor: output.earlierResults, format: format, name: path)
        let tally = try inputs.skip(&earlier) { _ = stems?.stem(for: $0) }
        try output.cut(to: earlier.end)
        self.init(format: format, output: output, messages)
        self.tally = tally
        if earlier.end == 0 { put(renderer.begin()) }
    }

    private init(format: OutputFormat, output: ResultOutput, _ messages: Messages) {
        self.output = output
        self.messages = messages
        renderer = format.renderer()
    }

    /// Writes the reports of one input; false when nothing more can be written.
    mutating func write(_ reports: [ScanReport]) -> Bool { write(reports.map { PageOutcome(report: $0) }) }

    /// The same, with what goes with each page.
    mutating func write(_ outcomes: [PageOutcome]) -> Bool {
        var text = ""
        let before = tally
        for outcome in outcomes {
            let report = outcome.report
            tally.add(report.status)
            let subject = report.file.map { FilePath($0) }
            if let error = report.error { messages.error(subject, error) }
            for warning in report.warnings { messages.warning(subject, warning) }
            for error in outcome.pictureErrors {
                messages.error(subject, error)
                tally.worsen(.failures)
            }
            for missing in outcome.missingPictures {
                messages.warning(subject, missing)
                tally.worsen(.faults)
            }
            text += renderer.render(report, outcome.pictures)
        }
        put(text)
        // What was not written is not counted.
        if isBroken { tally = before }
        return !isBroken
    }

    /// Ends the output; how the run went.
    mutating func finish() -> ExitStatus {
        put(renderer.end())
        output.close()
        return isBroken ? .failures : tally.exitStatus
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
            var output = try ResultOutput(nil)
            try output.write(text)
            return .success
        } catch {
            self.error(nil, error)
            return .failures
        }
    }
}
