import CodeParser
import Testing

@Suite("VINDecoder")
struct VINDecoderTests {
    let decoder = VINDecoder(
        options: DecodingOptions(
            parsing: ParsingOptions(referenceDate: CalendarDate(year: 2026, month: 6, day: 30))))

    @Test(
        "leaves right numbers alone",
        arguments: [
            "1M8GDM9AXKP042788", "1HGCM82633A004352", "5GZCZ43D13S812715", "WP0ZZZ99ZTS392124", "WVGZZZ5NZEW078778",
            "WF0KXXGCBKBJ93287", "WAUZZZ8K1DA092174", "NMTDM26R30R014610", "WBA71DC010CH29007", "WBAUD910X0P329382",
            "WDD2470031J057735", "W1V44770513864363", "YV1MC5851CJ136395", "1FUJGLDR69LAC5014", "1XPBDK9X1LD789263",
            "11111111111111111",
        ])
    func unchanged(vin: String) throws {
        let reading = try #require(decoder.read(vin).reading)
        #expect(reading.record.vin == vin)
        #expect(reading.corrections == [])
    }

    @Test(
        "takes off what plates and people add",
        arguments: [" 1m8gdm9axkp042788 ", "*1M8GDM9AXKP042788*", "1M8-GDM9AX-KP042788", "1M8 GDM 9AX KP0 427 88"])
    func trims(text: String) throws {
        #expect(decoder.read(text).reading?.record.vin == "1M8GDM9AXKP042788")
    }

    @Test("I, O and Q cannot occur and are replaced, with a log")
    func forced() throws {
        let reading = try #require(decoder.read("IHGCM82633AOQ4352").reading)
        #expect(reading.record.vin == "1HGCM82633A004352")
        #expect(reading.record.status == .valid)
        #expect(
            reading.corrections == [
                Correction(line: 1, column: 1, from: "I", to: "1", reason: .fieldType),
                Correction(line: 1, column: 12, from: "O", to: "0", reason: .fieldType),
                Correction(line: 1, column: 13, from: "Q", to: "0", reason: .fieldType),
            ])
    }

    @Test("the last four characters are digits, even where the check digit cannot tell")
    func serial() throws {
        let reading = try #require(decoder.read("WBANE53517CK1703R").reading)
        #expect(reading.record.vin == "WBANE53517CK17039")
        #expect(reading.corrections == [Correction(line: 1, column: 17, from: "R", to: "9", reason: .fieldType)])
    }

    @Test("repairs a look-alike where the digit asks for it")
    func repairs() throws {
        // S for 5 in position 16: 5 is the only look-alike that brings the digit back to 3.
        let reading = try #require(decoder.read("1HGCM82633A0043S2").reading)
        #expect(reading.record.vin == "1HGCM82633A004352")
        // G for 6 in position 7.
        let second = try #require(decoder.read("1HGCM82G33A004352").reading)
        #expect(second.record.vin == "1HGCM82633A004352")
        #expect(second.corrections == [Correction(line: 1, column: 8, from: "G", to: "6", reason: .checkDigit)])
    }

    @Test("changes nothing where no digit binds and the form allows what was read")
    func noProof() throws {
        let reading = try #require(decoder.read("WP0ZZZ99ZTS392124").reading)
        #expect(reading.record.vin == "WP0ZZZ99ZTS392124")
        #expect(reading.record.status == .unverified)
    }

    @Test(
        "never fills in or leaves out",
        arguments: [("1M8GDM9AXKP04278", 16), ("1M8GDM9AXKP0427889", 18), ("L12345", 6)])
    func length(text: String, count: Int) {
        #expect(decoder.read(text) == .wrongLength(count))
    }

    @Test(
        "refuses 17 characters that are no number",
        arguments: ["CUSTOMERREFERENCE", "THEQUICKBROWNFOXX", "ABCDEFGHJKLMNPRST"])
    func noVIN(text: String) {
        #expect(decoder.read(text) == .noVIN)
        #expect(decoder.read("") == .noText)
    }

    @Test("weighs a recogniser's candidates under the digit")
    func candidates() throws {
        var cells = "1HGCM82633A004352".utf8.map { CellReading(certain: $0) }
        // 8 seen, 3 offered: only 3 satisfies the digit.
        cells[8] = CellReading(candidates: [
            CharacterCandidate(symbol: UInt8(ascii: "8"), probability: 0.7),
            CharacterCandidate(symbol: UInt8(ascii: "3"), probability: 0.25),
        ])
        let reading = try #require(decoder.decode(LineReading(cells: cells)))
        #expect(reading.record.vin == "1HGCM82633A004352")
        #expect(reading.rawText == "1HGCM82683A004352")
        #expect(!reading.isAmbiguous)
    }

    @Test("weighs a digit that need not be there only when told to, and never silently")
    func strayDigit() throws {
        // By 49 CFR 565 the 1 in position 9 agrees, though no law asks a Russian maker for it.
        var cells = "XW8AC2NH1NK101912".utf8.map { CellReading(certain: $0) }
        cells[14] = CellReading(candidates: [
            CharacterCandidate(symbol: UInt8(ascii: "8"), probability: 0.6),
            CharacterCandidate(symbol: UInt8(ascii: "9"), probability: 0.4),
        ])
        let line = LineReading(cells: cells)
        #expect(decoder.decode(line)?.record.vin == "XW8AC2NH1NK101812")
        var options = decoder.options
        options.strayDigitCost = 2
        let reading = try #require(VINDecoder(options: options).decode(line))
        #expect(reading.record.vin == "XW8AC2NH1NK101912" && reading.isAmbiguous)
        #expect(reading.corrections.map(\.column) == [15])
    }

    @Test("switched off, it changes nothing")
    func switchedOff() throws {
        var options = decoder.options
        options.allowsCorrections = false
        let reading = try #require(VINDecoder(options: options).read("1HGCM82G33A004352").reading)
        #expect(reading.record.vin == "1HGCM82G33A004352")
        #expect(reading.record.status == .invalid)
    }
}
