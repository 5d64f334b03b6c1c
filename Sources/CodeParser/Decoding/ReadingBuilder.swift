/// Turns the best decoded zone into a reading: record, corrections with their reasons, margin, confidences.
struct ReadingBuilder {
    let options: DecodingOptions
    let lines: [LineReading]

    func reading(_ best: DecodedZone, rivals: [DecodedZone]) -> ZoneReading? {
        guard var record = ZoneParser(options: options.parsing).record(best.text, as: best.format) else { return nil }
        record.warnings += best.zone.warnings
        let evaluations = best.format.layout.checkPlaces.map { CheckEvaluation($0, in: best.text) }
        var margin = best.margin
        var alternatives = [record.lines]
        for other in best.others {
            // Where the check digits are content with both, only the recogniser speaks, and more is asked of it.
            let failed = best.format.layout.checkPlaces.count { !CheckEvaluation($0, in: other.text).succeeded }
            let needed = failed == best.failed ? options.unprovenMargin : options.ambiguityMargin
            if other.loss < needed { alternatives.append(split(other.text, best.format)) }
        }
        for rival in rivals where rival.text != best.text {
            // Another layout or alignment that explains the same lines about as well.
            let loss = best.evidence - rival.evidence
            margin = min(margin, loss)
            if loss < options.ambiguityMargin { alternatives.append(split(rival.text, rival.format)) }
        }
        let isTrusted = LengthRepair(decoded: best, evaluations: evaluations).isTrusted
        let isAmbiguous = alternatives.count > 1 || !isTrusted || numberBeginsUnseen(best)
        return ZoneReading(
            record: record, rawLines: best.lineIndices.map { raw(lines[$0]) }, lineIndices: best.lineIndices,
            corrections: corrections(best, evaluations: evaluations),
            score: best.score / Double(best.format.layout.characterCount), margin: max(0, margin),
            isAmbiguous: isAmbiguous, alternatives: isAmbiguous ? alternatives : [],
            confidences: confidences(best, evaluations: evaluations))
    }

    /// Whether a number is said to begin with a filler that nobody saw.
    ///
    /// Numbers are written from the left of their field: a filler before one means that a character was lost and the
    /// others are shifted, which one check digit in ten is content with.
    private func numberBeginsUnseen(_ best: DecodedZone) -> Bool {
        best.format.layout.places.contains { place in
            let first = place.range.lowerBound
            return place.rule.kind == .number && best.text[first] == ASCII.filler
                && best.zone.cells[first]?.seen != ASCII.filler
                && best.text[place.range].contains { $0 != ASCII.filler }
        }
    }

    private func split(_ text: [UInt8], _ format: ZoneFormat) -> [String] {
        zip(format.layout.lineStarts, format.lineLengths).map { ASCII.string(text[$0..<($0 + $1)]) }
    }

    private func raw(_ line: LineReading) -> String {
        ASCII.string(
            line.cells.map { cell in
                let symbol = cell.candidates.first?.symbol ?? UInt8(ascii: "?")
                return symbol < 128 ? symbol : UInt8(ascii: "?")
            })
    }

    // MARK: Corrections

    private func corrections(_ best: DecodedZone, evaluations: [CheckEvaluation]) -> [Correction] {
        var corrections = best.zone.changes
        let layout = best.format.layout
        for offset in best.text.indices {
            guard let cell = best.zone.cells[offset], let seen = cell.seen, seen != best.text[offset] else { continue }
            let position = layout.position(of: offset)
            corrections.append(
                Correction(
                    line: position.line, column: position.column, from: ASCII.string([seen]),
                    to: ASCII.string([best.text[offset]]), reason: reason(offset, seen: seen, best, evaluations)))
        }
        return corrections.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private func reason(
        _ offset: Int, seen: UInt8, _ best: DecodedZone, _ evaluations: [CheckEvaluation]
    ) -> Correction.Reason {
        let layout = best.format.layout
        guard let place = layout.places.first(where: { $0.range.contains(offset) }) else { return .checkDigit }
        let kind = place.rule.kind
        if !kind.alphabet(at: offset - place.range.lowerBound).contains(seen) { return .fieldType }
        // The digit in the place of a check digit decides nothing but itself.
        let isProtected = zip(layout.checkPlaces, evaluations).contains { check, evaluation in
            evaluation.succeeded && (check.covers.contains { $0.contains(offset) } || evaluation.digit == offset)
        }
        switch kind {
        case .state, .documentCode, .sex: return .knownCode
        case .name, .namePart: return .filler
        case .birthDate, .expiryDate:
            let text = Array(best.zone.text(place.range))
            return CenturyRule.read(text[...]).isPlausible && isProtected ? .checkDigit : .date
        default: break
        }
        if hasPattern(place, best) { return .issuerPattern }
        return best.text[offset] == ASCII.filler ? .filler : .checkDigit
    }

    private func hasPattern(_ place: ZoneLayout.Place, _ best: DecodedZone) -> Bool {
        guard let state = best.format.layout.places.first(where: { $0.rule.name == ZoneFieldName.issuingState })
        else { return false }
        let code = best.text[state.range].prefix { $0 != ASCII.filler }
        return options.numberPatterns.contains {
            $0.field == place.rule.name && Array($0.state.utf8) == Array(code)
        }
    }

    // MARK: Confidence

    private func confidences(_ best: DecodedZone, evaluations: [CheckEvaluation]) -> [[Double]] {
        let layout = best.format.layout
        var coverage = [Coverage](repeating: .none, count: best.text.count)
        for (check, evaluation) in zip(layout.checkPlaces, evaluations) {
            let offsets = check.covers.flatMap { $0 } + [evaluation.digit]
            for offset in offsets {
                // A field's own digit speaks louder than the composite one.
                if check.rule.isComposite, coverage[offset] != .none { continue }
                coverage[offset] = evaluation.succeeded ? .agreeing : .failing
            }
        }
        var alphabets = [Alphabet](repeating: .all, count: best.text.count)
        for place in layout.places {
            for offset in place.range {
                alphabets[offset] = place.rule.kind.alphabet(at: offset - place.range.lowerBound)
            }
        }
        let flat = best.text.indices.map { offset in
            confidence(best.text[offset], cell: best.zone.cells[offset], alphabets[offset], coverage[offset])
        }
        return zip(layout.lineStarts, layout.lineLengths).map { Array(flat[$0..<($0 + $1)]) }
    }

    private enum Coverage {
        case none, agreeing, failing
    }

    private func confidence(
        _ symbol: UInt8, cell: CellEvidence?, _ alphabet: Alphabet, _ coverage: Coverage
    ) -> Double {
        guard let cell else { return 0.5 }
        var own = cell.probability(of: symbol)
        // A look-alike that cannot stand here was this character: O and 0 are no doubt where only letters can be.
        func isMeant(_ other: UInt8) -> Bool {
            !alphabet.contains(other)
                && (LookAlikes.digit(for: other) == symbol || LookAlikes.letter(for: other) == symbol)
        }
        for choice in cell.choices where isMeant(choice.symbol) { own += exponential(choice.score) }
        if own == 0, let seen = cell.seen {
            // Forced by the field's type: as sure as what it was taken for.
            own = 0.9 * cell.probability(of: seen)
        }
        switch coverage {
        case .none: return own
        case .failing: return 0.7 * own
        case .agreeing:
            // Another character would have to have the same value, or the digit would have to be printed wrong.
            let value = CheckDigit.value(of: symbol).map { $0 % 10 }
            var doubt = 0.0
            for choice in cell.choices where choice.symbol != symbol && !isMeant(choice.symbol) {
                let isBlind = CheckDigit.value(of: choice.symbol).map { $0 % 10 } == value
                doubt += exponential(choice.score) * (isBlind ? 1 : min(0.02, exponential(-options.wrongDigitCost)))
            }
            return own / (own + doubt + 1e-9)
        }
    }
}
