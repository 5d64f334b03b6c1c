/// The ways in which a text may be cut into the lines of a zone.
struct TextArrangements {
    private static let space = UInt8(ascii: " ")

    let formats: [ZoneFormat]

    /// The ways worth trying, the plainest first.
    func arrangements(of lines: [[UInt8]]) -> [[[UInt8]]] {
        var found: [[[UInt8]]] = []
        func add(_ arrangement: [[UInt8]]) {
            if !arrangement.isEmpty, !found.contains(arrangement) { found.append(arrangement) }
        }
        let dense = lines.map { $0.filter { $0 != Self.space } }
        add(lines.map(withoutSpaces))
        add(dense)
        // Each word a line: a paragraph whose line breaks became spaces.
        add(lines.flatMap { $0.split(separator: Self.space).map(Array.init) }.filter { $0.count >= 9 })
        // Everything in one string.
        let joined = dense.flatMap { $0 }
        for text in [joined] + dense {
            for format in formats where text.count == format.layout.characterCount && format.lineCount > 1 {
                add(cut(text, format))
            }
        }
        return found
    }

    /// Drops the spaces of a line, or reads them as fillers, whichever gives the length of a line that exists.
    private func withoutSpaces(_ line: [UInt8]) -> [UInt8] {
        let dense = line.filter { $0 != Self.space }
        guard dense.count != line.count, !isLength(dense.count) else { return dense }
        // Several spaces in a row may stand for one filler or for as many.
        var single: [UInt8] = []
        for byte in line where byte != Self.space || single.last != Self.space { single.append(byte) }
        let candidates = [line, single].map { text in text.map { $0 == Self.space ? ASCII.filler : $0 } }
        if let fitting = candidates.first(where: { isLength($0.count) }) { return fitting }
        // In a name a single space between letters is a filler.
        return isNameLine(dense) ? candidates[1] : dense
    }

    private func isLength(_ count: Int) -> Bool {
        formats.contains { $0.lineLengths.contains(count) }
    }

    private func isNameLine(_ line: [UInt8]) -> Bool {
        line.count >= 10 && line.contains(ASCII.filler) && line.count(where: ASCII.isDigit) <= 1
    }

    private func cut(_ text: [UInt8], _ format: ZoneFormat) -> [[UInt8]] {
        zip(format.layout.lineStarts, format.lineLengths).map { Array(text[$0..<($0 + $1)]) }
    }
}
