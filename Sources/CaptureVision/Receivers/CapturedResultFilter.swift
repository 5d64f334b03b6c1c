/// Decides which results of a stream of images are handed on.
public protocol CapturedResultFilter: AnyObject, Sendable {
    /// What is left of a result; called once for each image, in order.
    ///
    /// - Parameter result: what was found in the image, or what an earlier filter left of it.
    /// - Returns: the same result, or one with other items.
    func filtered(_ result: CapturedResult) -> CapturedResult

    /// Forgets all earlier images; called when capturing begins.
    func reset()
}
