import CodeParser
import Testing

@Suite("ZoneFormat")
struct ZoneFormatTests {
    @Test("its tables fit their lines and cover them without overlap", arguments: ZoneFormat.all)
    func tables(format: ZoneFormat) throws {
        // The public initialiser refuses what lies outside the lines.
        _ = try #require(
            ZoneFormat(
                identifier: "copy", codeType: format.codeType, lineLengths: format.lineLengths, fields: format.fields,
                checks: format.checks))
        for (index, length) in format.lineLengths.enumerated() {
            let columns = format.fields.filter { $0.span.line == index + 1 }.flatMap { Array($0.span.columns) }
            #expect(columns.sorted() == Array(1...length))
        }
        for check in format.checks {
            #expect(check.digit.count == 1)
            #expect(format.fields.contains { $0.span == check.digit && $0.kind == .checkDigit })
        }
    }

    @Test("refuses rules outside the lines")
    func refuses() {
        let rule = ZoneFieldRule("number", ZoneSpan(2, 1...9), .number)
        #expect(ZoneFormat(identifier: "x", codeType: "X", lineLengths: [30], fields: [rule], checks: []) == nil)
    }

    @Test("reads a layout of one's own")
    func own() throws {
        let format = try #require(
            ZoneFormat(
                identifier: "library", codeType: "LIBRARY_CARD", lineLengths: [20],
                fields: [
                    ZoneFieldRule(nil, ZoneSpan(1, 1...2), .literal("LC")),
                    ZoneFieldRule("documentNumber", ZoneSpan(1, 3...11), .number),
                    ZoneFieldRule("checkDigitForDocumentNumber", ZoneSpan(1, 12), .checkDigit),
                    ZoneFieldRule("shelf", ZoneSpan(1, 13...20), .text),
                ],
                checks: [
                    ZoneCheckRule(field: "documentNumber", covers: [ZoneSpan(1, 3...11)], digit: ZoneSpan(1, 12))
                ]))
        let parser = ZoneParser(options: ParsingOptions(formats: [format]))
        // AB2134 with digit 5: the worked example of ICAO 9303-3, appendix A.
        let record = try #require(parser.parse("LCAB2134<<<5SHELF7<<"))
        #expect(record.status == .valid)
        #expect(record["shelf"]?.value == "SHELF7")
        #expect(parser.parse("XXAB2134<<<5SHELF7<<") == nil)
    }
}
