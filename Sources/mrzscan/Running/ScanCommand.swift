import MRZScan

/// `mrzscan [OPTIONS] PATH…`.
struct ScanCommand {
    let arguments: ScanArguments

    func run() async -> ExitStatus {
        let messages = Messages(isQuiet: arguments.isQuiet)
        if arguments.wantsHelp { return messages.print(HelpText.scan) }
        if arguments.wantsVersion { return messages.print(VersionText.text) }
        let scanner: MRZScanner
        do {
            scanner = try MRZScanner(
                configuration: ScanConfiguration(
                    template: arguments.template, templateFile: arguments.templateFile?.text,
                    settings: arguments.settings, referenceDate: arguments.referenceDate,
                    allowsCorrections: arguments.allowsCorrections))
        } catch {
            messages.error(nil, error)
            return .configuration
        }
        var collector = InputCollector(isRecursive: arguments.isRecursive)
        let inputs = collector.collect(arguments.paths)
        guard !inputs.isEmpty else {
            let hint =
                arguments.isRecursive ? "name pictures, or folders that hold some" : "-r looks into the folders within"
            messages.error(arguments.paths.first, ScanError(.fileNotFound, "there is no picture in it", hint: hint))
            return .noInput
        }
        return await scan(inputs, with: scanner, messages)
    }

    private func scan(_ inputs: [ScanInput], with scanner: MRZScanner, _ messages: Messages) async -> ExitStatus {
        let template = scanner.configuration.template
        let work = OrderedWork<ScanInput, [ScanReport]>(jobs: arguments.jobs) { input in
            switch input {
            case .file(let path): scanner.scanPages(ofFile: path)
            case .standardInput: scanner.scanStandardInput()
            case .failure(let path, let error): [ScanReport(file: path.text, template: template, error: error)]
            }
        }
        var run: ReportWriter
        do {
            run = try ReportWriter(format: arguments.format, output: arguments.output, messages)
        } catch {
            messages.error(arguments.output, error)
            return .failures
        }
        var done = 0
        await work.run(inputs, isStopped: { Interrupt.isRequested }) { reports in
            done += 1
            messages.progress(done, of: inputs.count)
            for report in reports where !run.write(report) { return false }
            return true
        }
        messages.clearProgress()
        let status = run.finish()
        return Interrupt.isRequested ? .interrupted : status
    }
}
