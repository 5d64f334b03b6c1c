import MRZScan

/// Scans inputs, several at once, and writes what comes out in their order.
struct BatchRun {
    let arguments: ScanArguments
    let scanner: MRZScanner
    let messages: Messages

    func run(_ inputs: InputQueue, counter: InputCounter?, into writer: ReportWriter) async -> ExitStatus {
        var writer = writer
        let started = ContinuousClock.now
        let earlier = (inputs: inputs.skipped, pages: writer.tally.pages)
        var done = earlier.inputs
        let feed = InputFeed(inputs)
        let givenUp = await work.run(
            { feed.next() }, isStopped: { Interrupt.isRequested }
        ) { reports in
            done += 1
            messages.progress(
                ProgressLine(
                    done: done, earlier: earlier.inputs, total: counter?.total, elapsed: ContinuousClock.now - started))
            return writer.write(reports.map(withoutTiming))
        }
        messages.clearProgress()
        let status = writer.finish()
        if done > 1 {
            let duration = ContinuousClock.now - started
            messages.warning(nil, writer.tally.summary(earlier: earlier.pages, duration: duration))
        }
        if Interrupt.isRequested || writer.isBroken { sayHowToResume(after: done) }
        // Their threads still hold recognisers, which must not be taken down under them.
        if givenUp > 0 { StuckWork.note(givenUp) }
        return Interrupt.isRequested ? .interrupted : status
    }

    private var work: OrderedWork<ScanInput, ScanReport> {
        let limit = arguments.timeoutSeconds
        var work = OrderedWork<ScanInput, ScanReport>(jobs: arguments.jobs) { [scanner] input, hand in
            switch input {
            case .file(let path): scanner.scanPages(ofFile: path) { hand.add($0) }
            case .standardInput: scanner.scanStandardInput { hand.add($0) }
            case .failure(let path, let error): hand.add(scanner.failure(path, error))
            }
        }
        work.limit = .seconds(limit)
        work.giveUp = { [scanner] input, pages in
            let hint = "--timeout gives it more time"
            let error = ScanError(.timeout, "given up after \(limit) seconds", hint: hint)
            return [scanner.failure(input.name, page: pages, error)]
        }
        return work
    }

    private func withoutTiming(_ report: ScanReport) -> ScanReport {
        guard !arguments.hasTiming else { return report }
        var report = report
        report.elapsedMilliseconds = nil
        return report
    }

    private func sayHowToResume(after count: Int) {
        let place = "ended after \(count) \(count == 1 ? "input" : "inputs")"
        if arguments.output != nil, arguments.format.canBeResumed {
            messages.warning(nil, place + " (the same command with --resume goes on from there)")
        } else if count > 1 {
            messages.warning(
                nil, place + " (with --format jsonl --output FILE, a run can go on from there with --resume)")
        }
    }
}
