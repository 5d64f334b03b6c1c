import Synchronization

/// A buffer between who takes pictures and who reads them, each at a speed of its own.
///
/// The names and the behaviour are those of the Capture Vision SDKs.
public final class ImageSourceAdapter: Sendable {
    /// What happens to a picture for which there is no room.
    public enum BufferOverflowProtectionMode: Sendable, Hashable {
        /// It is not taken; those that wait stay.
        case block
        /// It takes the place of the oldest.
        case update
    }

    private struct State {
        var images: [SourceImage] = []
        var mode: BufferOverflowProtectionMode
        var maxImageCount: Int
        var isFetching = false
        var next: (imageId: Int, isKept: Bool)?
    }

    private let state: Mutex<State>

    /// An empty buffer.
    ///
    /// - Parameters:
    ///   - maxImageCount: how many pictures it holds, at least 1.
    ///   - mode: what happens to a picture for which there is no room.
    public init(maxImageCount: Int = 1, mode: BufferOverflowProtectionMode = .update) {
        state = Mutex(State(mode: mode, maxImageCount: max(1, maxImageCount)))
    }

    /// How many pictures the buffer holds at most, at least 1; the oldest go when it is made smaller.
    public var maxImageCount: Int {
        get { state.withLock { $0.maxImageCount } }
        set {
            state.withLock {
                $0.maxImageCount = max(1, newValue)
                $0.images.removeFirst(max(0, $0.images.count - $0.maxImageCount))
            }
        }
    }

    /// What happens to a picture for which there is no room.
    public var bufferOverflowProtectionMode: BufferOverflowProtectionMode {
        get { state.withLock { $0.mode } }
        set { state.withLock { $0.mode = newValue } }
    }

    /// How many pictures wait.
    public var imageCount: Int { state.withLock { $0.images.count } }

    /// Whether none waits.
    public var isBufferEmpty: Bool { imageCount == 0 }

    /// Begins to take pictures.
    public func startFetching() { state.withLock { $0.isFetching = true } }

    /// Takes no more pictures; those that wait stay.
    public func stopFetching() { state.withLock { $0.isFetching = false } }

    /// Throws away what waits.
    public func clearBuffer() { state.withLock { $0.images = [] } }

    /// Whether a picture waits.
    ///
    /// - Parameter imageId: its number.
    /// - Returns: whether it waits.
    public func hasImage(imageId: Int) -> Bool { state.withLock { $0.images.contains { $0.imageId == imageId } } }

    /// Puts a picture into the buffer.
    ///
    /// - Parameter image: the picture.
    /// - Returns: false when it was not taken: there is no room, or fetching has not begun.
    @discardableResult
    public func addImageToBuffer(_ image: SourceImage) -> Bool {
        state.withLock { state in
            guard state.isFetching else { return false }
            if state.images.count >= state.maxImageCount {
                guard state.mode == .update else { return false }
                state.images.removeFirst()
            }
            state.images.append(image)
            return true
        }
    }

    /// Chooses the picture that `getImage` returns next.
    ///
    /// - Parameters:
    ///   - imageId: its number.
    ///   - keepInBuffer: whether it stays for later.
    /// - Returns: false when it does not wait.
    @discardableResult
    public func setNextImageToReturn(imageId: Int, keepInBuffer: Bool = true) -> Bool {
        state.withLock { state in
            guard state.images.contains(where: { $0.imageId == imageId }) else { return false }
            state.next = (imageId, keepInBuffer)
            return true
        }
    }

    /// Takes a picture out: the one that was chosen, or else the latest.
    ///
    /// - Returns: `nil` when none waits, or fetching has not begun.
    public func getImage() -> SourceImage? {
        state.withLock { state in
            guard state.isFetching else { return nil }
            if let next = state.next, let index = state.images.firstIndex(where: { $0.imageId == next.imageId }) {
                state.next = nil
                return next.isKept ? state.images[index] : state.images.remove(at: index)
            }
            return state.images.popLast()
        }
    }
}
