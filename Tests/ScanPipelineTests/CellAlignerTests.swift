import ScanPipeline
import Testing
import TextRecognition

@Suite("CellAligner")
struct CellAlignerTests {
    /// Characters of a text at a pitch of 20 pixels, the first cell beginning at 10.
    private func line(_ text: String, without missing: Set<Int> = [], bend: Double = 0) -> RecognizedLine {
        RecognizedLine(
            characters: text.utf8.enumerated().compactMap { index, symbol in
                guard !missing.contains(index) else { return nil }
                let share = Double(index) / Double(text.utf8.count)
                let left = 10 + Double(index) * 20 + bend * share * share
                return RecognizedCharacter(
                    choices: [CharacterChoice(symbol: symbol, probability: 0.99)], left: left, right: left + 13)
            })
    }

    /// The cells of one line alone.
    private func cells(of line: RecognizedLine, count: Int, printStart: Double, printEnd: Double) -> [[CharacterChoice]]
    {
        CellAligner().cells(of: [.init(line, printStart: printStart, printEnd: printEnd)], count: count)[0]
    }

    private func text(_ cells: [[CharacterChoice]]) -> String {
        String(decoding: cells.map { $0.first?.symbol ?? UInt8(ascii: "_") }, as: UTF8.self)
    }

    private let zone = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"

    @Test("a complete line fills its cells")
    func complete() {
        let cells = cells(of: line(zone), count: 44, printStart: 10, printEnd: 10 + 43 * 20 + 13)
        #expect(text(cells) == zone)
    }

    @Test("boxes on top of each other say nothing, and as many characters as cells go in order")
    func stacked() {
        var line = line(zone)
        for index in 26..<44 {
            line.characters[index].left = 569
            line.characters[index].right = 570
        }
        #expect(text(cells(of: line, count: 44, printStart: 10, printEnd: 10 + 43 * 20 + 13)) == zone)
    }

    @Test("characters that the recogniser lost leave their cells empty and move no other")
    func lost() {
        let cells = cells(
            of: line(zone, without: [5, 38, 39, 40]), count: 44, printStart: 10, printEnd: 10 + 43 * 20 + 13)
        var expected = Array(zone)
        for i in [5, 38, 39, 40] { expected[i] = "_" }
        #expect(text(cells) == String(expected))
    }

    @Test("a doubled character does not push the rest along")
    func doubled() {
        var seen = line(zone)
        var double = seen.characters[20]
        double.left += 8
        double.right += 8
        double.choices = [CharacterChoice(symbol: UInt8(ascii: "P"), probability: 0.4)]
        seen.characters.insert(double, at: 21)
        let cells = cells(of: seen, count: 44, printStart: 10, printEnd: 10 + 43 * 20 + 13)
        #expect(text(cells) == zone)
    }

    @Test("follows a pitch that grows along the line, with characters missing")
    func perspective() {
        let cells = cells(
            of: line(zone, without: [37], bend: 60), count: 44, printStart: 10, printEnd: 10 + 43 * 20 + 13 + 57)
        var expected = Array(zone)
        expected[37] = "_"
        #expect(text(cells) == String(expected))
    }

    @Test("print seen from the side, half as wide at the far end, goes in order")
    func slanting() {
        var line = line(zone)
        var left = 10.0
        for index in line.characters.indices {
            let pitch = 26 - 13 * Double(index) / 43
            line.characters[index].left = left
            line.characters[index].right = left + 0.65 * pitch
            left += pitch
        }
        #expect(text(cells(of: line, count: 44, printStart: 10, printEnd: left)) == zone)
    }

    @Test("a sliver behind the last character of bent print costs no letter")
    func sliver() {
        var line = line("P<HKGHAEKKINEN<<ROBERTO<<<<<<<<<<<<<<<<<<<<<")
        var left = 10.0
        for index in line.characters.indices {
            let pitch = index < 14 ? 17.5 : 22
            line.characters[index].left = left
            line.characters[index].right = left + 0.65 * pitch
            left += pitch
        }
        var sliver = line.characters[43]
        (sliver.left, sliver.right) = (sliver.right, sliver.right + 1)
        line.characters.append(sliver)
        let cells = cells(of: line, count: 44, printStart: 10, printEnd: left + 20)
        #expect(text(cells) == "P<HKGHAEKKINEN<<ROBERTO<<<<<<<<<<<<<<<<<<<<<")
    }

    @Test("as many characters as cells, but one lost and one doubled, are not taken in order")
    func lostAndDoubled() {
        var line = line(zone, without: [40])
        var double = line.characters[12]
        double.left += 9
        double.right += 9
        double.choices = [CharacterChoice(symbol: UInt8(ascii: "8"), probability: 0.3)]
        line.characters.insert(double, at: 13)
        var expected = Array(zone)
        expected[40] = "_"
        #expect(text(cells(of: line, count: 44, printStart: 10, printEnd: 883)) == String(expected))
    }

    @Test("lines of one zone begin below each other, also where their print seems to begin half a cell late")
    func commonStart() {
        let names = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
        // 9.5 and 10.7 of 20 pixels after the middle of the first cell: the one rounds down, the other up.
        let cells = CellAligner().cells(
            of: [
                .init(line(names, without: [21]), printStart: 19.6, printEnd: 883),
                .init(line(zone, without: [30]), printStart: 20.8, printEnd: 883),
            ], count: 44)
        #expect(text(cells[0]).hasPrefix("P<UTO") && text(cells[1]).hasPrefix("L8989"))
        #expect(text(cells[0]).hasSuffix("<<") && text(cells[1]).hasSuffix("<10"))
    }

    @Test("a line of nothing has empty cells")
    func empty() {
        let cells = cells(of: RecognizedLine(characters: []), count: 30, printStart: 0, printEnd: 600)
        #expect(cells.count == 30 && cells.allSatisfy(\.isEmpty))
    }

    @Test("a stain before one line and one after another do not push the zone out of its cells")
    func stains() {
        var first = line(zone)
        var second = line("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<")
        let stain = [CharacterChoice(symbol: UInt8(ascii: "1"), probability: 0.5)]
        first.characters.insert(RecognizedCharacter(choices: stain, left: -10, right: 3), at: 0)
        second.characters.append(RecognizedCharacter(choices: stain, left: 890, right: 903))
        let both = CellAligner().cells(
            of: [
                .init(first, printStart: -12, printEnd: 905), .init(second, printStart: -12, printEnd: 905),
            ], count: 44)
        #expect(text(both[0]) == zone)
        #expect(text(both[1]) == "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<")
    }
}
