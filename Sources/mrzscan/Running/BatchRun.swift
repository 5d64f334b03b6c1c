import CommandSupport
import MRZScan

/// Scans inputs, several at once, and writes what comes out in their order.
struct BatchRun {
    let arguments: ScanArguments
    let scanner: MRZScanner
    let messages: Messages

    /// - Parameters:
    ///   - feed: the inputs.
    ///   - earlierInputs: how many an earlier run has reported.
    ///   - counter: how many inputs there are; `nil` where nobody watches.
    ///   - writer: what takes the reports.
    /// - Returns: how it went.
    func run(
        _ feed: InputFeed, earlier earlierInputs: Int, counter: InputCounter?, into writer: ReportWriter
    ) async -> ExitStatus {
        var writer = writer
        let started = ContinuousClock.now
        let earlier = (inputs: earlierInputs, pages: writer.tally.pages)
        var done = earlier.inputs
        let givenUp = await work.run(
            { feed.next() }, isStopped: { Interrupt.isRequested }
        ) { outcomes in
            guard writer.write(outcomes.map(withoutTiming)) else { return false }
            done += 1
            messages.progress(
                ProgressLine(
                    done: done, earlier: earlier.inputs, total: counter?.total, elapsed: ContinuousClock.now - started))
            return true
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

    private var work: OrderedWork<NamedInput, PageOutcome> {
        let limit = arguments.timeoutSeconds
        let pictures = arguments.pictures
        let traces = arguments.debugFolder.map { TraceWriter(folder: $0, isForced: pictures.isForced) }
        let isEmbedding = arguments.format.holdsPictures
        var work = OrderedWork<NamedInput, PageOutcome>(jobs: arguments.jobs) { [scanner] named, hand in
            PageWork(
                scanner: scanner, pictures: pictures, embeddedAfter: isEmbedding ? named.index : nil, traces: traces
            )
            .run(named.input, stem: named.stem) { hand.add($0) }
        }
        work.limit = .seconds(limit)
        work.giveUp = { [scanner] named, pages in
            let hint = "--timeout gives it more time"
            let error = ScanError(.timeout, "given up after \(limit) seconds", hint: hint)
            return [PageOutcome(report: scanner.failure(named.input.name, page: pages, error))]
        }
        return work
    }

    private func withoutTiming(_ outcome: PageOutcome) -> PageOutcome {
        guard !arguments.hasTiming else { return outcome }
        var outcome = outcome
        outcome.report.elapsedMilliseconds = nil
        return outcome
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
