package import Raster

/// One character a recogniser considers for a place, with its probability (0…1).
package struct CharacterChoice: Sendable, Hashable {
    package var symbol: UInt8
    package var probability: Double

    package init(symbol: UInt8, probability: Double) {
        self.symbol = symbol
        self.probability = probability
    }
}

/// One recognised character: what it may be, best first, and where it stands in the strip (pixels).
package struct RecognizedCharacter: Sendable, Hashable {
    package var choices: [CharacterChoice]
    package var left: Double
    package var right: Double

    package init(choices: [CharacterChoice], left: Double, right: Double) {
        self.choices = choices
        self.left = left
        self.right = right
    }
}

/// A line as the recogniser saw it, before anything was counted, aligned or corrected.
package struct RecognizedLine: Sendable, Hashable {
    package var characters: [RecognizedCharacter]

    package init(characters: [RecognizedCharacter]) {
        self.characters = characters
    }

    /// The mean probability (0…1) of the best characters, 0 for an empty line.
    package var certainty: Double {
        guard !characters.isEmpty else { return 0 }
        return characters.reduce(0) { $0 + ($1.choices.first?.probability ?? 0) } / Double(characters.count)
    }

    /// The best character of each place.
    package var text: String {
        String(decoding: characters.compactMap { $0.choices.first?.symbol }, as: UTF8.self)
    }
}

/// Why a recogniser could not work at all.
///
/// A strip without text is no error.
package struct TextRecognizerError: Error, Sendable, Hashable {
    package var message: String
    package var hint: String

    package init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}

/// Reads one strip: a level line of text, dark on light, cut with a small margin.
///
/// Implementations may be called from any number of threads at once.
package protocol TextRecognizer: Sendable {
    func recognize(_ strip: GrayImage) throws(TextRecognizerError) -> RecognizedLine
}
