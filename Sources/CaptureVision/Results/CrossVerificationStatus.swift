/// Whether a result of a stream of images was confirmed by others.
public enum CrossVerificationStatus: Int, Sendable {
    /// It was not asked for, or the image stands alone.
    case notVerified = 0
    /// Enough images agree.
    case passed = 1
    /// Too few images agree.
    case failed = 2
}
