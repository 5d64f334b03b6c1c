import CommandSupport
import MRZScan

/// `mrzscan [OPTIONS] PATH…`.
struct ScanCommand {
    let arguments: ScanArguments

    func run() async -> ExitStatus {
        let messages = Messages(isQuiet: arguments.isQuiet)
        if arguments.wantsHelp { return messages.print(HelpText.scan) }
        if arguments.wantsVersion { return messages.print(VersionText.text) }
        EngineMemory.prepare(jobs: arguments.jobs)
        let scanner: MRZScanner
        do {
            scanner = try MRZScanner(
                configuration: ScanConfiguration(
                    template: arguments.template, templateFile: arguments.templateFile?.text,
                    settings: arguments.settings, referenceDate: arguments.referenceDate,
                    allowsCorrections: arguments.allowsCorrections,
                    findsPortrait: arguments.pictures.needsPortrait || arguments.format.holdsPictures))
        } catch {
            messages.error(nil, error)
            return .configuration
        }
        var inputs = InputQueue(walker)
        guard !inputs.isEmpty() || arguments.isResumed else {
            let nothing = walker.nothingFound
            messages.error(nothing.place, nothing.error)
            return .noInput
        }
        do throws(ScanError) {
            try arguments.pictures.prepare()
            if let folder = arguments.debugFolder { try FileSystem.prepareFolder(folder) }
        } catch {
            messages.error(nil, error)
            return .failures
        }
        do throws(ScanError) {
            var arguments = arguments
            // What an earlier run saved and did not report is saved again; where there was none, nothing is replaced.
            if arguments.isResumed, let output = arguments.output, FileSystem.exists(output) {
                arguments.pictures.isForced = true
            }
            var stems = arguments.savesFiles ? PictureStems() : nil
            let writer = try openOutput(&inputs, &stems, messages)
            if inputs.vanished > 0 {
                messages.warning(arguments.output, "files have come or gone since; what was reported stays as it is")
            }
            return await BatchRun(arguments: arguments, scanner: scanner, messages: messages)
                .run(InputFeed(inputs, stems: stems), earlier: inputs.skipped, counter: counter(messages), into: writer)
        } catch {
            messages.error(arguments.output, error)
            return .failures
        }
    }

    private var walker: InputWalker {
        InputWalker(
            arguments.paths, list: arguments.fileList,
            separator: arguments.hasZeroSeparators ? 0 : UInt8(ascii: "\n"), isRecursive: arguments.isRecursive)
    }

    private func openOutput(
        _ inputs: inout InputQueue, _ stems: inout PictureStems?, _ messages: Messages
    ) throws(ScanError) -> ReportWriter {
        guard arguments.isResumed, let output = arguments.output else {
            return try ReportWriter(format: arguments.format, output: arguments.output, messages)
        }
        return try ReportWriter(
            continuing: output, format: arguments.format, skipping: &inputs, stems: &stems, messages)
    }

    /// Counts the inputs beside the run, where a person watches and the names can be read twice.
    private func counter(_ messages: Messages) -> InputCounter? {
        guard messages.showsProgress, walker.canBeRepeated else { return nil }
        return InputCounter(walker)
    }
}
