import CodeParser

/// When a number may be reported, and when no better one needs to be looked for.
package struct VINAcceptance: Sendable, Hashable {
    /// Least mean logarithm of probability of a number whose check digit agrees where it must.
    package var leastValid = -0.45
    /// Least of a number without a binding check digit.
    package var leastUnverified = -0.3
    /// Least of a number whose binding check digit disagrees: only what is read beyond doubt can be printed wrongly.
    package var leastInvalid = -0.06
    /// From here on no other line is looked at.
    package var sufficientValid = -0.2
    package var sufficientUnverified = -0.1

    package init() {}

    /// Whether a number may be reported at all.
    func isCredible(_ number: FoundVIN) -> Bool {
        switch number.reading.record.status {
        case .valid: number.support >= leastValid
        case .unverified: number.support >= leastUnverified
        case .invalid: number.support >= leastInvalid
        }
    }

    /// Whether a number proves itself.
    func isConvincing(_ number: FoundVIN) -> Bool {
        guard !number.reading.isAmbiguous else { return false }
        switch number.reading.record.status {
        case .valid: return number.support >= sufficientValid
        case .unverified: return number.support >= sufficientUnverified && number.reading.record.maker != nil
        case .invalid: return false
        }
    }
}
