import CodeParser
import Testing

@Suite("CountryCode")
struct CountryCodeTests {
    @Test("knows the 249 codes of ISO 3166-1, each once")
    func iso() {
        let codes = CountryCode.all.filter { $0.origin == .iso }
        #expect(codes.count == 249)
        #expect(Set(codes.map(\.code)).count == 249)
        #expect(Set(codes.compactMap(\.alpha2)).count == 249)
    }

    @Test(
        "knows codes outside ISO 3166 and where they come from",
        arguments: [
            ("D<<", "Germany", CountryCode.Origin.icao), ("GBN", "British National (Overseas)", .icao),
            ("RKS", "Kosovo", .icao), ("XXK", "Kosovo", .seen), ("XKX", "Kosovo", .seen),
            ("EUE", "European Union", .icao), ("XPO", "Interpol", .icao), ("INP", "Interpol", .seen),
            ("XXB", "Refugee (1951 convention)", .icao), ("WSA", "World Service Authority", .fantasy),
            ("YUG", "Yugoslavia", .former), ("UTO", "Utopia", .specimen), ("MAC", "Macao", .iso),
        ])
    func others(code: String, name: String, origin: CountryCode.Origin) {
        #expect(CountryCode(code)?.name == name)
        #expect(CountryCode(code)?.origin == origin)
    }

    @Test("gives Germany's ISO codes beside D")
    func germany() {
        #expect(CountryCode("D")?.alpha3 == "DEU")
        #expect(CountryCode("D<<")?.alpha2 == "DE")
    }

    @Test("is not fooled", arguments: ["", "<<<", "XAA", "D<E", "deu", "DEUT", "D<<<<<<U", "12"])
    func unknown(code: String) {
        #expect(CountryCode(code) == nil)
    }
}
