/// One character that a place may hold, with what speaks for it.
struct Choice {
    /// How the character came to be a choice.
    enum Origin {
        /// The recogniser offered it.
        case offered
        /// The recogniser offered a look-alike that cannot stand here.
        case mapped
        /// It cannot stand here by the layout, but it is what was seen.
        case violation
        /// Nobody saw it: a filler put in to bring the line to its length.
        case inserted
    }

    var symbol: UInt8
    /// Natural logarithm of the probability, costs of the layout included.
    var score: Double
    /// The part of the score that is the layout's and not the recogniser's; at most 0.
    var structure: Double
    var origin: Origin
}

/// The costs, in natural logarithms, of what is unusual about a zone.
enum DecodingCosts {
    /// A character that cannot stand at its place.
    static let violation = 6.0
    /// A character replaced by its look-alike because of the field's type.
    static let mapped = 0.5
    /// Six characters that are no date.
    static let invalidDate = 6.0
    /// A state in no list.
    static let unknownState = 4.0
    /// A state on specimens, or one that is no more.
    static let rareState = 0.5
    /// A filler that nobody saw.
    static let inserted = 1.0
    /// A composite digit that fails together with one of its fields: to be expected.
    static let secondFailure = 0.7
    /// Below this probability a candidate is nothing but noise.
    static let smallestProbability = 1e-7
}

/// What the recogniser offers for one place, in logarithms and capitals.
struct CellEvidence {
    var choices: [(symbol: UInt8, score: Double)]
    /// What was seen: the candidate given first.
    var seen: UInt8?
    /// The recogniser's probability for each choice, adding up to 1.
    func probability(of symbol: UInt8) -> Double {
        choices.first { $0.symbol == symbol }.map { exponential($0.score) } ?? 0
    }

    init(_ cell: CellReading, onlyBest: Bool) {
        var total = 0.0
        var found: [(symbol: UInt8, score: Double)] = []
        for candidate in cell.candidates {
            let symbol = Self.capital(candidate.symbol)
            guard ASCII.isZoneCharacter(symbol), candidate.probability.isFinite,
                candidate.probability > DecodingCosts.smallestProbability
            else { continue }
            let probability = min(candidate.probability, 1)
            total += probability
            if let index = found.firstIndex(where: { $0.symbol == symbol }) {
                found[index].score += probability
            } else {
                found.append((symbol, probability))
            }
        }
        seen = found.first?.symbol
        if onlyBest { found = Array(found.prefix(1)) }
        found.sort { $0.score > $1.score }
        // Probabilities that do not add up to 1 leave room for characters that were not offered.
        let scale = max(total, 1e-3)
        choices = found.map { ($0.symbol, logarithm($0.score / (onlyBest ? $0.score : scale))) }
    }

    private static func capital(_ symbol: UInt8) -> UInt8 {
        (0x61...0x7A).contains(symbol) ? symbol - 0x20 : symbol
    }
}
