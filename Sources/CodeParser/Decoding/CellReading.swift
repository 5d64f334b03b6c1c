/// What a recogniser offers for one place of a line, best first.
public struct CellReading: Sendable, Hashable {
    /// The candidates, what was recognised first; empty when nothing was.
    public var candidates: [CharacterCandidate]

    /// A place with its candidates.
    public init(candidates: [CharacterCandidate]) {
        self.candidates = candidates
    }

    /// A place that holds this character for certain.
    public init(certain symbol: UInt8) {
        candidates = [CharacterCandidate(symbol: symbol, probability: 1)]
    }
}
