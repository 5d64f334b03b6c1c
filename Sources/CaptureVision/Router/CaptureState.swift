/// What a router is doing.
public enum CaptureState: Int, Sendable {
    /// Images are read.
    case started = 0
    /// No images are read.
    case stopped = 1
    /// Images wait.
    case paused = 2
    /// Images are read again.
    case resumed = 3
}

/// Is told when capturing begins, ends or waits.
public protocol CaptureStateListener: AnyObject, Sendable {
    /// The router has come to a state.
    func onCaptureStateChanged(_ state: CaptureState)
}
