import CodeParser
import Testing

@Suite("ZoneDecoder")
struct ZoneDecoderTests {
    let decoder = ZoneDecoder(
        options: DecodingOptions(
            parsing: ParsingOptions(referenceDate: CalendarDate(year: 2026, month: 6, day: 30))))

    static let eriksson = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    /// Certain lines, but for what a recogniser offers at some places: line and column from 1, then symbol and
    /// probability in turn.
    private func readings(
        _ lines: [String], _ offers: [(line: Int, column: Int, candidates: [(Character, Double)])]
    ) -> [LineReading] {
        var readings = lines.map { LineReading(text: $0) }
        for offer in offers {
            readings[offer.line - 1].cells[offer.column - 1] = CellReading(
                candidates: offer.candidates.map { symbol, probability in
                    CharacterCandidate(symbol: symbol.asciiValue ?? 0, probability: probability)
                })
        }
        return readings
    }

    @Test("lets a check digit decide between two candidates")
    func checkDigit() throws {
        let reading = try #require(
            decoder.decode(readings(Self.eriksson, [(2, 2, [("B", 0.8), ("8", 0.15)])])))
        #expect(reading.lines == Self.eriksson)
        #expect(reading.corrections == [Correction(line: 2, column: 2, from: "B", to: "8", reason: .checkDigit)])
        #expect(reading.rawLines[1].hasPrefix("LB98902C3"))
        #expect(!reading.isAmbiguous)
    }

    @Test("takes 0 for U between digits where both are about as likely, and U where it is seen")
    func neighbours() throws {
        // 0 and U have one value modulo 10, so that the check digit agrees with both.
        let open = readings(Self.eriksson, [(2, 6, [("U", 0.5), ("0", 0.45)])])
        #expect(try #require(decoder.decode(open)).lines == Self.eriksson)
        let clear = readings(Self.eriksson, [(2, 6, [("U", 0.99), ("0", 0.005)])])
        #expect(try #require(decoder.decode(clear)).lines[1] == "L8989U2C36UTO7408122F1204159ZE184226B<<<<<10")
    }

    @Test("lets a long number's digit decide, though other fields stand between its halves")
    func longNumber() throws {
        let lines = ["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<8"]
        for column in [7, 30] {
            let right = Array(lines[1])[column - 1]
            let wrong: Character = right == "8" ? "B" : "8"
            let reading = try #require(
                decoder.decode(readings(lines, [(2, column, [(wrong, 0.7), (right, 0.25)])])))
            #expect(reading.lines == lines)
        }
    }

    @Test("does not trust a number that begins with a filler nobody saw, though all digits agree")
    func shiftedNumber() throws {
        // HSV0456368 is printed; its 4 was lost, and without it the digit is right by chance (one in ten).
        let lines = ["IRZWEMARTIN<<VIKTOR<<<<<<<<<<<<<<<<<", "<HSV056368ZWE5101234<3502228601069<6"]
        #expect(ZoneParser().parse(lines: lines)?.isValid == true)
        let unseen = try #require(decoder.decode(readings(lines, [(2, 1, [])])))
        #expect(unseen.isAmbiguous || unseen.lines[1] != lines[1])
        // What was seen is printed so, however odd.
        let seen = try #require(decoder.decode(readings(lines, [])))
        #expect(seen.lines == lines && !seen.isAmbiguous)
    }

    @Test("does not invent what the recogniser did not offer")
    func offersOnly() throws {
        // 8 for 3 at column 9: no candidate repairs the digit, so the number stays as seen and fails.
        let reading = try #require(decoder.decode(readings(Self.eriksson, [(2, 9, [("8", 0.9), ("6", 0.05)])])))
        #expect(reading.lines[1].hasPrefix("L898902C86"))
        #expect(reading.record.check(for: ZoneFieldName.passportNumber)?.status == .failed)
        #expect(reading.corrections == [])
    }

    @Test("leaves a printed fault alone when the recogniser is sure")
    func printedFault() throws {
        let lines = [Self.eriksson[0], "L898902C46UTO7408122F1204159ZE184226B<<<<<10"]
        let reading = try #require(decoder.decode(readings(lines, [(2, 9, [("4", 0.99), ("3", 0.001)])])))
        #expect(reading.lines == lines)
        #expect(reading.record.status == .invalid)
    }

    @Test("says ambiguous when two readings that the digits allow are about as likely")
    func ambiguous() throws {
        // G and 6 have the same value modulo 10: no digit tells them apart.
        let lines = try ZoneEncoder().encode(
            ZoneContent(
                documentCode: "P", issuingState: "CHN", primaryIdentifier: "Ceshi", secondaryIdentifier: "Yangben",
                documentNumber: "G62292599", nationality: "CHN", dateOfBirth: "831029", sex: "F",
                dateOfExpiry: "190422"), as: .td3)
        let reading = try #require(decoder.decode(readings(lines, [(2, 1, [("6", 0.55), ("G", 0.45)])])))
        #expect(reading.isAmbiguous)
        #expect(Set(reading.alternatives.map { String($0[1].prefix(1)) }) == ["6", "G"])
        let certain = try #require(decoder.decode(readings(lines, [(2, 1, [("G", 0.97), ("6", 0.02)])])))
        #expect(!certain.isAmbiguous)
    }

    @Test("chooses a known state, a date and a sex out of what was offered")
    func grammar() throws {
        let reading = try #require(
            decoder.decode(
                readings(
                    Self.eriksson,
                    [
                        (1, 4, [("I", 0.6), ("T", 0.4)]), (2, 13, [("0", 0.9)]), (2, 21, [("P", 0.7), ("F", 0.3)]),
                        (2, 16, [("O", 1)]),
                    ])))
        #expect(reading.lines == Self.eriksson)
        #expect(reading.corrections.map(\.reason) == [.knownCode, .fieldType, .fieldType, .fieldType])
    }

    @Test("prefers a filler in the run at the end of a name, where one was offered")
    func nameTail() throws {
        let reading = try #require(
            decoder.decode(
                readings(Self.eriksson, [(1, 30, [("K", 0.7), ("<", 0.2)]), (1, 36, [("L", 0.6), ("<", 0.3)])])))
        #expect(reading.lines == Self.eriksson)
        #expect(reading.corrections.map(\.reason) == [.filler, .filler])
        // Not in the middle of a word.
        let kept = try #require(decoder.decode(readings(Self.eriksson, [(1, 8, [("I", 0.7), ("<", 0.1)])])))
        #expect(kept.lines == Self.eriksson)
    }

    @Test("replaces a single letter among fillers, and runs of one letter, though no filler was offered")
    func fillerRuns() throws {
        for name in ["ERIKSSON<<ANNA<MARIA<<<K<<<", "ERIKSSON<<ANNA<MARIA<KKKKKKKK", "ERIKSSON<<ANNA<MARIA<<LLLLKKK"] {
            let line = "P<UTO" + name + String(repeating: "<", count: 39 - name.count)
            let reading = try #require(decoder.decode([line, Self.eriksson[1]].map { LineReading(text: $0) }))
            #expect(reading.lines == Self.eriksson)
        }
    }

    @Test("does not take a short name for fillers", arguments: ["KELLS<<C", "ESSEX<<K<L", "SKELL<<E<S<C"])
    func namesOfFillerLetters(name: String) throws {
        let lines = ["P<UTO" + name + String(repeating: "<", count: 39 - name.count), Self.eriksson[1]]
        let reading = try #require(decoder.decode(lines.map { LineReading(text: $0) }))
        #expect(reading.lines == lines)
    }

    @Test("mends lines that are a few characters too short or too long, where digits prove it")
    func lengths() throws {
        var short = Self.eriksson
        short[1] = "L898902C36UTO7408122F1204159ZE184226B<<<10"
        var long = Self.eriksson
        long[1] = "XL898902C36UTO7408122F1204159ZE184226B<<<<<10"
        for lines in [short, long] {
            let reading = try #require(decoder.decode(lines.map { LineReading(text: $0) }))
            #expect(reading.lines == Self.eriksson)
            #expect(!reading.isAmbiguous)
            #expect(reading.rawLines == lines)
        }
    }

    @Test("does not trust a name from which something was left out")
    func untrustedLength() throws {
        let lines = ["XERIKSSON<<ANNA<MARIA<<<<<<<<<<"]
        let card = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6"]
        let reading = try #require(decoder.decode((card + lines).map { LineReading(text: $0) }))
        #expect(reading.isAmbiguous)
    }

    @Test("finds the lines of a zone among stray ones")
    func strayLines() throws {
        let lines = ["SPECIMEN", Self.eriksson[0], "NOISE", Self.eriksson[1], "12"]
        let reading = try #require(decoder.decode(lines.map { LineReading(text: $0) }))
        #expect(reading.lines == Self.eriksson)
        #expect(reading.lineIndices == [1, 3])
    }

    @Test("takes the best of several attempts")
    func attempts() throws {
        let bad = readings(Self.eriksson, [(2, 9, [("8", 0.9)])])
        let good = readings(Self.eriksson, [(2, 30, [("E", 0.9), ("F", 0.1)])])
        let reading = try #require(decoder.decode(attempts: [bad, [], good]))
        #expect(reading.record.isValid)
    }

    @Test("gives a lower confidence to characters in doubt")
    func confidence() throws {
        let reading = try #require(
            decoder.decode(
                readings(Self.eriksson, [(1, 6, [("E", 0.8), ("F", 0.2)]), (2, 2, [("8", 0.8), ("B", 0.2)])])))
        // Nothing covers the name; the number's digit speaks for 8.
        #expect(abs(reading.confidences[0][5] - 0.8) < 0.01)
        #expect(reading.confidences[1][1] > 0.95)
        #expect(reading.confidence(of: ZoneSpan(1, 6...44)) < 0.81)
    }

    @Test("what the field's type settles is no doubt")
    func settledByType() throws {
        // O and 0 look alike, and no digit stands in a name, no letter in a date.
        let reading = try #require(
            decoder.decode(
                readings(Self.eriksson, [(1, 12, [("0", 0.6), ("O", 0.4)]), (2, 19, [("Z", 0.7), ("2", 0.3)])])))
        #expect(reading.lines == Self.eriksson)
        #expect(reading.confidences[0][11] > 0.99 && reading.confidences[1][18] > 0.99)
    }

    @Test("a better recognition has a better score")
    func score() throws {
        let sure = try #require(decoder.decode(readings(Self.eriksson, [])))
        let unsure = try #require(decoder.decode(readings(Self.eriksson, [(1, 6, [("E", 0.6), ("F", 0.4)])])))
        #expect(sure.score > unsure.score)
        #expect(sure.score <= 0)
    }
}
