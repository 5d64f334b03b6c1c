import CScanShims
import CTesseract
import Glibc
import Raster
import TextRecognition

/// One engine in use.
///
/// Deliberately not `Sendable`: one thread at a time, which the pool sees to.
final class TesseractSession {
    private let handle: TesseractHandle

    init(model: RecognitionModel) throws(TextRecognizerError) {
        handle = try TesseractHandle(model: model)
    }

    /// Reads one strip; a strip without text gives a line without characters.
    func recognize(_ strip: GrayImage) throws(TextRecognizerError) -> RecognizedLine {
        // Narrower pictures make Tesseract's line recogniser complain; nothing readable is lost.
        guard strip.width >= 8, strip.height >= 8 else { return RecognizedLine(characters: []) }
        scan_omp_serial()
        // The engine copies the pixels; they need not outlive the call.
        _ = strip.withPixels { pixels in
            TessBaseAPISetImage(
                handle.pointer, pixels, Int32(clamping: strip.width), Int32(clamping: strip.height), 1,
                Int32(clamping: strip.width))
        }
        defer { TessBaseAPIClear(handle.pointer) }
        // Any plain value: without one the engine guesses and warns.
        TessBaseAPISetSourceResolution(handle.pointer, 300)
        guard TessBaseAPIRecognize(handle.pointer, nil) == 0 else {
            throw TextRecognizerError(message: "Tesseract failed on a strip", hint: "")
        }
        guard let iterator = TessBaseAPIGetIterator(handle.pointer) else { return RecognizedLine(characters: []) }
        defer { TessResultIteratorDelete(iterator) }
        return RecognizedLine(characters: Self.characters(of: iterator))
    }

    private static func characters(of iterator: OpaquePointer) -> [RecognizedCharacter] {
        var characters: [RecognizedCharacter] = []
        let place = TessResultIteratorGetPageIteratorConst(iterator)
        repeat {
            var left: Int32 = 0
            var top: Int32 = 0
            var right: Int32 = 0
            var bottom: Int32 = 0
            guard TessPageIteratorBoundingBox(place, RIL_SYMBOL, &left, &top, &right, &bottom) != 0 else { continue }
            var choices = Self.choices(of: iterator)
            if choices.isEmpty, let best = symbol(TessResultIteratorGetUTF8Text(iterator, RIL_SYMBOL), owned: true) {
                let confidence = Double(TessResultIteratorConfidence(iterator, RIL_SYMBOL)) / 100
                choices = [CharacterChoice(symbol: best, probability: confidence)]
            }
            if !choices.isEmpty {
                characters.append(
                    RecognizedCharacter(choices: choices, left: Double(left), right: Double(right)))
            }
        } while TessResultIteratorNext(iterator, RIL_SYMBOL) != 0
        return characters
    }

    /// The alternatives of the symbol the iterator stands on, best first.
    private static func choices(of iterator: OpaquePointer) -> [CharacterChoice] {
        guard let iterator = TessResultIteratorGetChoiceIterator(iterator) else { return [] }
        defer { TessChoiceIteratorDelete(iterator) }
        var ratings: [(symbol: UInt8, rating: Double)] = []
        repeat {
            // The choice iterator keeps its text: it must not be freed here (ltrresultiterator.h).
            guard let symbol = symbol(TessChoiceIteratorGetUTF8Text(iterator), owned: false) else { continue }
            let rating = 100 - Double(TessChoiceIteratorConfidence(iterator))
            if let known = ratings.firstIndex(where: { $0.symbol == symbol }) {
                ratings[known].rating = min(ratings[known].rating, rating)
            } else {
                ratings.append((symbol, rating))
            }
        } while TessChoiceIteratorNext(iterator) != 0
        return Self.probabilities(of: ratings)
    }

    /// Ratings to probabilities that add up to 1, best first.
    private static func probabilities(of ratings: [(symbol: UInt8, rating: Double)]) -> [CharacterChoice] {
        guard let best = ratings.map(\.rating).min() else { return [] }
        let weights = ratings.map { exp(-($0.rating - best) / ratingScale) }
        let total = weights.reduce(0, +)
        return zip(ratings, weights).map { CharacterChoice(symbol: $0.symbol, probability: $1 / total) }
            .sorted { ($0.probability, $1.symbol) > ($1.probability, $0.symbol) }
    }

    /// Ratings grow with the negative logarithm of the network's output; by how much was fitted on lines with truth.
    private static let ratingScale = 3.0

    /// The one printable ASCII character of a C string, or `nil` when it holds anything else.
    private static func symbol(_ text: UnsafePointer<CChar>?, owned: Bool) -> UInt8? {
        guard let text else { return nil }
        defer { if owned { TessDeleteText(text) } }
        let byte = UInt8(bitPattern: text[0])
        guard byte > 0x20, byte < 0x7F, text[1] == 0 else { return nil }
        return byte
    }
}
