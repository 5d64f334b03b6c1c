/// How often a result has to be seen before it counts.
public struct CrossVerificationCriteria: Sendable, Hashable {
    /// How many of the latest frames are looked at, 1 to 1000.
    public let frameWindow: Int
    /// In how many of them the same result has to be, 1 to `frameWindow`.
    public let minConsistentFrames: Int

    /// Criteria.
    ///
    /// - Parameters:
    ///   - frameWindow: how many frames are looked at.
    ///   - minConsistentFrames: in how many of them the result has to be.
    /// - Throws: `parameterValueInvalid` when one of them is out of its range.
    public init(frameWindow: Int, minConsistentFrames: Int) throws(CaptureVisionError) {
        guard (1...1000).contains(frameWindow), (1...frameWindow).contains(minConsistentFrames) else {
            throw CaptureVisionError(
                .parameterValueInvalid,
                "\(minConsistentFrames) of \(frameWindow) frames cannot be asked for (at least 1, at most the window)")
        }
        self.init(checkedWindow: frameWindow, minimum: minConsistentFrames)
    }

    private init(checkedWindow: Int, minimum: Int) {
        frameWindow = checkedWindow
        minConsistentFrames = minimum
    }

    /// Two of the latest five frames: text lines and bar codes.
    public static let text = CrossVerificationCriteria(checkedWindow: 5, minimum: 2)
    /// Four of the latest six frames: outlines of documents and what is cut out by them.
    public static let quad = CrossVerificationCriteria(checkedWindow: 6, minimum: 4)
}
