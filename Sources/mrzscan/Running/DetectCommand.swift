import CommandSupport
import MRZScan
import Raster

/// `mrzscan detect [OPTIONS] PATH…`.
struct DetectCommand {
    let arguments: DetectArguments

    func run() async -> ExitStatus {
        let messages = Messages(isQuiet: false)
        if arguments.wantsHelp { return messages.print(HelpText.detect) }
        let walker = InputWalker(
            arguments.paths, list: arguments.fileList,
            separator: arguments.hasZeroSeparators ? 0 : UInt8(ascii: "\n"), isRecursive: arguments.isRecursive)
        var inputs = InputQueue(walker)
        guard !inputs.isEmpty() else {
            let nothing = walker.nothingFound
            messages.error(nothing.place, nothing.error)
            return .noInput
        }
        do {
            return try await detect(InputFeed(inputs), messages)
        } catch {
            messages.error(nil, error)
            return .failures
        }
    }

    private func detect(_ inputs: InputFeed, _ messages: Messages) async throws(ScanError) -> ExitStatus {
        let detector = MRZDetector()
        let work = OrderedWork<ScanInput, DetectionReport>(jobs: arguments.jobs) { input, hand in
            if case .failure(let path, let error) = input {
                hand.add(detector.failure(path, error))
            } else {
                detector.detectPages(ofFile: input.name) { hand.add($0) }
            }
        }
        var output = try ResultOutput(nil)
        var status = ExitStatus.success
        var broken: ScanError?
        _ = await work.run({ inputs.next()?.input }, isStopped: { Interrupt.isRequested }) { reports in
            for report in reports {
                if let error = report.error { messages.error(report.file.map { FilePath($0) }, error) }
                status.add(report.error != nil ? .error : report.isFound ? .found : .notFound)
                do throws(ScanError) {
                    try output.write(text(report))
                } catch {
                    broken = error
                    return false
                }
            }
            return true
        }
        if let broken { throw broken }
        return Interrupt.isRequested ? .interrupted : status
    }

    private func text(_ report: DetectionReport) -> String {
        if arguments.isJSONLines { return report.jsonText() + "\n" }
        guard report.error == nil else { return "" }
        let name = report.file.map { FilePath($0).display } ?? ""
        let page = report.page > 0 ? ", page \(report.page + 1)" : ""
        guard report.isFound, let zone = report.zones.first else { return "\(name)\(page): no zone\n" }
        let corners = zone.location.corners.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }
        let lines = zone.lineCount == 1 ? "1 line" : "\(zone.lineCount) lines"
        return "\(name)\(page): zone of \(lines), \(zone.confidence) % sure, at \(corners.joined(separator: " "))\n"
    }
}
