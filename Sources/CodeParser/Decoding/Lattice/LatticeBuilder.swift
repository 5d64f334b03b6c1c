/// Turns the evidence for a zone into steps: what each place may hold under a layout, and what speaks for it.
struct LatticeBuilder {
    let layout: ZoneLayout
    let zone: AlignedZone
    let options: DecodingOptions

    private let allowsDigitsInNames: Bool
    /// The state that the zone seems to come from, for issuers' patterns and for the nationality.
    private let seenState: [UInt8]
    private let seenCode: [UInt8]

    init(layout: ZoneLayout, zone: AlignedZone, options: DecodingOptions) {
        self.layout = layout
        self.zone = zone
        self.options = options
        let place = layout.places.first { $0.rule.name == ZoneFieldName.issuingState }
        seenState = place.map { zone.text($0.range) } ?? []
        seenCode = layout.documentCode.map { zone.text($0) } ?? []
        // Russian internal passports write Cyrillic letters as digits.
        allowsDigitsInNames =
            seenState == Array("RUS".utf8) && seenCode == Array("PN".utf8)
    }

    /// The steps in the order of the places.
    func steps() -> [LatticeStep] {
        var steps: [LatticeStep] = []
        var offset = 0
        for place in layout.places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            while offset < place.range.lowerBound {
                steps.append(LatticeStep(at: offset, choices: choices(at: offset, alphabet: .all)))
                offset += 1
            }
            guard place.range.lowerBound == offset else { continue }
            steps += self.steps(for: place)
            offset = place.range.upperBound
        }
        while offset < layout.characterCount {
            steps.append(LatticeStep(at: offset, choices: choices(at: offset, alphabet: .all)))
            offset += 1
        }
        return steps
    }

    private func steps(for place: ZoneLayout.Place) -> [LatticeStep] {
        var cells = place.range.map { offset in
            choices(at: offset, alphabet: alphabet(of: place.rule.kind, index: offset - place.range.lowerBound))
        }
        switch place.rule.kind {
        case .name, .namePart:
            return singles(NameModel.rescore(withFillerRuns(cells, place.range)), place.range)
        case .state:
            return [LatticeStep(from: place.range.lowerBound, choices: cells, keeping: 16) { stateCost($0, place) }]
        case .documentCode:
            return [LatticeStep(from: place.range.lowerBound, choices: cells, keeping: 16, judge: codeCost)]
        case .birthDate, .expiryDate:
            let isBirth = place.rule.kind == .birthDate
            return [
                LatticeStep(from: place.range.lowerBound, choices: cells, keeping: 24) {
                    DateCost.cost(of: $0, isBirth: isBirth)
                }
            ]
        case .sex:
            for index in cells[0].indices where cells[0][index].symbol == UInt8(ascii: "X") {
                cells[0][index].score -= 2
                cells[0][index].structure -= 2
            }
            return singles(cells, place.range)
        case .number, .optionalData, .text:
            let coherent = withNeighbours(withTrailingFillers(cells, place.range), place.range)
            return singles(withPattern(coherent, place), place.range)
        case .checkDigit, .digits, .letters, .literal, .oneOf:
            return singles(cells, place.range)
        }
    }

    private func alphabet(of kind: ZoneFieldRule.Kind, index: Int) -> Alphabet {
        if allowsDigitsInNames, kind == .name { return .all }
        return kind.alphabet(at: index)
    }

    private func singles(_ cells: [[Choice]], _ range: Range<Int>) -> [LatticeStep] {
        zip(range, cells).map { LatticeStep(at: $0, choices: $1) }
    }

    // MARK: Single places

    private func choices(at offset: Int, alphabet: Alphabet) -> [Choice] {
        guard let evidence = zone.cells[offset] else {
            return [Choice(symbol: ASCII.filler, score: -DecodingCosts.inserted, structure: 0, origin: .inserted)]
        }
        var choices: [Choice] = []
        for (symbol, score) in evidence.choices {
            if alphabet.contains(symbol) {
                append(Choice(symbol: symbol, score: score, structure: 0, origin: .offered), to: &choices)
                continue
            }
            if options.allowsCorrections, let mapped = mapped(symbol, into: alphabet) {
                append(
                    Choice(
                        symbol: mapped, score: score - DecodingCosts.mapped, structure: -DecodingCosts.mapped,
                        origin: .mapped), to: &choices)
            }
            if symbol == evidence.seen {
                append(
                    Choice(
                        symbol: symbol, score: score - DecodingCosts.violation, structure: -DecodingCosts.violation,
                        origin: .violation), to: &choices)
            }
        }
        if choices.isEmpty {
            // Nothing was recognised here; a filler stands in, at the price of a fault.
            let cost = -2 * DecodingCosts.violation
            choices = [Choice(symbol: ASCII.filler, score: cost, structure: cost, origin: .inserted)]
        }
        return choices
    }

    private func append(_ choice: Choice, to choices: inout [Choice]) {
        if let index = choices.firstIndex(where: { $0.symbol == choice.symbol }) {
            if choice.score > choices[index].score { choices[index] = choice }
        } else {
            choices.append(choice)
        }
    }

    private func mapped(_ symbol: UInt8, into alphabet: Alphabet) -> UInt8? {
        if let digit = LookAlikes.digit(for: symbol), alphabet.contains(digit) { return digit }
        if let letter = LookAlikes.letter(for: symbol), alphabet.contains(letter) { return letter }
        return nil
    }

    // MARK: Fillers

    /// Adds a filler to letters that stand for one in the run at the end of a name, where none was offered.
    private func withFillerRuns(_ cells: [[Choice]], _ range: Range<Int>) -> [[Choice]] {
        guard options.allowsCorrections else { return cells }
        let seen = range.map { zone.seen($0) ?? ASCII.filler }
        guard let start = FillerRun.start(in: seen) else { return cells }
        var result = cells
        for index in start..<seen.count where seen[index] != ASCII.filler {
            // As likely as the letter: the model of names decides.
            let score = cells[index].first?.score ?? 0
            append(Choice(symbol: ASCII.filler, score: score, structure: 0, origin: .offered), to: &result[index])
        }
        return result
    }

    /// Prefers a filler, where one is offered, next to the fillers at the end of a field.
    ///
    /// K, A, U, 0 and `<` have the same value, so that no check digit tells them apart.
    private func withTrailingFillers(_ cells: [[Choice]], _ range: Range<Int>) -> [[Choice]] {
        guard options.allowsCorrections else { return cells }
        var result = cells
        var isInTail = true
        for index in cells.indices.reversed() {
            let seen = zone.seen(range.lowerBound + index)
            if seen == ASCII.filler { continue }
            guard isInTail, index + 1 < cells.count || zone.cells[range.lowerBound + index] != nil,
                let filler = cells[index].firstIndex(where: { $0.symbol == ASCII.filler && $0.origin == .offered })
            else {
                isInTail = false
                continue
            }
            let follows = index + 1 < cells.count
            let precedes = index > 0 && zone.seen(range.lowerBound + index - 1) == ASCII.filler
            if follows || precedes { result[index][filler].score += precedes ? 3 : 1.5 }
            isInTail = precedes
        }
        return result
    }

    // MARK: Letters and digits in numbers

    /// Charges a letter between two digits, and a digit between two letters, where the recogniser leaves it open.
    ///
    /// Numbers hold their letters and digits in runs more often than not. That decides between O and 0, and between 0 and
    /// A, K or U, which a check digit does not tell from it; what was seen clearly is not charged.
    private func withNeighbours(_ cells: [[Choice]], _ range: Range<Int>) -> [[Choice]] {
        guard options.allowsCorrections else { return cells }
        var result = cells
        for index in cells.indices.dropFirst().dropLast() {
            guard let before = zone.seen(range.lowerBound + index - 1),
                let after = zone.seen(range.lowerBound + index + 1)
            else { continue }
            let isRare: (UInt8) -> Bool
            if ASCII.isDigit(before), ASCII.isDigit(after) {
                isRare = ASCII.isLetter
            } else if ASCII.isLetter(before), ASCII.isLetter(after) {
                isRare = ASCII.isDigit
            } else {
                continue
            }
            guard
                let usual = cells[index].filter({ !isRare($0.symbol) && $0.symbol != ASCII.filler }).map(\.score).max()
            else { continue }
            for choice in cells[index].indices where isRare(cells[index][choice].symbol) {
                let lead = cells[index][choice].score - usual
                if lead < DecodingCosts.openLead { result[index][choice].score -= DecodingCosts.changeOfKind }
            }
        }
        return result
    }

    // MARK: What is known about states, codes and numbers

    private func withPattern(_ cells: [[Choice]], _ place: ZoneLayout.Place) -> [[Choice]] {
        let state = trimmed(seenState)
        let code = trimmed(seenCode)
        guard
            let rule = options.numberPatterns.first(where: { pattern in
                pattern.field == place.rule.name && Array(pattern.state.utf8) == state
                    && (pattern.documentCode.map { Array($0.utf8) == code } ?? true)
            })
        else { return cells }
        var result = cells
        for (index, wanted) in zip(cells.indices, rule.pattern.utf8) {
            for choice in result[index].indices where !Self.matches(result[index][choice].symbol, wanted) {
                result[index][choice].score -= DecodingCosts.violation
            }
        }
        return result
    }

    static func matches(_ symbol: UInt8, _ wanted: UInt8) -> Bool {
        switch wanted {
        case UInt8(ascii: "A"): ASCII.isLetter(symbol)
        case UInt8(ascii: "9"): ASCII.isDigit(symbol)
        case UInt8(ascii: "X"): ASCII.isLetter(symbol) || ASCII.isDigit(symbol)
        case ASCII.filler: symbol == ASCII.filler
        default: true
        }
    }

    private func trimmed(_ code: [UInt8]) -> [UInt8] { Array(code.prefix { $0 != ASCII.filler }) }

    private func stateCost(_ packed: UInt64, _ place: ZoneLayout.Place) -> Double {
        let code = (0..<3).map { UInt8(truncatingIfNeeded: packed >> UInt64(8 * $0)) }
        // Fillers only end a code: a letter after one means that the line is shifted or the place is noise. A code of
        // fillers alone occurs where a nationality is not stated.
        let letters = code.prefix { $0 != ASCII.filler }.count
        if code[letters...].contains(where: { $0 != ASCII.filler }) {
            return -3 * DecodingCosts.violation
        }
        guard let known = CountryTable.shared.entry(for: code[...]) else { return -DecodingCosts.unknownState }
        // Most documents are issued to the state's own citizens.
        let isOther = place.rule.name == ZoneFieldName.nationality && code != seenState
        let rarity = known.origin == .iso || known.origin == .icao ? 0 : -DecodingCosts.rareState
        return rarity - (isOther ? DecodingCosts.rareState : 0)
    }

    private func codeCost(_ packed: UInt64) -> Double {
        let first = UInt8(truncatingIfNeeded: packed)
        let second = UInt8(truncatingIfNeeded: packed >> 8)
        // A code begins with a letter: without one the line is shifted or was not read here.
        if !ASCII.isLetter(first) { return -3 * DecodingCosts.violation }
        // V decides between visas and everything else.
        if (first == UInt8(ascii: "V")) != layout.isVisa { return -8 }
        let isFamily = layout.codeLetters.contains(first)
        return (isFamily ? 0 : -3) - (DocumentCode.isFrequent(second) ? 0 : 3)
    }
}
