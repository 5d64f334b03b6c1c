import CodeParser
import Testing

@Suite("ZoneParser")
struct ZoneParserTests {
    static let referenceDate = CalendarDate(year: 2026, month: 6, day: 30)
    let parser = ZoneParser(options: ParsingOptions(referenceDate: referenceDate))

    @Test("reads every field of real and specimen zones", arguments: ZoneCases.all)
    func reads(zone: ZoneCase) throws {
        let record = try #require(parser.parse(lines: zone.lines))
        #expect(record.format == zone.format)
        #expect(record.lines == zone.lines)
        for (name, value) in zone.values { #expect(record[name]?.value == value, "\(name)") }
        #expect(Set(record.checks.filter { $0.status == .failed }.map(\.field)) == zone.failing)
        let expected: ZoneStatus =
            zone.format.checks.isEmpty ? .unverified : (zone.failing.isEmpty ? .valid : .invalid)
        #expect(record.status == expected)
        let relevant = record.warnings.map(\.code).filter { $0 != .uncertainCentury }
        #expect(Set(relevant) == zone.warnings)
        if let primary = zone.primary { #expect(record.holderName?.primary == primary) }
        if let secondary = zone.secondary { #expect(record.holderName?.secondary == secondary) }
        #expect(record.checks.first?.longNumberRule == zone.longNumberRule)
    }

    @Test("reads a zone from one string and from any line breaks", arguments: ["", "\n", "\r\n", " \r\n"])
    func joins(separator: String) throws {
        for zone in ZoneCases.all {
            let record = try #require(parser.parse(zone.lines.joined(separator: separator)), "\(zone.title)")
            #expect(record.lines == zone.lines)
        }
    }

    @Test("refuses lines of no known shape")
    func refuses() {
        #expect(parser.parse("") == nil)
        #expect(parser.parse("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<") == nil)
        #expect(parser.parse(lines: [String](repeating: "<", count: 3)) == nil)
    }

    @Test("says which digit is wrong, printed and computed")
    func explains() throws {
        let record = try #require(
            parser.parse(
                """
                P<GBRUK<SPECIMEN<<ANGELA<ZOE<<<<<<<<<<<<<<<<
                9250764733GBR8809417F2007162<<<<<<<<<<<<<<08
                """))
        let birth = try #require(record.check(for: ZoneFieldName.dateOfBirth))
        #expect(birth.printed == "7")
        #expect(birth.computed == 6)
        #expect(birth.digitSpan == ZoneSpan(2, 20))
        #expect(record.check(for: ZoneFieldName.compositeCheckDigit)?.computed == 1)
        #expect(record.birth?.iso == "")
        #expect(record.lineStatuses == [.none, .failed])
        #expect(record[ZoneFieldName.birthDay]?.validation == .failed)
    }

    @Test(
        "gives the chip's key string when number, birth and expiry agree",
        arguments: [
            (
                "I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<",
                "D23145890734934071279507122"
            ),
            (
                "I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<\nD23145890<UTO3407127M95071227349<<<8",
                "D23145890734934071279507122"
            ),
            (
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
                "L898902C3674081221204159"
            ),
            // The composite does not matter.
            (
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<11",
                "L898902C3674081221204159"
            ),
        ])
    func chipKey(text: String, key: String) {
        #expect(parser.parse(text)?.chipKey == key)
    }

    @Test("keeps the key string back while the number's digit is wrong")
    func noChipKey() {
        let text = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C37UTO7408122F1204159ZE184226B<<<<<10"
        #expect(parser.parse(text)?.chipKey == nil)
    }

    @Test("leaves out a check that an issuer's exception names, and says so")
    func issuerException() throws {
        let zone = try #require(ZoneCases.numbers.first { $0.title.hasPrefix("Dominican") })
        var options = ParsingOptions()
        options.issuerExceptions = [
            .init(state: "DOM", documentCode: "I", ignoredCheck: ZoneFieldName.compositeCheckDigit)
        ]
        let record = try #require(ZoneParser(options: options).parse(lines: zone.lines))
        #expect(record.status == .valid)
        #expect(record.check(for: ZoneFieldName.compositeCheckDigit)?.status == .failed)
        #expect(record.check(for: ZoneFieldName.compositeCheckDigit)?.isIgnored == true)
        #expect(record.warnings.contains(ZoneWarning(.checkIgnored, field: ZoneFieldName.compositeCheckDigit)))
    }

    @Test("tells the issuer of a passport from another state's")
    func droppedLetter() throws {
        let record = try #require(
            parser.parse(
                "P<USTHORNBY<<EDGAR<<<<<<<<<<<<<<<<<<<<<<<<<<\n5061273840USA8504179M2709307304615827<229056"))
        #expect(record.status == .valid)
        #expect(record.warnings.contains(ZoneWarning(.unknownIssuingState, field: ZoneFieldName.issuingState)))
        #expect(record.warnings.contains(ZoneWarning(.issuerIsNotNationality, field: ZoneFieldName.issuingState)))
    }

    @Test("keeps the composite digit's ranges", arguments: [ZoneFormat.td1, .td2, .td3])
    func everyCoveredCharacterCounts(format: ZoneFormat) throws {
        let zone = try #require(ZoneCases.all.first { $0.format == format && $0.failing.isEmpty })
        let composite = try #require(format.checks.last)
        for span in composite.covers {
            for column in span.columns where !zone.lines[span.line - 1].isEmpty {
                var lines = zone.lines.map { Array($0.utf8) }
                let old = lines[span.line - 1][column - 1]
                // A neighbouring value differs by one weight, which is never 0 modulo 10.
                lines[span.line - 1][column - 1] = old == 0x39 ? 0x38 : (old == 0x3C ? 0x31 : old + 1)
                let record = try #require(
                    parser.parse(lines: lines.map { String(decoding: $0, as: UTF8.self) }, as: format))
                #expect(
                    record.check(for: ZoneFieldName.compositeCheckDigit)?.status == .failed,
                    "line \(span.line), column \(column)")
            }
        }
    }
}
