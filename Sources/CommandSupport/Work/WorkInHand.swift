import Synchronization

/// What is known of one input while it is worked on: the outcomes so far, and when the last of them came.
package final class WorkInHand<Outcome: Sendable>: Sendable {
    private struct State {
        var outcomes: [Outcome] = []
        var lastStep = ContinuousClock.now
    }

    private let state = Mutex(State())

    /// Notes an outcome; the time for the next begins.
    package func add(_ outcome: Outcome) {
        state.withLock {
            $0.outcomes.append(outcome)
            $0.lastStep = .now
        }
    }

    /// All outcomes so far.
    package var outcomes: [Outcome] { state.withLock { $0.outcomes } }

    /// How long nothing has come.
    var silence: Duration { state.withLock { ContinuousClock.now - $0.lastStep } }
}
