import CodeParser
import Testing

@Suite("ZoneTextReader")
struct ZoneTextReaderTests {
    let reader = ZoneTextReader(
        options: DecodingOptions(
            parsing: ParsingOptions(referenceDate: CalendarDate(year: 2026, month: 6, day: 30))))

    @Test("leaves right zones alone", arguments: ZoneCases.all)
    func unchanged(zone: ZoneCase) throws {
        let reading = try #require(reader.read(zone.lines.joined(separator: "\n")).reading)
        #expect(reading.record.format == zone.format)
        #expect(reading.lines == zone.lines)
        #expect(reading.corrections == [])
    }

    @Test("reads zones from one string")
    func joined() throws {
        for zone in ZoneCases.all where zone.format.lineCount > 1 {
            let reading = try #require(reader.read(zone.lines.joined()).reading, "\(zone.title)")
            #expect(reading.lines == zone.lines)
        }
    }

    @Test(
        "reads what recognisers make of a zone",
        arguments: [
            (
                "lower case, guillemet, short line, noise around",
                """
                PASSPORT / REISEPASS   No. L898902C3
                p<utoeriksson«anna<maria<<<<<<<<<<<<<<<<
                L898902C36UTO7408122F1204159ZE184226B<<<<<10
                - 4 -
                """,
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
            ),
            (
                "extra character in front, B for 8, L for fillers",
                "P<HRVSPECIMEN<<SPECIMEN<KLLLLLLLLLLLLLLLLLLL\n10070070071HRVB212258F1407019<<<<<<<<<<<<<<06",
                "P<HRVSPECIMEN<<SPECIMEN<<<<<<<<<<<<<<<<<<<<<\n0070070071HRV8212258F1407019<<<<<<<<<<<<<<06"
            ),
            (
                "a dropped filler in line 2",
                "P<HRVSPECIMEN<<SPECIMEN<<<<<<<<<<<<<<<<<<<<<\n0070070071HRVB212258F1407019<<<<LLLLLLL<<06",
                "P<HRVSPECIMEN<<SPECIMEN<<<<<<<<<<<<<<<<<<<<<\n0070070071HRV8212258F1407019<<<<<<<<<<<<<<06"
            ),
            (
                "all of a TD1 in one paragraph, K for fillers",
                "IKSVNIE987654302806985505145K&lt; 8506287F3203282SVN<<<<<<<<<<<2 VZORECKKJANAKKKKKKKKKKKKKKKKKK",
                "I<SVNIE987654302806985505145<<\n8506287F3203282SVN<<<<<<<<<<<2\nVZOREC<<JANA<<<<<<<<<<<<<<<<<<"
            ),
            (
                "a useless line, inner spaces, letters for digits",
                """
                 this line useless 
                 IDAUT10000999<6  <<<<<<<<< <<<<<< 
                 7IO9O94FIi  iz3iSAUT<<<<<<<<<<<4 
                 MUSTERFRA  U<<ISOLDE<<<  <<<<<<<<<
                """,
                "IDAUT10000999<6<<<<<<<<<<<<<<<\n7109094F1112315AUT<<<<<<<<<<<4\nMUSTERFRAU<<ISOLDE<<<<<<<<<<<<"
            ),
            (
                "a stray line between lines 2 and 3",
                """
                I<UTOD231458907<<<<<<<<<<<<<<<
                7408122F1204159UTO<<<<<<<<<<<6
                SIGNATURE OF BEARER
                ERIKSSON<<ANNA<MARIA<<<<<<<<<<
                """,
                "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<"
            ),
            (
                "0 in a state code",
                "IDBEL600001476<9355<<<<<<<<<<<\n1301014F2311207UT0130101987390\nSPECIMEN<<SPECIMEN<<<<<<<<<<<<",
                "IDBEL600001476<9355<<<<<<<<<<<\n1301014F2311207UTO130101987390\nSPECIMEN<<SPECIMEN<<<<<<<<<<<<"
            ),
            (
                "0 read as D in a Chilean number",
                "INCHL4D73619824D26<<<<<<<<<<<<\n9103041F3204153CHL18234567<8<9\nARAYA<CASTRO<<ISIDORA<<<<<<<<<",
                "INCHL4073619824D26<<<<<<<<<<<<\n9103041F3204153CHL18234567<8<9\nARAYA<CASTRO<<ISIDORA<<<<<<<<<"
            ),
            (
                "0 read as O in the number",
                "P<BWAMOLEFE<<THABO<<<<<<<<<<<<<<<<<<<<<<<<<<\nBNO3614727BWA8107145M2406020204417712<<<<<08",
                "P<BWAMOLEFE<<THABO<<<<<<<<<<<<<<<<<<<<<<<<<<\nBN03614727BWA8107145M2406020204417712<<<<<08"
            ),
            (
                "a space for a filler in a name",
                "P<CANHOLLOWAY<<MARTIN JAMES<<<<<<<<<<<<<<<<<\nAC615237<8CAN7403091M2808141<<<<<<<<<<<<<<00",
                "P<CANHOLLOWAY<<MARTIN<JAMES<<<<<<<<<<<<<<<<<\nAC615237<8CAN7403091M2808141<<<<<<<<<<<<<<00"
            ),
            (
                "letters in a date",
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO74O8I22F12O4I59ZE184226B<<<<<10",
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
            ),
            (
                "check digits read as letters",
                "P<CANKELLY<<TOM<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nP9123101AOCAN8806286M340108B<<<<<<<<<<<<<<00",
                "P<CANKELLY<<TOM<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nP9123101A0CAN8806286M3401088<<<<<<<<<<<<<<00"
            ),
            (
                "D for 0 in a date",
                "POCHNCESHI<<YANGBEN<<<<<<<<<<<<<<<<<<<<<<<<<\nE123456782CHN9404209M2711D14MHLPHNPOLNNHA974",
                "POCHNCESHI<<YANGBEN<<<<<<<<<<<<<<<<<<<<<<<<<\nE123456782CHN9404209M2711014MHLPHNPOLNNHA974"
            ),
        ])
    func recognised(title: String, text: String, expected: String) throws {
        let reading = try #require(reader.read(text).reading)
        #expect(reading.lines.joined(separator: "\n") == expected)
        #expect(!reading.isAmbiguous)
        #expect(reading.record.status == .valid)
    }

    @Test(
        "finds nothing where nothing is",
        arguments: [
            "The quick brown fox jumps over the lazy dog", "P<", "<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<",
            String(repeating: "<", count: 88), String(repeating: "0", count: 90), String(repeating: "A", count: 72),
            String(repeating: "1", count: 30), "4006381333931\n4006381333931\n5901234123457",
            """
            SUPERMARKET CENTRAL STREET 12 OPEN DAILY 8-20
            MILK 1L                              1,29 EUR
            TOTAL                               12,97 EUR
            """,
            // A decorative line of a specimen page, twice, and noise from an upside-down picture.
            "MOLDOVA<<MOLDOVA<<MOLDOVA<<MOLDOVA<<MOLDOVA<\nMOLDOVA<<MOLDOVA<<MOLDOVA<<MOLDOVA<<MOLDOVA<",
            "TT<<LO0LSLZT<<SL<<Z0ZLOT<<<<<LLSOLS<\n<<SS0TLO<<TZ<<LOSLTZZ<<LO<<TS<LOZTSL",
        ])
    func nothing(text: String) {
        #expect(reader.read(text).reading == nil)
    }

    @Test("says why nothing was found")
    func reasons() {
        #expect(reader.read("  \n ") == .noText)
        #expect(reader.read("hello") == .noZoneLines)
        let unproven = reader.read(
            "I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<\nXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX")
        guard case .unproven(let record) = unproven else {
            Issue.record("\(unproven)")
            return
        }
        #expect(record.check(for: ZoneFieldName.dateOfBirth)?.status == .failed)
    }

    @Test("offers both readings when two repairs satisfy the digit")
    func ambiguous() throws {
        let text = "P<BGDRAHMAN<<ARIF<<<<<<<<<<<<<<<<<<<<<<<<<<<\nBO00735187BGD9006120M30061171234567890<<<<76"
        let reading = try #require(reader.read(text).reading)
        #expect(reading.isAmbiguous)
        let numbers = Set(reading.alternatives.map { String($0[1].prefix(9)) })
        #expect(numbers == ["B00073518", "BO0O73518"])
    }

    @Test("lets the issuer's pattern decide between two repairs")
    func pattern() throws {
        var options = reader.options
        options.numberPatterns = [.init(state: "BGD", field: ZoneFieldName.passportNumber, pattern: "A99999999")]
        let text = "P<BGDRAHMAN<<ARIF<<<<<<<<<<<<<<<<<<<<<<<<<<<\nBO00735187BGD9006120M30061171234567890<<<<76"
        let reading = try #require(ZoneTextReader(options: options).read(text).reading)
        #expect(!reading.isAmbiguous)
        #expect(reading.record.documentNumber == "B00073518")
        #expect(
            reading.corrections == [Correction(line: 2, column: 2, from: "O", to: "0", reason: .issuerPattern)])
    }

    @Test("changes nothing when corrections are switched off")
    func switchedOff() throws {
        var options = reader.options
        options.allowsCorrections = false
        let text = "P<BWAMOLEFE<<THABO<<<<<<<<<<<<<<<<<<<<<<<<<<\nBNO3614727BWA8107145M2406020204417712<<<<<08"
        let reading = try #require(ZoneTextReader(options: options).read(text).reading)
        #expect(reading.lines.joined(separator: "\n") == text)
        #expect(reading.corrections == [])
        #expect(reading.record.status == .invalid)
    }

    @Test("a letter that looks like no digit stays in a date, which fails")
    func letterInDate() throws {
        let text = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO74H8122F1204159ZE184226B<<<<<10"
        let reading = try #require(reader.read(text).reading)
        #expect(reading.record.birth?.raw == "74H812")
        #expect(reading.record.check(for: ZoneFieldName.dateOfBirth)?.status == .failed)
        #expect(reading.corrections == [])
    }

    @Test("gives the key string with the fillers as printed")
    func paddedKey() {
        let text = "P<CANHOLLOWAY<<MARTIN<JAMES<<<<<<<<<<<<<<<<<\nAC615237<8CAN7403091M2808141<<<<<<<<<<<<<<00"
        #expect(reader.read(text).reading?.record.chipKey == "AC615237<874030912808141")
    }

    @Test("keeps letters that the digit asks for")
    func keepsLetters() throws {
        // O is right here; a rule that prefers digits would break it (ICAO check digit 6).
        let number = "A15O73264"
        let digit = try #require(CheckDigit.compute(over: number.utf8))
        #expect(digit == 6)
        let lines = try ZoneEncoder().encode(
            ZoneContent(
                documentCode: "P", issuingState: "TUR", primaryIdentifier: "Yılmaz", secondaryIdentifier: "Deniz",
                documentNumber: number, nationality: "TUR", dateOfBirth: "850417", sex: "M", dateOfExpiry: "290312"),
            as: .td3)
        let right = try #require(reader.read(lines.joined(separator: "\n")).reading)
        #expect(right.record.documentNumber == number)
        let misread = lines.joined(separator: "\n").replacing("A15O73264", with: "A15073264")
        let repaired = try #require(reader.read(misread).reading)
        #expect(repaired.record.documentNumber == number)
    }
}
