package import CodeParser
import Glibc
package import TextRecognition

/// A number that a line may hold, and how well what was recognised agrees with it.
package struct VINCandidate: Sendable {
    package var reading: VINReading
    /// The mean natural logarithm of probability for each character over all strips of the line; at most 0.
    package var support: Double
}

/// Chooses the number that the recognised characters of a line support best.
///
/// Stars, edges and dust at the ends are trimmed; inside a number nothing is added and at most one doubtful character
/// left out.
package struct VINLineChooser: Sendable {
    private static let length = StripText.numberLength
    /// More characters than this are another kind of text.
    private static let mostCharacters = 21
    /// Mean logarithm of the best characters' probability below which nothing is decoded.
    private static let leastCertain = -0.4
    /// How many characters that repeat another or share its place are tried to be left out.
    private static let mostSurplus = 4
    /// Mean logarithm of probability from which a strip has a say in what a number may be.
    private static let leastOpinion = -0.5
    /// What a digit in position 9 costs that is not the check digit and need not be; see `DecodingOptions`.
    private static let strayDigitCost = 2.0

    private let decoder: VINDecoder
    private let parser: VINParser

    private let allowsCorrections: Bool

    package init(options: DecodingOptions) {
        var decoding = options
        decoding.strayDigitCost = Self.strayDigitCost
        decoder = VINDecoder(options: decoding)
        parser = VINParser(referenceDate: options.parsing.referenceDate)
        allowsCorrections = options.allowsCorrections
    }

    /// The numbers that several strips of one line, cut in different ways, may hold; the best supported first.
    package func candidates(of strips: [RecognizedLine]) -> [VINCandidate] {
        candidates(of: strips, readings: strips.flatMap(readings))
    }

    /// The same with what each strip holds by itself, which need not be decoded again for each strip that is added.
    package func candidates(of strips: [RecognizedLine], readings: [VINReading]) -> [VINCandidate] {
        var best: [String: VINReading] = [:]
        for reading in readings {
            let text = reading.record.vin
            if best[text].map({ $0.score < reading.score }) ?? true { best[text] = reading }
        }
        let strips = strips.map { StripText($0) }
        var candidates = ranked(Array(best.values), in: strips)
        guard strips.count > 1, let first = candidates.first,
            let joint = jointReading(along: Array(first.reading.record.vin.utf8), in: strips)
        else { return candidates }
        // What all strips say together also says what else they may mean.
        candidates.removeAll { $0.reading.record.vin == joint.record.vin }
        return ranked(candidates.map(\.reading) + [joint], in: strips)
    }

    private func ranked(_ readings: [VINReading], in strips: [StripText]) -> [VINCandidate] {
        let candidates = readings.map { reading in
            let alignments = alignments(of: Array(reading.record.vin.utf8), in: strips)
            let sum = alignments.reduce(0) { $0 + $1.score }
            return VINCandidate(reading: reading, support: sum / Double(max(1, alignments.count) * Self.length))
        }
        // By text where the support is equal, so that the order is always the same.
        return candidates.sorted { ($1.rank, $0.reading.record.vin) < ($0.rank, $1.reading.record.vin) }
    }

    /// The best number when the strips' characters are laid over each other along a number that one of them holds.
    private func jointReading(along text: [UInt8], in strips: [StripText]) -> VINReading? {
        // A strip that was cut badly says nothing, but one that differs in a character does.
        let all = strips.map { $0.alignment(of: text) }.sorted { $0.score > $1.score }
        let alignments = all.enumerated().filter { index, alignment in
            index < 2 || alignment.score > Self.leastOpinion * Double(Self.length)
        }.map(\.element)
        let cells = text.indices.map { index -> CellReading in
            let seen = alignments.compactMap { $0.characters[index] }
            var scores: [UInt8: Double] = [:]
            for symbol in Set(seen.flatMap { $0.choices.map(\.symbol) }) {
                let sum = seen.reduce(0) { $0 + exp(StripText.agreement(of: symbol, with: $1)) }
                scores[symbol] = sum / Double(seen.count)
            }
            let total = scores.values.reduce(0, +)
            let ranked = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            return CellReading(
                candidates: ranked.map { CharacterCandidate(symbol: $0.key, probability: $0.value / total) })
        }
        return decoder.decode(LineReading(cells: cells))
    }

    /// How a text lies in each strip; of three or more without the worst, since a strip cut badly proves nothing.
    private func alignments(of text: [UInt8], in strips: [StripText]) -> [StripText.Alignment] {
        let all = strips.map { $0.alignment(of: text) }.sorted { $0.score > $1.score }
        return Array(all.prefix(max(min(2, all.count), all.count - 1)))
    }

    /// A number of an unknown maker together with the look-alikes of known ones, which are likelier: ambiguous, with
    /// the first of them in front.
    package func withKnownMaker(_ reading: VINReading) -> VINReading {
        let others = parser.lookAlikesOfKnownMakers(reading.record)
        guard reading.record.status == .unverified, let first = others.first else { return reading }
        var known = reading
        if !allowsCorrections {
            known.alternatives = [reading.record.vin] + others.map(\.vin)
            known.isAmbiguous = true
            return known
        }
        known.record = first
        for (index, pair) in zip(first.vin, reading.record.vin).enumerated() where pair.0 != pair.1 {
            known.corrections.append(
                Correction(line: 1, column: index + 1, from: String(pair.1), to: String(pair.0), reason: .knownCode))
        }
        let given = reading.alternatives.isEmpty ? [reading.record.vin] : reading.alternatives
        let vins = others.map(\.vin)
        known.alternatives = vins + given.filter { !vins.contains($0) }
        known.isAmbiguous = true
        return known
    }

    /// The decoded numbers of one strip: one for each way to leave out what is too much.
    package func readings(of line: RecognizedLine) -> [VINReading] {
        let characters = line.characters
        guard (Self.length...Self.mostCharacters).contains(characters.count) else { return [] }
        var choices = [characters]
        if characters.count > Self.length {
            for index in surplus(in: StripText(line)) {
                var fewer = characters
                fewer.remove(at: index)
                choices.append(fewer)
            }
        }
        return choices.flatMap { characters in
            (0...(characters.count - Self.length)).compactMap { start in
                let window = characters[start..<(start + Self.length)]
                guard isCertain(window), hasSerialNumber(window) else { return nil }
                return decoder.decode(
                    LineReading(
                        cells: window.map { character in
                            CellReading(
                                candidates: character.choices.map {
                                    CharacterCandidate(symbol: $0.symbol, probability: $0.probability)
                                })
                        }))
            }
        }
    }

    /// Whether the best characters could become a number that may be reported.
    private func isCertain(_ window: ArraySlice<RecognizedCharacter>) -> Bool {
        window.reduce(0) { $0 + log(max(0.01, StripText.certainty($1))) } >= Self.leastCertain * Double(Self.length)
    }

    /// Whether a line has as many digits as any number has at its end (ISO 3779): words are not worth a second look.
    func hasDigits(_ line: RecognizedLine) -> Bool {
        line.characters.count { Self.isDigit($0) } >= 4
    }

    private static func isDigit(_ character: RecognizedCharacter) -> Bool {
        character.choices.first.map { (0x30...0x39).contains($0.symbol) } ?? false
    }

    /// Whether two of the last four characters, which ISO 3779 wants to be digits, are: other text is not worth decoding.
    private func hasSerialNumber(_ window: ArraySlice<RecognizedCharacter>) -> Bool {
        window.suffix(4).count { Self.isDigit($0) } >= 2
    }

    /// Characters inside a line that may be too many: the least certain, those that repeat the one before, and those
    /// that share a place.
    private func surplus(in strip: StripText) -> [Int] {
        let characters = strip.characters
        let inner = characters.indices.dropFirst().dropLast()
        let weakest = inner.sorted { StripText.certainty(characters[$0]) < StripText.certainty(characters[$1]) }
        let doubtful = weakest.prefix(3).filter { StripText.certainty(characters[$0]) < 0.7 }
        let others = inner.filter { index in
            (StripText.isRepeated(index, in: characters) || strip.isCrowded(index)) && !doubtful.contains(index)
        }
        return doubtful + others.prefix(Self.mostSurplus)
    }
}

extension VINCandidate {
    /// Order of preference: the support, and what the number's own form adds to it.
    var rank: Double { support + formBonus / 17 }

    /// A check digit that agrees where it binds is worth what a wrong one costs; elsewhere many makers compute it too.
    private var formBonus: Double {
        let unknownMaker = reading.record.maker == nil ? -1.5 : 0
        return switch reading.record.status {
        case .valid: 2.4 + unknownMaker
        case .invalid: -4
        case .unverified: unknownMaker + strayDigitBonus
        }
    }

    /// What a digit in position 9 says where none is required.
    private var strayDigitBonus: Double {
        let text = Array(reading.record.vin.utf8)
        guard (0x30...0x39).contains(text[8]) || text[8] == UInt8(ascii: "X") else { return 0 }
        return text[8] == VINCheckDigit.compute(over: text) ? 1.2 : -1.2
    }
}
