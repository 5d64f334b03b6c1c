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
