import Raster
import TextRecognition

/// What was recognised in the strips of a page lately: the strip that decided the direction comes again as one of the
/// zone's, and the recogniser is the most expensive part of a scan.
struct StripMemory: Sendable {
    private var entries: [(strip: GrayImage, line: RecognizedLine)] = []

    /// How many strips are kept.
    private static let capacity = 8

    /// What the recogniser reads in a strip, which is the same whenever it is asked.
    mutating func read(
        _ strip: GrayImage, with recognizer: any TextRecognizer
    ) throws(TextRecognizerError) -> RecognizedLine {
        if let known = entries.first(where: { $0.strip.width == strip.width && $0.strip == strip }) {
            return known.line
        }
        let line = try recognizer.recognize(strip)
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append((strip, line))
        return line
    }
}
