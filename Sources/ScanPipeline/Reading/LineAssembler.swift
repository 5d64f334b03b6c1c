import CodeParser
import TextRecognition

/// Turns what was recognised in the looks at one candidate into lines of cells for the decoder.
struct LineAssembler {
    private let aligner = CellAligner()

    /// The layouts, as numbers of cells a line, that a candidate may have, the likeliest first.
    func cellCounts(of candidate: ZoneCandidate, looks: [Look]) -> [Int] {
        switch candidate.lines.count {
        case 3...: return [30]
        case 2:
            // Pitch over the whole length is the strongest sign; the number of characters seen breaks ties.
            let longest = looks[0].recognized.compactMap { $0?.characters.count }.max() ?? 0
            let byPitch = candidate.lines.map(\.likelyCells).max() ?? 44
            let first = byPitch == 30 ? (longest > 39 ? 44 : 36) : byPitch
            return first == 44 ? [44, 36] : [36, 44]
        default: return [30]
        }
    }

    /// The lines of a candidate in cells of equal pitch: in each cell the mean of what the looks saw there.
    func lines(of looks: [Look], count: Int) -> [LineReading] {
        (0..<(looks.first?.strips.count ?? 0)).map { index in
            let seen = looks.compactMap { look -> [[CharacterChoice]]? in
                guard let strip = look.strips[index], let line = look.recognized[index], !line.characters.isEmpty
                else { return nil }
                return aligner.cells(of: line, count: count, printStart: strip.printStart, printEnd: strip.printEnd)
            }
            return LineReading(cells: (0..<count).map { cell in mean(of: seen.map { $0[cell] }) })
        }
    }

    /// The mean of several looks at one cell; a look that saw nothing there does not count.
    private func mean(of looks: [[CharacterChoice]]) -> CellReading {
        let seen = looks.filter { !$0.isEmpty }
        var sums: [UInt8: Double] = [:]
        for choice in seen.joined() { sums[choice.symbol, default: 0] += choice.probability / Double(seen.count) }
        let candidates = sums.map { CharacterCandidate(symbol: $0.key, probability: $0.value) }
        return CellReading(
            candidates: candidates.sorted { ($0.probability, $1.symbol) > ($1.probability, $0.symbol) })
    }
}
