/// A vehicle identification number as decoded from what a recogniser offered.
public struct VINReading: Sendable, Hashable {
    /// What the number says.
    public var record: VINRecord

    /// The text as recognised, before any correction.
    public var rawText: String

    /// Every change between `rawText` and the number.
    public var corrections: [Correction]

    /// The mean natural logarithm of probability for each character; comparable between attempts.
    public var score: Double

    /// How much likelier this number is than the next best one, as a natural logarithm.
    public var margin: Double

    /// Whether the next best number is about as likely.
    public var isAmbiguous: Bool

    /// The numbers that are about as likely, this one first; empty unless `isAmbiguous`.
    public var alternatives: [String]

    /// For each character how sure it is, 0…1.
    public var confidences: [Double]
}

/// What was found in a text that should hold a VIN.
public enum VINTextResult: Sendable, Hashable {
    /// A number, with or without faults.
    case found(VINReading)
    /// There is no text at all.
    case noText
    /// So many characters, not 17: nothing is filled in or left out. Shorter numbers are older than the standard.
    case wrongLength(Int)
    /// 17 characters that are no VIN by ISO 3779.
    case noVIN

    /// The reading, if there is one.
    public var reading: VINReading? {
        guard case .found(let reading) = self else { return nil }
        return reading
    }
}

extension VINTextResult: CustomStringConvertible {
    /// The result as a sentence that says what is wrong with the input.
    public var description: String {
        switch self {
        case .found(let reading): "found the number \(reading.record.vin)"
        case .noText: "there is no text"
        case .wrongLength(16): "16 characters: one of the 17 of a VIN is missing"
        case .wrongLength(18): "18 characters: one more than the 17 of a VIN"
        case .wrongLength(let count): "\(count) characters are no VIN by ISO 3779, which has 17"
        case .noVIN: "17 characters, but not those of a VIN by ISO 3779"
        }
    }
}
