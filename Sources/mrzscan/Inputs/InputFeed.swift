import MRZScan
import Synchronization

/// Hands out the inputs of a run to any thread, and lets the system begin to read each file while others are in work.
final class InputFeed: Sendable {
    private struct State {
        var inputs: InputQueue
        var stems: PictureStems?
        var count = 0
    }

    private let state: Mutex<State>

    /// - Parameters:
    ///   - inputs: what is handed out.
    ///   - stems: what names their pictures; `nil` when none are saved.
    init(_ inputs: InputQueue, stems: PictureStems? = nil) { state = Mutex(State(inputs: inputs, stems: stems)) }

    /// The next input; `nil` at the end.
    func next() -> NamedInput? {
        let named: NamedInput? = state.withLock { state in
            guard let input = state.inputs.next() else { return nil }
            defer { state.count += 1 }
            // Given out in the order of the inputs, whatever the number of jobs.
            return NamedInput(input: input, stem: state.stems?.stem(for: input.name) ?? [], index: state.count)
        }
        if case .file(let path) = named?.input { FileSystem.prefetch(path) }
        return named
    }
}
