import CodeParser
import Testing

@Suite("VINParser")
struct VINParserTests {
    let parser = VINParser(referenceDate: CalendarDate(year: 2026, month: 6, day: 30))

    private func record(_ vin: String) throws -> VINRecord {
        try #require(parser.parse(vin))
    }

    @Test(
        "computes the digit by the weights and values of 49 CFR 565",
        arguments: [
            ("1M8GDM9AXKP042788", "X"), ("1HGCM82633A004352", "3"), ("5GZCZ43D13S812715", "1"),
            ("11111111111111111", "1"), ("WAUZZZ8K1DA092174", "1"), ("1XPBDK9X1LD789263", "1"),
            ("WDD2470031J057735", "1"), ("WBANE53517CK17039", "1"), ("WBANE53517CK1703R", "1"),
        ])
    func digit(vin: String, digit: String) throws {
        let computed = try #require(VINCheckDigit.compute(over: Array(vin.utf8)))
        #expect(String(decoding: [computed], as: UTF8.self) == digit)
    }

    @Test(
        "the digit binds in North America and China only",
        arguments: [
            ("1M8GDM9AXKP042788", ZoneStatus.valid), ("1HGCM82633A004352", .valid), ("1HGCM82643A004352", .invalid),
            ("WP0ZZZ99ZTS392124", .unverified), ("WVGZZZ5NZEW078778", .unverified),
            ("WF0KXXGCBKBJ93287", .unverified), ("WAUZZZ8K1DA092174", .unverified),
            ("WDD2470031J057735", .unverified), ("W1V44770513864363", .unverified),
            ("YV1MC5851CJ136395", .unverified), ("NMTDM26R30R014610", .unverified), ("3VWZZZ1KZ7M000001", .unverified),
        ])
    func status(vin: String, status: ZoneStatus) throws {
        let record = try record(vin)
        #expect(record.status == status)
        #expect((record.check == nil) == (status == .unverified))
    }

    @Test("says that a digit agrees by chance where none is required")
    func chance() throws {
        #expect(try record("WAUZZZ8K1DA092174").warnings.contains(.checkDigitAgreesByChance))
        #expect(try !record("WP0ZZZ99ZTS392124").warnings.contains(.checkDigitAgreesByChance))
    }

    @Test("warns of a test value")
    func allEqual() throws {
        let record = try record("11111111111111111")
        #expect(record.status == .valid)
        #expect(record.warnings.contains(.allCharactersEqual))
    }

    private static let years: [(vin: String, candidates: [Int], year: Int?, rule: VINModelYear.Rule)] = [
        ("1M8GDM9AXKP042788", [1989, 2019], 1989, VINModelYear.Rule.positionSevenNotBinding),
        ("1HGCM82633A004352", [2003], 2003, .onlyCandidate), ("1FUJGLDR69LAC5014", [2009], 2009, .onlyCandidate),
        ("1HGCM8A6XDA000001", [1983, 2013], 2013, .positionSeven),
        ("1HGCM826XDA000001", [1983, 2013], 1983, .positionSeven),
        ("WP0ZZZ99ZTS392124", [1996, 2026], nil, .hint), ("NMTDM26R30R014610", [], nil, .notEncoded),
        ("WBA71DC010CH29007", [], nil, .notEncoded), ("WBAUD910X0P329382", [], nil, .notEncoded),
    ]

    @Test("chooses the model year and says by which rule", arguments: years)
    func modelYear(vin: String, candidates: [Int], year: Int?, rule: VINModelYear.Rule) throws {
        let modelYear = try record(vin).modelYear
        #expect(modelYear.candidates == candidates)
        #expect(modelYear.year == year)
        #expect(modelYear.rule == rule)
    }

    @Test("a year may lie one after the reference date, and no more")
    func nextYear() throws {
        let vin = "1HGCM82A5VA000001"
        #expect(try record(vin).modelYear.candidates == [1997, 2027])
        #expect(
            try #require(VINParser(referenceDate: CalendarDate(year: 2025, month: 6, day: 30)).parse(vin)).modelYear
                .candidates == [1997])
    }

    private static let origins: [(vin: String, region: VINRegion, country: String, maker: String)] = [
        ("1HGCM82633A004352", VINRegion.northAmerica, "USA", "Honda"),
        ("5GZCZ43D13S812715", .northAmerica, "USA", "Saturn"),
        ("WP0ZZZ99ZTS392124", .europe, "DEU", "Porsche"), ("WVGZZZ5NZEW078778", .europe, "DEU", "Volkswagen"),
        ("WF0KXXGCBKBJ93287", .europe, "DEU", "Ford"), ("NMTDM26R30R014610", .asia, "TUR", "Toyota"),
        ("YV1MC5851CJ136395", .europe, "SWE", "Volvo"), ("1FUJGLDR69LAC5014", .northAmerica, "USA", "Freightliner"),
        ("7SAYGDEE0NA000001", .northAmerica, "USA", "Tesla"), ("7JRBR0FM0KG000001", .northAmerica, "USA", "Volvo"),
        ("1XPBDK9X1LD789263", .northAmerica, "USA", "Peterbilt"),
        ("VF1AAAAA012345678", .europe, "FRA", "Renault"), ("TMBAAAAA012345678", .europe, "CZE", "Škoda"),
        ("JHMAAAAA012345678", .asia, "JPN", "Honda"), ("KMHAAAAA012345678", .asia, "KOR", "Hyundai"),
        ("LSVAAAAA012345678", .asia, "CHN", "Volkswagen"),
        ("9BWAAAAA012345678", .southAmerica, "BRA", "Volkswagen"),
        ("6T1AAAAA012345678", .oceania, "AUS", "Toyota"),
    ]

    @Test("knows regions, countries and makers", arguments: origins)
    func origin(vin: String, region: VINRegion, country: String, maker: String) throws {
        let record = try record(vin)
        #expect(record.region == region)
        #expect(record.country?.code == country)
        #expect(record.maker?.name == maker)
    }

    @Test("an unknown maker is a note")
    func unknownMaker() throws {
        let record = try record("AAXZZZZZ012345678")
        #expect(record.maker == nil)
        #expect(record.country?.code == "ZAF")
        #expect(record.warnings.contains(.unknownMaker))
    }

    @Test("a 9 in position 3 makes the maker's identifier six characters long")
    func smallMaker() throws {
        let record = try record("SA9ZZZZZ0LB123456")
        #expect(record.makerIdentifier == "SA9123")
        #expect(record.serialNumber == "456")
        #expect(record["serialNumber"]?.span == ZoneSpan(1, 15...17))
    }

    @Test("gives every field with its place")
    func fields() throws {
        let record = try record("1M8GDM9AXKP042788")
        let expected = [
            "vinString": "1M8GDM9AXKP042788", "WMI": "1M8", "VDS": "GDM9AX", "checkDigit": "X", "VIS": "KP042788",
            "plantCode": "P", "serialNumber": "042788", "region": "North America", "modelYear": "1989",
        ]
        for (name, value) in expected { #expect(record[name]?.value == value, "\(name)") }
        #expect(record["modelYear"]?.rawValue == "K")
        #expect(record["modelYear"]?.span == ZoneSpan(1, 10))
        #expect(record["checkDigit"]?.validation == .succeeded)
    }

    @Test(
        "refuses what is no VIN by ISO 3779",
        arguments: [
            "", "1M8GDM9AXKP04278", "1M8GDM9AXKP0427888", "IM8GDM9AXKP042788", "1M8GDM9AXKP04278O", "1m8gdm9axkp042788",
        ])
    func refuses(text: String) {
        #expect(parser.parse(text) == nil)
    }
}
