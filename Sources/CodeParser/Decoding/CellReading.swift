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

/// What a recogniser offers for one line.
public struct LineReading: Sendable, Hashable {
    /// The places from left to right.
    public var cells: [CellReading]

    /// A line of places.
    public init(cells: [CellReading]) {
        self.cells = cells
    }

    /// A line whose characters are certain; characters outside ASCII become places without candidates.
    public init(text: String) {
        cells = text.unicodeScalars.map { scalar in
            scalar.isASCII ? CellReading(certain: UInt8(scalar.value)) : CellReading(candidates: [])
        }
    }
}
