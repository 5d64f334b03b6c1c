import Glibc
import TextRecognition

/// The characters of a strip, ready to have texts laid along them.
struct StripText: Sendable {
    /// Characters of a vehicle identification number (ISO 3779).
    static let numberLength = 17
    /// What the least likely character costs, so that one misread strip does not outvote all others.
    private static let unseen = log(0.01)
    /// What a character costs that the recogniser did not see at all: inside, and where the print begins or ends in
    /// shadow or glare.
    private static let missing = -4.5
    private static let missingAtEnd = -2.0
    /// What it costs that two characters share a place.
    private static let twoMinds = -0.25
    /// Characters nearer to each other than this share of the usual distance stand in one place.
    private static let crowding = 0.4
    /// From this share of the usual distance on, a character that repeats the one before stands by itself.
    private static let repetition = 0.75

    let characters: [RecognizedCharacter]
    /// For each character, what stands in its place and in that of the one before, where the two share one.
    private let pairs: [RecognizedCharacter?]
    /// What it costs to leave a character out, inside a text.
    private let surplusCosts: [Double]
    /// What it costs to leave a character out before or after a text: stars, edges and dust.
    private let trimCosts: [Double]

    init(_ line: RecognizedLine) {
        let characters = line.characters
        let steps = zip(characters, characters.dropFirst()).map { $1.left - $0.left }
        let pitch = steps.isEmpty ? 0 : max(0, steps.sorted()[steps.count / 2])
        let isTooLong = characters.count > Self.numberLength
        let crowded = 0...(Self.crowding * pitch)
        self.characters = characters
        pairs = characters.indices.map { index in
            guard isTooLong, index > 0, crowded.contains(steps[index - 1]) else { return nil }
            return Self.either(characters[index - 1], or: characters[index])
        }
        surplusCosts = characters.indices.map { index in
            if isTooLong,
                (index > 0 && crowded.contains(steps[index - 1]))
                    || (index < steps.count && crowded.contains(steps[index]))
            {
                return -0.3
            }
            let isNear = index > 0 && steps[index - 1] < Self.repetition * pitch
            if isNear, Self.isRepeated(index, in: characters) { return -0.6 }
            return -0.3 - 1.5 * Self.certainty(characters[index])
        }
        // One too many at each end: the stars or the frame of a plate.
        let weight = characters.count == Self.numberLength + 2 ? 0.3 : 0.7
        trimCosts = characters.map { -0.3 - weight * Self.certainty($0) }
    }

    /// Whether a character shares its place with one beside it: the network was in two minds.
    func isCrowded(_ index: Int) -> Bool {
        pairs[index] != nil || (index + 1 < pairs.count && pairs[index + 1] != nil)
    }

    /// A text laid along the characters of a strip.
    struct Alignment {
        /// The logarithm of the probability of the text in the strip.
        var score: Double
        /// For each place of the text the character that was seen there.
        var characters: [RecognizedCharacter?]
    }

    /// The best way to lay a text along the strip.
    func alignment(of text: [UInt8]) -> Alignment {
        var rows = [[0.0]]
        for _ in text { rows[0].append(rows[0][rows[0].count - 1] + Self.missingAtEnd) }
        for index in characters.indices {
            let row = rows[index]
            let isLast = index == characters.count - 1
            var next = [row[0] + trimCosts[index]]
            for (i, symbol) in text.enumerated() {
                var best = max(
                    row[i + 1] + costOfLeavingOut(index, after: i + 1, of: text.count),
                    next[i] + (isLast ? Self.missingAtEnd : Self.missing),
                    row[i] + Self.agreement(of: symbol, with: characters[index]))
                if let pair = pairs[index] {
                    best = max(best, rows[index - 1][i] + Self.agreement(ofEither: symbol, with: pair))
                }
                next.append(best)
            }
            rows.append(next)
        }
        return Alignment(score: rows[characters.count][text.count], characters: traced(rows, text))
    }

    /// Back along the best way.
    private func traced(_ rows: [[Double]], _ text: [UInt8]) -> [RecognizedCharacter?] {
        var seen: [RecognizedCharacter?] = Array(repeating: nil, count: text.count)
        var (index, place) = (characters.count, text.count)
        while index > 0, place > 0 {
            let score = rows[index][place]
            let character = characters[index - 1]
            if let pair = pairs[index - 1],
                score == rows[index - 2][place - 1] + Self.agreement(ofEither: text[place - 1], with: pair)
            {
                seen[place - 1] = pair
                (index, place) = (index - 2, place - 1)
            } else if score == rows[index - 1][place - 1] + Self.agreement(of: text[place - 1], with: character) {
                seen[place - 1] = character
                (index, place) = (index - 1, place - 1)
            } else if score == rows[index - 1][place] + costOfLeavingOut(index - 1, after: place, of: text.count) {
                index -= 1
            } else {
                place -= 1
            }
        }
        return seen
    }

    private func costOfLeavingOut(_ index: Int, after placed: Int, of count: Int) -> Double {
        placed == count ? trimCosts[index] : surplusCosts[index]
    }

    /// How well a character agrees with a symbol: a logarithm of probability.
    static func agreement(of symbol: UInt8, with character: RecognizedCharacter) -> Double {
        let probability = character.choices.first { $0.symbol == symbol }?.probability ?? 0
        return probability > 0 ? max(unseen, log(probability)) : unseen
    }

    /// The same for two characters that share a place, each of which has half of the probability.
    private static func agreement(ofEither symbol: UInt8, with pair: RecognizedCharacter) -> Double {
        let probability = pair.choices.first { $0.symbol == symbol }?.probability ?? 0
        return twoMinds + (probability > 0 ? max(unseen, log(min(1, 2 * probability))) : unseen)
    }

    static func certainty(_ character: RecognizedCharacter) -> Double {
        character.choices.first?.probability ?? 0
    }

    /// Whether a character is the same as the one before: networks that read along a line see a wide one twice now and
    /// then.
    static func isRepeated(_ index: Int, in characters: [RecognizedCharacter]) -> Bool {
        index > 0 && characters[index].choices.first?.symbol == characters[index - 1].choices.first?.symbol
    }

    private static func either(
        _ first: RecognizedCharacter, or second: RecognizedCharacter
    ) -> RecognizedCharacter {
        var sums: [UInt8: Double] = [:]
        for choice in first.choices + second.choices { sums[choice.symbol, default: 0] += choice.probability / 2 }
        let choices = sums.map { CharacterChoice(symbol: $0.key, probability: $0.value) }
            .sorted { ($1.probability, $0.symbol) < ($0.probability, $1.symbol) }
        return RecognizedCharacter(
            choices: choices, left: min(first.left, second.left), right: max(first.right, second.right))
    }
}
