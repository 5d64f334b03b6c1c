/// How far a source of images has come.
public enum ImageSourceState: Int, Sendable {
    /// No image is waiting; there may be others later.
    case bufferEmpty = 0
    /// There will be no other image.
    case exhausted = 1
}

/// Delivers images one after the other: a folder, a file, a camera.
///
/// Called from the thread that captures. A camera conforms with a buffer between its own thread and this one; see
/// `ImageBuffer`.
public protocol ImageSourceAdapter: AnyObject, Sendable {
    /// Begins to fetch; called when capturing begins.
    func startFetching()

    /// Ends fetching; called when capturing ends.
    func stopFetching()

    /// The next image; `nil` when none is there now.
    ///
    /// - Throws: `CaptureVisionError` when the next image cannot be read; the one after it may be.
    func getImage() throws(CaptureVisionError) -> ImageData?

    /// Whether images are still to come.
    var hasNextImageToFetch: Bool { get }
}

extension ImageSourceAdapter {
    /// Does nothing.
    public func startFetching() {}
    /// Does nothing.
    public func stopFetching() {}
}

/// Is told when a source runs out of images.
public protocol ImageSourceStateListener: AnyObject, Sendable {
    /// The source has come to a state.
    func onImageSourceStateReceived(_ state: ImageSourceState)
}
