import Synchronization

/// Holds the receivers of intermediate results of a router, and the images of the captures that run.
///
/// Safe from any thread.
public final class IntermediateResultManager: Sendable {
    private struct State {
        var receivers = ListenerList<any IntermediateResultReceiver>()
        var images: [(hashId: String, image: ImageData)] = []
    }

    private let state = Mutex(State())
    /// How many images are remembered.
    private static let imageLimit = 4

    init() {}

    /// Adds a receiver.
    public func addResultReceiver(_ receiver: any IntermediateResultReceiver) {
        state.withLock { $0.receivers.add(receiver) }
    }

    /// Takes a receiver away.
    public func removeResultReceiver(_ receiver: any IntermediateResultReceiver) {
        state.withLock { $0.receivers.remove(receiver) }
    }

    /// The image that a unit was made of; `nil` when it was long ago, or nobody was listening.
    public func getOriginalImage(_ imageHashId: String) -> ImageData? {
        state.withLock { state in state.images.first { $0.hashId == imageHashId }?.image }
    }

    var receivers: [any IntermediateResultReceiver] { state.withLock { $0.receivers.all } }

    func remember(_ image: ImageData, as hashId: String) {
        state.withLock { state in
            state.images.append((hashId, image))
            if state.images.count > Self.imageLimit { state.images.removeFirst() }
        }
    }
}
