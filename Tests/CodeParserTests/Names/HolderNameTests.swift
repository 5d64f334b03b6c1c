import CodeParser
import Testing

@Suite("HolderName")
struct HolderNameTests {
    private func name(_ field: String) throws -> HolderName {
        let line = "P<UTO" + field + String(repeating: "<", count: 39 - field.utf8.count)
        let record = try #require(
            ZoneParser().parse(lines: [line, "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]))
        return try #require(record.holderName)
    }

    @Test(
        "splits at the first `<<`",
        arguments: [
            ("ERIKSSON<<ANNA<MARIA", ["ERIKSSON"], ["ANNA", "MARIA"]),
            ("VAN<DER<MUELLEN<<MARTINUS", ["VAN", "DER", "MUELLEN"], ["MARTINUS"]),
            ("<<SHABNAM", [], ["SHABNAM"]), ("ARKFREITH", ["ARKFREITH"], []),
            ("SATRIYA<SUDARPA", ["SATRIYA", "SUDARPA"], []), ("A<<B<<C", ["A"], ["B", "C"]), ("", [], []),
        ])
    func splits(field: String, primary: [String], secondary: [String]) throws {
        let name = try name(field)
        #expect(name.primaryParts == primary)
        #expect(name.secondaryParts == secondary)
        #expect(!name.mayBeTruncated)
    }

    @Test(
        "takes a letter in the last column for a sign of truncation",
        arguments: [
            "BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI", "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K",
            "PAPANDROPOULOUS<<JONATHON<WARREN<TREVOR", String(repeating: "A", count: 39),
        ])
    func truncated(field: String) throws {
        #expect(try name(field).mayBeTruncated)
    }
}
