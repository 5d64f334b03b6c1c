/// Turns characters without probabilities into places with candidates.
///
/// Each character is nearly certain; its look-alikes of OCR-B are offered beside it, and a filler beside letters that
/// the text uses as fillers. The decoder then does with them what it does with a recogniser's candidates.
struct TextCells {
    /// One change must cost less than a wrong check digit, and two more.
    private static let lookAlike = 0.08
    private static let fillerInRun = 0.9
    private static let fillerBesideFiller = 0.7
    private static let singleFiller = 0.35

    let allowsLookAlikes: Bool

    /// The lines of one arrangement.
    func readings(of lines: [[UInt8]]) -> [LineReading] {
        let fillers = allowsLookAlikes ? fillerLetters(of: lines) : []
        return lines.map { line in
            LineReading(cells: line.indices.map { cell(line, $0, fillers: fillers) })
        }
    }

    private func cell(_ line: [UInt8], _ index: Int, fillers: [UInt8]) -> CellReading {
        let symbol = line[index]
        guard ASCII.isZoneCharacter(symbol) else { return CellReading(candidates: []) }
        guard allowsLookAlikes else { return CellReading(certain: symbol) }
        var candidates = [CharacterCandidate(symbol: symbol, probability: 0.9)]
        candidates += LookAlikes.both(for: symbol).map {
            CharacterCandidate(symbol: $0, probability: Self.lookAlike)
        }
        if fillers.contains(symbol) {
            let neighbours = [index - 1, index + 1].filter(line.indices.contains).map { line[$0] }
            let isBeside = neighbours.contains(symbol) || neighbours.contains(ASCII.filler)
            let probability =
                run(line, index) >= 3
                ? Self.fillerInRun : (isBeside ? Self.fillerBesideFiller : Self.singleFiller)
            candidates[0].probability = 1 - probability
            candidates.append(CharacterCandidate(symbol: ASCII.filler, probability: probability))
        }
        return CellReading(candidates: candidates)
    }

    /// Letters that fillers were read as: they come four in a row, which no name has (XXX is a code).
    private func fillerLetters(of lines: [[UInt8]]) -> [UInt8] {
        var letters: [UInt8] = []
        for line in lines {
            for index in line.indices
            where LookAlikes.isFillerLike(line[index]) && run(line, index) >= 4 && !letters.contains(line[index]) {
                letters.append(line[index])
            }
        }
        return letters
    }

    /// How many equal characters in a row hold this one.
    private func run(_ line: [UInt8], _ index: Int) -> Int {
        var first = index
        while first > 0, line[first - 1] == line[index] { first -= 1 }
        var last = index
        while last + 1 < line.count, line[last + 1] == line[index] { last += 1 }
        return last - first + 1
    }
}
