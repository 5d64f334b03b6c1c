import CodeParser

/// When a number may be reported, and when no better one needs to be looked for.
///
/// All bounds are mean logarithms of probability for each character, as `FoundVIN.support`.
package struct VINAcceptance: Sendable, Hashable {
    /// Least of a number whose check digit agrees where it must.
    package var leastValid = -0.25
    /// Least of a number without a binding check digit.
    package var leastUnverified = -0.1
    /// Least of a number of a known maker with a digit in position 9 that agrees though none is required: one time in
    /// eleven by chance, so that it is worth less than one that must agree.
    package var leastAgreeing = -0.23
    /// Least of a number whose binding check digit disagrees: only what is read beyond doubt can be printed wrongly.
    package var leastInvalid = -0.04
    /// Least of a number of a maker that is in no table, where nothing but its form and its digit speak for it.
    package var leastUnknownMaker = -0.02
    /// From here on no other line is looked at.
    package var sufficientValid = -0.2
    package var sufficientUnverified = -0.1

    package init() {}

    /// Whether a number may be reported at all.
    func isCredible(_ number: FoundVIN) -> Bool {
        let record = number.reading.record
        let least =
            switch record.status {
            case .valid: leastValid
            case .unverified: record.warnings.contains(.checkDigitAgreesByChance) ? leastAgreeing : leastUnverified
            case .invalid: leastInvalid
            }
        let isUnknown = record.maker == nil || number.hasMakerOfLookAlike || isGuessed(number.reading)
        return number.support >= (isUnknown ? max(least, leastUnknownMaker) : least)
    }

    /// Whether the maker is there by a correction, of one among so many readings that some maker is always among them.
    private func isGuessed(_ reading: VINReading) -> Bool {
        reading.alternatives.count > 5
            && reading.corrections.contains { $0.reason == .knownCode && $0.column <= 3 }
    }

    /// Whether a number proves itself.
    func isConvincing(_ number: FoundVIN) -> Bool {
        let record = number.reading.record
        guard !number.reading.isAmbiguous, isCredible(number) else { return false }
        switch record.status {
        case .valid: return number.support >= sufficientValid
        case .unverified: return number.support >= sufficientUnverified && record.maker != nil
        case .invalid: return false
        }
    }
}
