import Raster
import TextRecognition

/// A recogniser without a network: gives the next of some texts for each strip, evenly spread over its width.
final class ScriptedRecognizer: TextRecognizer {
    private let read: @Sendable (GrayImage) -> String

    init(_ read: @escaping @Sendable (GrayImage) -> String) {
        self.read = read
    }

    func recognize(_ strip: GrayImage) throws(TextRecognizerError) -> RecognizedLine {
        let text = Array(read(strip).utf8)
        let pitch = Double(strip.width) / Double(max(1, text.count))
        return RecognizedLine(
            characters: text.enumerated().map { index, symbol in
                RecognizedCharacter(
                    choices: [CharacterChoice(symbol: symbol, probability: 0.99)], left: Double(index) * pitch,
                    right: (Double(index) + 0.7) * pitch)
            })
    }
}

/// A recogniser whose engine fails.
struct FailingRecognizer: TextRecognizer {
    func recognize(_ strip: GrayImage) throws(TextRecognizerError) -> RecognizedLine {
        throw TextRecognizerError(message: "no engine", hint: "none")
    }
}
