/// One character that a recogniser offers for a place.
public struct CharacterCandidate: Sendable, Hashable {
    /// The character in ASCII.
    public var symbol: UInt8

    /// Its probability, 0…1.
    ///
    /// The probabilities of one place need not add up to 1.
    public var probability: Double

    /// A candidate.
    public init(symbol: UInt8, probability: Double) {
        self.symbol = symbol
        self.probability = probability
    }
}
