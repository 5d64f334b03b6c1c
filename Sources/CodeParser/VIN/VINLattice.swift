/// The choices for the 17 places of a VIN, with what speaks for them.
struct VINLattice {
    private static let letterInSerial = 4.0
    private static let noYear = 2.0
    private static let unknownMaker = 1.5
    private static let unknownCountry = 2.5

    let evidence: [CellEvidence]
    /// For each place the characters that may stand there, best first.
    private(set) var choices: [[Choice]]

    init(cells: [CellReading], options: DecodingOptions) {
        evidence = cells.map { CellEvidence($0, onlyBest: !options.allowsCorrections) }
        choices = evidence.enumerated().map { index, cell in
            Self.choices(at: index, cell, allowsCorrections: options.allowsCorrections)
        }
    }

    private static func choices(at index: Int, _ cell: CellEvidence, allowsCorrections: Bool) -> [Choice] {
        var choices: [Choice] = []
        func add(_ symbol: UInt8, _ score: Double, cost: Double, _ origin: Choice.Origin) {
            let choice = Choice(symbol: symbol, score: score - cost, structure: -cost, origin: origin)
            if let known = choices.firstIndex(where: { $0.symbol == symbol }) {
                if choices[known].score < choice.score { choices[known] = choice }
            } else {
                choices.append(choice)
            }
        }
        for (symbol, score) in cell.choices {
            guard VINCheckDigit.value(of: symbol) != nil else {
                // Fillers and I, O, Q: only the latter stand for something.
                if allowsCorrections, let forced = VINLookAlikes.forced(symbol) { add(forced, score, cost: 0, .mapped) }
                continue
            }
            let isSerial = index >= 13
            let cost = isSerial && ASCII.isLetter(symbol) ? letterInSerial : 0
            add(symbol, score, cost: cost, .offered)
            if isSerial, allowsCorrections, ASCII.isLetter(symbol) {
                for (rank, digit) in VINLookAlikes.digit(for: symbol).enumerated() {
                    add(digit, score, cost: DecodingCosts.mapped + Double(rank), .mapped)
                }
            }
        }
        return choices.sorted { $0.score > $1.score }
    }

    /// What speaks against a text by its form; at most 0.
    func structure(of text: [UInt8]) -> Double {
        var structure = 0.0
        for (index, symbol) in text.enumerated() {
            structure += choices[index].first { $0.symbol == symbol }?.structure ?? -DecodingCosts.violation
        }
        return structure + Self.formCost(text)
    }

    /// What speaks against the maker's identifier and the year; at most 0.
    static func formCost(_ text: [UInt8]) -> Double {
        var cost = 0.0
        if VINMakerTable.shared.maker(of: text) == nil {
            cost -= VINCountryTable.country(of: text[...]) == nil ? unknownCountry : unknownMaker
        }
        if !VINModelYear.isCode(text[9]), text[9] != ASCII.zero { cost -= noYear }
        return cost
    }

    var seenText: String {
        ASCII.string(evidence.map { $0.seen ?? UInt8(ascii: "?") })
    }

    func corrections(to text: [UInt8], record: VINRecord) -> [Correction] {
        zip(text, evidence).enumerated().compactMap { index, pair in
            let (symbol, cell) = pair
            guard let seen = cell.seen, seen != symbol else { return nil }
            let isForced = VINLookAlikes.forced(seen) != nil || (index >= 13 && ASCII.isLetter(seen))
            let reason: Correction.Reason =
                isForced ? .fieldType : (record.status == .valid ? .checkDigit : .knownCode)
            return Correction(
                line: 1, column: index + 1, from: ASCII.string([seen]), to: ASCII.string([symbol]), reason: reason)
        }
    }

    func confidences(of text: [UInt8], record: VINRecord) -> [Double] {
        zip(text, evidence).map { symbol, cell in
            let offered = cell.probability(of: symbol)
            let own = offered > 0 ? offered : cell.seen.map { cell.probability(of: $0) * 0.9 } ?? 0
            switch record.status {
            case .unverified: return own
            case .invalid: return 0.7 * own
            case .valid:
                // Another value would break the digit; characters of the same value stay in doubt.
                let value = VINCheckDigit.value(of: symbol)
                var doubt = 0.0
                for choice in cell.choices
                where choice.symbol != symbol && VINLookAlikes.forced(choice.symbol) != symbol {
                    let isBlind = VINCheckDigit.value(of: choice.symbol) == value
                    doubt += exponential(choice.score) * (isBlind ? 1 : 0.01)
                }
                return own / (own + doubt + 1e-9)
            }
        }
    }
}
