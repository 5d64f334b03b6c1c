import Dispatch
import Synchronization

/// One stream of images while it is read.
final class CaptureRun: Sendable {
    struct State {
        var templateName: String
        var isStopped = false
        var isPaused = false
        /// Only what is ready is still read.
        var isDraining = false
    }

    let state: Mutex<State>
    /// Left when the last image has been read.
    let group = DispatchGroup()

    init(templateName: String) {
        state = Mutex(State(templateName: templateName))
    }

    var isStopped: Bool { state.withLock { $0.isStopped } }
    var isPaused: Bool { state.withLock { $0.isPaused } }
    var isDraining: Bool { state.withLock { $0.isDraining } }
    var templateName: String { state.withLock { $0.templateName } }
}
