/// Is told whether a licence was accepted.
public protocol LicenseVerificationListener: AnyObject, Sendable {
    /// The licence was looked at.
    func onLicenseVerified(_ isSuccess: Bool, error: (any Error)?)
}

/// This engine is free: every licence is accepted, and none is needed.
///
/// The type exists so that programs written for the Capture Vision SDKs start without a change.
public enum LicenseManager {
    /// Accepts any text, at once.
    public static func initLicense(_ license: String, verificationDelegate: (any LicenseVerificationListener)?) {
        verificationDelegate?.onLicenseVerified(true, error: nil)
    }
}
