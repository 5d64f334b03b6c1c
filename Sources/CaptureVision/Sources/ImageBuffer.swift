import Synchronization

/// What a full buffer does with another image.
public enum BufferOverflowProtectionMode: Int, Sendable {
    /// The image is refused.
    case block = 0
    /// The oldest image is forgotten.
    case update = 1
}

/// A source that is filled by the program: frames of a camera, images from a queue.
///
/// Safe from any thread.
public final class ImageBuffer: ImageSourceAdapter {
    private struct State {
        var images: [ImageData] = []
        var isComplete = false
    }

    private let state = Mutex(State())
    /// How many images are kept.
    public let maxImageCount: Int
    /// What happens when it is full.
    public let bufferOverflowProtectionMode: BufferOverflowProtectionMode

    /// An empty buffer.
    public init(maxImageCount: Int = 3, bufferOverflowProtectionMode: BufferOverflowProtectionMode = .update) {
        self.maxImageCount = max(1, maxImageCount)
        self.bufferOverflowProtectionMode = bufferOverflowProtectionMode
    }

    /// How many images wait.
    public var imageCount: Int { state.withLock { $0.images.count } }

    /// Whether no image waits.
    public var isBufferEmpty: Bool { imageCount == 0 }

    /// Whether another image may come.
    public var hasNextImageToFetch: Bool { state.withLock { !$0.images.isEmpty || !$0.isComplete } }

    /// Adds an image.
    ///
    /// - Returns: whether it was taken.
    @discardableResult
    public func addImageToBuffer(_ image: ImageData) -> Bool {
        state.withLock { state in
            if state.images.count >= maxImageCount {
                guard bufferOverflowProtectionMode == .update else { return false }
                state.images.removeFirst()
            }
            state.images.append(image)
            return true
        }
    }

    /// Forgets all images that wait.
    public func clearBuffer() { state.withLock { $0.images = [] } }

    /// Says that no other image will come.
    public func finish() { state.withLock { $0.isComplete = true } }

    /// The image that waits longest.
    public func getImage() -> ImageData? {
        state.withLock { $0.images.isEmpty ? nil : $0.images.removeFirst() }
    }
}
