import MRZScan
import Synchronization

/// Hands out the inputs of a run to any thread, and lets the system begin to read each file while others are in work.
final class InputFeed: Sendable {
    private let queue: Mutex<InputQueue>

    init(_ inputs: InputQueue) { queue = Mutex(inputs) }

    /// The next input; `nil` at the end.
    func next() -> ScanInput? {
        let input = queue.withLock { $0.next() }
        if case .file(let path) = input { FileSystem.prefetch(path) }
        return input
    }
}
