/// Judges whether a line that had to be padded or shortened can be trusted.
///
/// Where check digits cover a line, they prove the repair. In a name nothing does: a lost letter and a lost filler look
/// the same, except that recognisers lose the fillers of long runs and seldom anything else.
struct LengthRepair {
    /// A run of fillers from which recognisers lose some.
    private static let longRun = 3

    let decoded: DecodedZone
    let evaluations: [CheckEvaluation]

    private var layout: ZoneLayout { decoded.format.layout }

    /// Whether every repaired line is proven, or repaired in the one way that is to be expected.
    var isTrusted: Bool {
        let repaired = Set(decoded.zone.changes.filter { $0.reason == .inserted || $0.reason == .removed }.map(\.line))
        return repaired.allSatisfy { isProven(line: $0) || isExpected(line: $0) } && !hasLostCharacterInside
    }

    /// Whether a character was taken out between others: which one is a guess that a single digit hardly proves.
    private var hasLostCharacterInside: Bool {
        decoded.zone.changes.contains { change in
            change.reason == .removed && change.from != "<" && change.column > 1
                && change.column <= layout.lineLengths[change.line - 1]
        }
    }

    /// Whether all that stands in a line is covered by digits that agree, or is a known code.
    private func isProven(line: Int) -> Bool {
        layout.places.allSatisfy { place in
            guard place.rule.span.line == line else { return true }
            switch place.rule.kind {
            case .state: return CountryTable.shared.entry(for: decoded.text[place.range]) != nil
            case .documentCode: return ASCII.isLetter(decoded.text[place.range.lowerBound])
            case .sex, .literal, .oneOf: return true
            default: return place.range.allSatisfy { decoded.text[$0] == ASCII.filler || isCovered($0) }
            }
        }
    }

    private func isCovered(_ offset: Int) -> Bool {
        zip(layout.checkPlaces, evaluations).contains { check, evaluation in
            guard evaluation.succeeded else { return false }
            if evaluation.digit == offset { return true }
            if case .continued(let rest, _) = evaluation.longNumber, rest.contains(offset) { return true }
            return check.covers.contains { $0.contains(offset) }
        }
    }

    /// Whether a name with its separator lost fillers of the long run at its end, and nothing else is odd.
    private func isExpected(line: Int) -> Bool {
        let changes = decoded.zone.changes.filter { $0.line == line }
        guard changes.allSatisfy({ $0.reason != .removed }),
            let name = layout.places.last(where: { $0.rule.span.line == line }), name.rule.kind == .name
        else { return false }
        let text = decoded.text[name.range]
        let reading = NameReader.read(text)
        let end = (reading.primary + reading.secondary).map(\.upperBound).max() ?? name.range.lowerBound
        let seenFillers = (end..<name.range.upperBound).count { decoded.zone.seen($0) == ASCII.filler }
        let inserted = changes.filter { $0.reason == .inserted }.map { layout.lineStarts[line - 1] + $0.column - 1 }
        let states = layout.places.filter { $0.rule.span.line == line && $0.rule.kind == .state }
        return seenFillers >= Self.longRun && inserted.allSatisfy { $0 >= end } && reading.hasSeparator
            && !reading.primary.isEmpty && !reading.hasSeveralSeparators
            && states.allSatisfy { CountryTable.shared.entry(for: decoded.text[$0.range]) != nil }
    }
}
