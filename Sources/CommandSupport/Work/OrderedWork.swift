/// Does the same work on many inputs, some at once, and hands on the outcomes in the order of the inputs.
///
/// Inputs are fetched one ahead of the work, so that fetching overlaps with it. What is held does not grow with the
/// number of inputs.
package struct OrderedWork<Input: Sendable, Outcome: Sendable>: Sendable {
    /// How many inputs are worked on at once.
    package var jobs: Int
    /// How many inputs may be finished or in work behind one that is not handed on yet.
    package var window = 256
    /// How long an input may go without an outcome before it is given up; `nil` for any time.
    package var limit: Duration?
    /// The work, which notes its outcomes one by one; called on a thread of its own.
    fileprivate let work: @Sendable (Input, WorkInHand<Outcome>) -> Void
    /// The last outcome of an input that was given up, by the number of those before it.
    package var giveUp: @Sendable (Input, Int) -> [Outcome] = { _, _ in [] }

    /// - Parameters:
    ///   - jobs: how many inputs are worked on at once.
    ///   - work: notes the outcomes of an input one by one; called on a thread of its own.
    package init(jobs: Int, work: @escaping @Sendable (Input, WorkInHand<Outcome>) -> Void) {
        self.jobs = jobs
        self.work = work
    }

    /// Hands on the outcomes of each input until `deliver` returns false, `isStopped` does, or there are no more
    /// inputs; work that has begun is waited for.
    ///
    /// - Parameters:
    ///   - next: the next input, `nil` at the end; called from threads of their own, one at a time.
    ///   - isStopped: whether no further input shall be begun.
    ///   - deliver: takes all outcomes of one input; false when nobody wants more.
    /// - Returns: how many inputs were given up; their threads may still be at work.
    package func run(
        _ next: @escaping @Sendable () -> Input?, isStopped: () -> Bool, deliver: ([Outcome]) -> Bool
    ) async -> Int {
        var run = OrderedRun(of: self)
        let (events, sink) = AsyncStream.makeStream(of: OrderedRun<Input, Outcome>.Event.self)
        let clock = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                sink.yield(.tick)
            }
        }
        defer { clock.cancel() }
        run.advance(next, sink, isStopped: isStopped())
        for await event in events {
            run.note(event)
            while let ready = run.nextReady() {
                if !deliver(ready) { run.close() }
            }
            run.advance(next, sink, isStopped: isStopped())
            if run.isFinished(isStopped: isStopped()) { break }
        }
        return run.givenUp
    }
}

/// The state of one run.
private struct OrderedRun<Input: Sendable, Outcome: Sendable> {
    enum Event: Sendable {
        case fetched(Input?)
        case finished(Int)
        /// Time has passed.
        case tick
    }

    private let work: OrderedWork<Input, Outcome>
    private var ahead: Input?
    private var isFetching = false
    private var isExhausted = false
    private var isOpen = true
    private var begun = 0
    private var delivered = 0
    private var running: [Int: (input: Input, hand: WorkInHand<Outcome>)] = [:]
    private var waiting: [Int: [Outcome]] = [:]
    private(set) var givenUp = 0

    init(of work: OrderedWork<Input, Outcome>) { self.work = work }

    mutating func note(_ event: Event) {
        switch event {
        case .fetched(let input):
            isFetching = false
            ahead = input
            isExhausted = input == nil
        case .finished(let index):
            // One that was given up before is no longer among them.
            guard let (_, hand) = running.removeValue(forKey: index) else { return }
            waiting[index] = hand.outcomes
        case .tick:
            guard let limit = work.limit else { return }
            for (index, (input, hand)) in running where hand.silence > limit {
                running[index] = nil
                let outcomes = hand.outcomes
                waiting[index] = outcomes + work.giveUp(input, outcomes.count)
                givenUp += 1
            }
        }
    }

    /// The outcomes that are next in order, once they are there.
    mutating func nextReady() -> [Outcome]? {
        guard isOpen, let ready = waiting.removeValue(forKey: delivered) else { return nil }
        delivered += 1
        return ready
    }

    /// Nobody wants more.
    mutating func close() { isOpen = false }

    /// Begins work, and fetches the input after it.
    mutating func advance(
        _ next: @escaping @Sendable () -> Input?, _ sink: AsyncStream<Event>.Continuation, isStopped: Bool
    ) {
        guard isOpen, !isStopped else { return }
        if let input = ahead, running.count < work.jobs, begun - delivered < work.window {
            ahead = nil
            let index = begun
            let hand = WorkInHand<Outcome>()
            running[index] = (input, hand)
            begun += 1
            OwnThread.run { [body = work.work] in
                body(input, hand)
                sink.yield(.finished(index))
            }
        }
        if ahead == nil, !isFetching, !isExhausted {
            isFetching = true
            OwnThread.run { sink.yield(.fetched(next())) }
        }
    }

    func isFinished(isStopped: Bool) -> Bool {
        guard running.isEmpty else { return false }
        // A fetch that still waits for a list is not waited for.
        if !isOpen || isStopped { return true }
        return isExhausted && ahead == nil && !isFetching
    }
}
