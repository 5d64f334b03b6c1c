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
            // The number of characters seen is the strongest sign, the pitch over the whole length the next.
            let longest = looks[0].recognized.compactMap { $0?.characters.count }.max() ?? 0
            let byPitch = candidate.lines.map(\.likelyCells).max() ?? 44
            let isLong = longest == 36 ? false : longest > 39 || (longest > 36 && byPitch == 44)
            return isLong ? [44, 36] : [36, 44]
        default: return [30]
        }
    }

    /// The lines of a candidate in cells of equal pitch: in each cell the mean of what the looks saw there.
    func lines(of looks: [Look], count: Int, nudge: Int = 0) -> [LineReading] {
        let seen = looks.map { look in
            aligner.cells(
                of: zip(look.strips, look.recognized).map { strip, line in
                    guard let strip, let line, !line.characters.isEmpty else { return nil }
                    return CellAligner.Line(
                        line.softened(by: SmallPrint.doubt(ofHeight: strip.line.height)),
                        printStart: strip.printStart, printEnd: strip.printEnd)
                }, count: count, nudge: nudge)
        }
        return (0..<(looks.first?.strips.count ?? 0)).map { index in
            let first = seen[0][index]
            // A look that came out shifted by a cell would spoil the mean rather than better it.
            let agreeing = seen.map { $0[index] }.enumerated().filter {
                $0.offset == 0 || agreement(of: $0.element, with: first) > 0.7
            }
            return LineReading(cells: (0..<count).map { cell in mean(of: agreeing.map { $0.element[cell] }) })
        }
    }

    /// The lines of a candidate, each in a number of cells of its own.
    func lines(of looks: [Look], counts: [Int]) -> [LineReading] {
        counts.enumerated().map { index, count in lines(of: looks.map { $0.line(index) }, count: count)[0] }
    }

    /// The share of cells (0…1) in which two looks hold the same best character, of those in which both hold any.
    private func agreement(of first: [[CharacterChoice]], with second: [[CharacterChoice]]) -> Double {
        let both = zip(first, second).filter { !$0.isEmpty && !$1.isEmpty }
        guard !both.isEmpty else { return 0 }
        return Double(both.count { $0.first?.symbol == $1.first?.symbol }) / Double(both.count)
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
