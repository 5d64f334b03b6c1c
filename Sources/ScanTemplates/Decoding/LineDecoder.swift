package import CodeParser

/// Finds the most likely text that a layout allows in what a recogniser offers for one line.
///
/// The pattern drives the search: each place takes only what the pattern allows there, and what belongs together (a month,
/// a word out of a list, the branches of an alternative) is weighed as one. A character that the recogniser did not offer
/// is taken only where the layout says that it may be confused with the one that was read, and then counts for little.
package struct LineDecoder: Sendable {
    private let layout: LineLayout
    private let usesConfusables: Bool
    private let confusableWeight: Double

    /// Builds a decoder.
    ///
    /// - Parameters:
    ///   - layout: what can stand in the line.
    ///   - usesConfusables: whether look-alikes may be put in the place of what was read.
    ///   - confusableWeight: the probability of a look-alike as a share of that of the character that was read.
    package init(layout: LineLayout, usesConfusables: Bool, confusableWeight: Double) {
        self.layout = layout
        self.usesConfusables = usesConfusables
        self.confusableWeight = confusableWeight
    }

    /// Decodes a line that has one place for each character.
    ///
    /// - Parameters:
    ///   - reading: what the recogniser offers.
    ///   - number: the number of the line in its group, counted from 1, for the corrections.
    /// - Returns: the best text and how sure it is, or `nil` when nothing that was offered fits the layout.
    package func decode(_ reading: LineReading, line number: Int = 1) -> LineDecoding? {
        let best = PatternSearch.best(of: reading.cells.map(choices), pattern: layout.pattern)
        guard let first = best.first else { return nil }
        let raw = reading.cells.map { $0.candidates.first?.symbol ?? UInt8(ascii: "?") }
        let corrections = zip(raw, first.characters).enumerated().filter { $0.element.0 != $0.element.1 }.map {
            Correction(
                line: number, column: $0.offset + 1, from: Self.text([$0.element.0]), to: Self.text([$0.element.1]),
                reason: .fieldType)
        }
        return LineDecoding(
            text: Self.text(first.characters), rawText: Self.text(raw),
            score: first.logarithm / Double(max(1, first.characters.count)),
            margin: best.count > 1 ? first.logarithm - best[1].logarithm : .infinity, corrections: corrections)
    }

    /// What can stand in a place, with its probability: what was offered and the recogniser's alphabet has, and
    /// look-alikes of the best of it.
    private func choices(of cell: CellReading) -> [CharacterCandidate] {
        var choices: [CharacterCandidate] = []
        for candidate in cell.candidates where layout.alphabet.contains(candidate.symbol) && candidate.probability > 0 {
            guard !choices.contains(where: { $0.symbol == candidate.symbol }) else { continue }
            choices.append(CharacterCandidate(symbol: candidate.symbol, probability: min(1, candidate.probability)))
        }
        guard usesConfusables, confusableWeight > 0, let read = cell.candidates.first else { return choices }
        for set in layout.confusables where set.contains(read.symbol) {
            for symbol in set.intersection(layout.alphabet).characters
            where !choices.contains(where: { $0.symbol == symbol }) {
                choices.append(
                    CharacterCandidate(symbol: symbol, probability: min(1, read.probability * confusableWeight)))
            }
        }
        return choices
    }

    private static func text(_ characters: [UInt8]) -> String {
        String(decoding: characters, as: UTF8.self)
    }
}
