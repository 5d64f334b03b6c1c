import Synchronization
import TextRecognition

/// Sessions waiting for work: takes one out for each call, opens another when none is idle.
///
/// Safe from any number of threads; as many sessions exist as were ever in use at once.
final class TesseractPool: Sendable {
    /// `@unchecked`: a session is only reachable through `idle`, which the mutex guards, or by the one call that took
    /// it out.
    private struct Idle: @unchecked Sendable {
        var sessions: [TesseractSession] = []
    }

    private let model: RecognitionModel
    private let idle = Mutex(Idle())

    init(model: RecognitionModel) {
        self.model = model
    }

    /// Runs a call with a session of its own; a session that failed is dropped, not put back.
    func withSession<Result>(
        _ body: (TesseractSession) throws(TextRecognizerError) -> Result
    ) throws(TextRecognizerError) -> Result {
        let session = try take()
        let result = try body(session)
        put(session)
        return result
    }

    private func take() throws(TextRecognizerError) -> TesseractSession {
        let waiting = idle.withLock { Idle(sessions: $0.sessions.popLast().map { [$0] } ?? []) }
        if let session = waiting.sessions.first { return session }
        return try TesseractSession(model: model)
    }

    private func put(_ session: TesseractSession) {
        let returned = Idle(sessions: [session])
        idle.withLock { $0.sessions += returned.sessions }
    }
}
