import CodeParser
import ScanPipeline
import Testing
import TextRecognition

@Suite("VINLineChooser")
struct VINLineChooserTests {
    /// 49 CFR 565: check digit X, and a maker in the table.
    private let number = "1M8GDM9AXKP042788"
    private let chooser = VINLineChooser(options: DecodingOptions())

    /// A line whose characters are certain, but for those named by their places.
    private func line(_ text: String, doubtful: [Int: Double] = [:]) -> RecognizedLine {
        RecognizedLine(
            characters: text.utf8.enumerated().map { index, symbol in
                RecognizedCharacter(
                    choices: [CharacterChoice(symbol: symbol, probability: doubtful[index] ?? 0.99)],
                    left: Double(index) * 20, right: Double(index) * 20 + 15)
            })
    }

    /// The line with the next character moved into the place of one, and all behind it closer by one place.
    private func crowded(_ line: RecognizedLine, at index: Int) -> RecognizedLine {
        var line = line
        for index in (index + 1)..<line.characters.count { line.characters[index].left -= 20 }
        line.characters[index + 1].left += 3
        return line
    }

    @Test("17 certain characters are the number, and every strip supports it")
    func clean() throws {
        let candidate = try #require(chooser.candidates(of: [line(number), line(number)]).first)
        #expect(candidate.reading.record.vin == number && candidate.reading.record.status == .valid)
        #expect(candidate.support > -0.02)
    }

    @Test("dust at the ends is trimmed, and costs what it was seen with")
    func trimmed() throws {
        let candidate = try #require(
            chooser.candidates(of: [line("7" + number + "J", doubtful: [0: 0.4, 18: 0.4])]).first)
        #expect(candidate.reading.record.vin == number)
        #expect(candidate.support < -0.05 && candidate.support > -0.2)
    }

    @Test("a character seen twice is left out once")
    func doubled() throws {
        let candidate = try #require(chooser.candidates(of: [line("1MM8GDM9AXKP042788")]).first)
        #expect(candidate.reading.record.vin == number)
    }

    @Test("of two characters in one place one is left out, however sure the network was")
    func crowded() throws {
        let seen = crowded(line("1M8GDM96AXKP042788"), at: 6)
        let candidates = chooser.candidates(of: [seen, seen])
        #expect(candidates.first?.reading.record.vin == number)
        #expect((candidates.first?.support ?? -1) > -0.05)
    }

    @Test("a strip in two minds makes a number ambiguous where no check digit decides")
    func twoMinds() throws {
        let clear = line("WVWZZZ1KZAW123456")
        let doubtful = crowded(line("WVWZZZ1KZAW1238456"), at: 13)
        let certain = try #require(chooser.candidates(of: [clear, clear, clear]).first?.reading)
        #expect(certain.record.vin == "WVWZZZ1KZAW123456" && !certain.isAmbiguous)
        let reading = try #require(chooser.candidates(of: [clear, clear, doubtful]).first?.reading)
        #expect(reading.record.vin == "WVWZZZ1KZAW123456" && reading.isAmbiguous)
        #expect(reading.alternatives.contains("WVWZZZ1KZAW128456"))
    }

    @Test("a check digit that need not be there chooses between two readings, and says that it did")
    func strayDigit() throws {
        // The digit 1 of this number agrees by 49 CFR 565, though Russian makers need not compute it.
        var seen = line("XW8AC2NH1NK101912")
        seen.characters[14].choices = [
            CharacterChoice(symbol: UInt8(ascii: "8"), probability: 0.6),
            CharacterChoice(symbol: UInt8(ascii: "9"), probability: 0.4),
        ]
        let reading = try #require(chooser.candidates(of: [seen]).first?.reading)
        #expect(reading.record.vin == "XW8AC2NH1NK101912" && reading.isAmbiguous)
        #expect(reading.alternatives.contains("XW8AC2NH1NK101812"))
    }

    @Test("three equal characters, each in its place, are three, however many signs stand at the ends")
    func repeated() throws {
        let candidate = try #require(chooser.candidates(of: [line("8SAL1A2A40SA6066621")]).first)
        #expect(candidate.reading.record.vin == "SAL1A2A40SA606662")
    }

    @Test("a letter lost in shadow at an end is known by the strips that show it")
    func lostAtEnd() throws {
        let whole = line("WVWZZZ1KZAW123456")
        let candidate = try #require(
            chooser.candidates(of: [whole, line("VWZZZ1KZAW123456"), whole]).first)
        #expect(candidate.reading.record.vin == "WVWZZZ1KZAW123456" && candidate.support > -0.05)
    }

    @Test("stars read as the same character at both ends are no part of the number")
    func brackets() throws {
        let candidate = try #require(chooser.candidates(of: [line("1" + number + "1")]).first)
        #expect(candidate.reading.record.vin == number && candidate.support > -0.1)
    }

    @Test(
        "what is too short or too long is no number", arguments: ["1M8GDM9AXKP04278", "", "ABCDEFGHJKLMNPRSTUVWXYZ0"])
    func wrongLength(text: String) {
        #expect(chooser.candidates(of: [line(text)]).isEmpty)
    }

    @Test("strips vote: the character that one of them is sure of wins")
    func vote() throws {
        // Position 15 without a check digit that binds: 3 and 8 are both possible.
        let right = line("WVWZZZ1KZAW123456")
        let wrong = line("WVWZZZ1KZAW128456", doubtful: [13: 0.5])
        let candidates = chooser.candidates(of: [wrong, right, right])
        #expect(candidates.first?.reading.record.vin == "WVWZZZ1KZAW123456")
        #expect(candidates.map(\.reading.record.vin).contains("WVWZZZ1KZAW128456"))
    }

    @Test("an unknown maker one look-alike away from a known one is ambiguous, the known one in front")
    func knownMaker() throws {
        let reading = try #require(chooser.candidates(of: [line("XWBAC2NH1NK101912")]).first?.reading)
        let known = chooser.withKnownMaker(reading)
        #expect(known.record.vin == "XW8AC2NH1NK101912" && known.isAmbiguous)
        #expect(known.alternatives == ["XW8AC2NH1NK101912", "XWBAC2NH1NK101912"])
        #expect(
            known.corrections.contains(Correction(line: 1, column: 3, from: "B", to: "8", reason: .knownCode)))
    }
}
