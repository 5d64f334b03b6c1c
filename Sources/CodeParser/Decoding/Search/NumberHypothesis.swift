/// One assumption about how long the document number is, and by which formula its digit was computed.
///
/// A long number moves its check digit, so that each assumption asks for a search of its own.
enum NumberHypothesis {
    /// The number ends within its field.
    case short
    /// The number goes on to `digit`; `countsGap` is the older formula.
    case long(check: Int, digit: Int, countsGap: Bool)

    /// The assumptions that the recogniser's evidence allows.
    static func all(layout: ZoneLayout, zone: AlignedZone, steps: [LatticeStep]) -> [NumberHypothesis] {
        guard let index = layout.checkPlaces.firstIndex(where: { $0.continuation != nil }),
            let continuation = layout.checkPlaces[index].continuation
        else { return [.short] }
        let digit = layout.checkPlaces[index].digit
        guard offers(ASCII.filler, at: digit, steps) else { return [.short] }
        var hypotheses: [NumberHypothesis] = []
        let isCertainlyLong = steps.first { $0.range == digit..<(digit + 1) }?.options.count == 1
        // Ends of the number: before a place where a filler was seen or offered, or at the end of the field.
        var ends: [Int] = []
        for offset in continuation {
            if offset >= continuation.lowerBound + 2, offers(ASCII.filler, at: offset, steps) { ends.append(offset) }
            if !offersOther(at: offset, steps) { break }
            if offset == continuation.upperBound - 1 { ends.append(continuation.upperBound) }
        }
        for end in ends.prefix(4) {
            hypotheses.append(.long(check: index, digit: end - 1, countsGap: false))
            hypotheses.append(.long(check: index, digit: end - 1, countsGap: true))
        }
        return isCertainlyLong && !hypotheses.isEmpty ? hypotheses : [.short] + hypotheses
    }

    private static func offers(_ symbol: UInt8, at offset: Int, _ steps: [LatticeStep]) -> Bool {
        options(at: offset, steps).contains { $0.symbol(0) == symbol }
    }

    private static func offersOther(at offset: Int, _ steps: [LatticeStep]) -> Bool {
        options(at: offset, steps).contains { $0.symbol(0) != ASCII.filler }
    }

    private static func options(at offset: Int, _ steps: [LatticeStep]) -> [LatticeStep.Option] {
        steps.first { $0.range == offset..<(offset + 1) }?.options ?? []
    }

    /// The steps without what contradicts the assumption.
    func restricted(_ steps: [LatticeStep], layout: ZoneLayout) -> [LatticeStep] {
        guard case .long(let index, let digit, _) = self, let continuation = layout.checkPlaces[index].continuation
        else { return steps }
        let gap = layout.checkPlaces[index].digit
        return steps.map { step in
            let offset = step.range.lowerBound
            guard step.range.count == 1, offset == gap || continuation.contains(offset) else { return step }
            if offset == digit { return Self.withDigits(step) }
            if offset == gap || offset == digit + 1 { return Self.keeping(step) { $0 == ASCII.filler } }
            return offset < digit ? Self.keeping(step) { $0 != ASCII.filler } : step
        }
    }

    private static func keeping(_ step: LatticeStep, _ condition: (UInt8) -> Bool) -> LatticeStep {
        var result = step
        result.options = step.options.filter { condition($0.symbol(0)) }
        return result.options.isEmpty ? step : result
    }

    /// A letter in the digit's place is a misread digit, as for every check digit.
    private static func withDigits(_ step: LatticeStep) -> LatticeStep {
        var result = keeping(step, ASCII.isDigit)
        for option in step.options {
            guard let mapped = LookAlikes.digit(for: option.symbol(0)),
                !result.options.contains(where: { $0.symbol(0) == mapped })
            else { continue }
            result.options.append(
                LatticeStep.Option(
                    packed: UInt64(mapped), score: option.score - DecodingCosts.mapped,
                    structure: option.structure - DecodingCosts.mapped))
        }
        result.options.removeAll { !ASCII.isDigit($0.symbol(0)) }
        return result.options.isEmpty ? step : result
    }

    /// The check digits of the layout under this assumption.
    func checks(of layout: ZoneLayout) -> [JointSearch.Check] {
        layout.checkPlaces.enumerated().map { index, check in
            var offsets = check.covers.flatMap { $0 }
            var digit = check.digit
            if case .long(index, let longDigit, let countsGap) = self, let continuation = check.continuation {
                // The gap is a filler, of value 0: it matters only by the weight it uses up.
                if countsGap { offsets.append(check.digit) }
                offsets += continuation.lowerBound..<longDigit
                digit = longDigit
            }
            let weights = [7, 3, 1]
            return JointSearch.Check(
                weights: offsets.enumerated().map { ($1, weights[$0 % 3]) }, digit: digit,
                allowsFillerWhenEmpty: check.rule.allowsFillerWhenEmpty, isComposite: check.rule.isComposite)
        }
    }
}
