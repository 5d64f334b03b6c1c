import CodeParser
import TextRecognition

/// Turns what was recognised in the strips of one candidate into lines of cells for the decoder.
struct LineAssembler {
    private let aligner = CellAligner()

    /// The layouts, as numbers of cells a line, that a candidate may have, the likeliest first.
    func cellCounts(of candidate: ZoneCandidate, recognized: [RecognizedLine]) -> [Int] {
        switch candidate.lines.count {
        case 3...: return [30]
        case 2:
            // Pitch over the whole length is the strongest sign; the number of characters seen breaks ties.
            let longest = recognized.map(\.characters.count).max() ?? 0
            let byPitch = candidate.lines.map(\.likelyCells).max() ?? 44
            let first = byPitch == 30 ? (longest > 39 ? 44 : 36) : byPitch
            return first == 44 ? [44, 36] : [36, 44]
        default: return [30]
        }
    }

    /// The lines of a candidate in cells of equal pitch.
    func lines(of recognized: [RecognizedLine], strips: [LineStrip], count: Int) -> [LineReading] {
        zip(recognized, strips).map { line, strip in
            let cells = aligner.cells(
                of: line, count: count, printStart: strip.printStart, printEnd: strip.printEnd)
            return LineReading(
                cells: cells.map { choices in
                    CellReading(
                        candidates: choices.map {
                            CharacterCandidate(symbol: $0.symbol, probability: $0.probability)
                        })
                })
        }
    }
}
