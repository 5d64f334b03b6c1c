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
