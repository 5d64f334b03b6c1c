import CodeParser
import Testing

@Suite("Dates of a zone")
struct ZoneDateTests {
    /// A passport with these dates, read on a given day.
    private func record(birth: String, expiry: String, on day: String?) throws -> ZoneRecord {
        let birthDigit = try #require(CheckDigit.compute(over: birth.utf8))
        let expiryDigit = try #require(CheckDigit.compute(over: expiry.utf8))
        let line = "L898902C36UTO\(birth)\(birthDigit)F\(expiry)\(expiryDigit)<<<<<<<<<<<<<<00"
        let parser = ZoneParser(
            options: ParsingOptions(referenceDate: day.flatMap { CalendarDate(iso: $0) }))
        return try #require(parser.parse(lines: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", line]))
    }

    @Test(
        "chooses the century of birth: the latest that is not in the future",
        arguments: [
            ("740812", "1974-08-12"), ("260630", "2026-06-30"), ("260701", "1926-07-01"), ("000229", "2000-02-29"),
            ("270101", "1927-01-01"), ("680229", "1968-02-29"), ("991231", "1999-12-31"),
        ])
    func birth(raw: String, iso: String) throws {
        #expect(try record(birth: raw, expiry: "300101", on: "2026-06-30").birth?.iso == iso)
    }

    @Test("a document that has expired limits the birth")
    func birthBeforeExpiry() throws {
        let record = try record(birth: "110423", expiry: "100415", on: "2026-06-30")
        #expect(record.expiry?.iso == "2010-04-15")
        #expect(record.birth?.iso == "1911-04-23")
    }

    @Test(
        "chooses the century of expiry: the nearest to the reference date",
        arguments: [
            ("040425", "2004-04-25", "2026-06-30"), ("120415", "2012-04-15", "2026-06-30"),
            ("760101", "2076-01-01", "2026-06-30"), ("770101", "1977-01-01", "2026-06-30"),
            ("020101", "2002-01-01", "1998-01-01"), ("991231", "1999-12-31", "1998-01-01"),
        ])
    func expiry(raw: String, iso: String, today: String) throws {
        #expect(try record(birth: "500101", expiry: raw, on: today).expiry?.iso == iso)
    }

    @Test(
        "gives a date as far as it is known",
        arguments: [("74<<<<", "1974"), ("7408<<", "1974-08"), ("<<<<<<", ""), ("740812", "1974-08-12")])
    func partial(raw: String, iso: String) throws {
        let birth = try #require(try record(birth: raw, expiry: "300101", on: "2026-06-30").birth)
        #expect(birth.iso == iso)
        #expect(birth.isPlausible)
        #expect(birth.raw == raw)
    }

    @Test("keeps impossible dates raw", arguments: ["880941", "881301", "880230", "8809<1", "88<<01", "210229"])
    func impossible(raw: String) throws {
        let record = try record(birth: raw, expiry: "300101", on: "2026-06-30")
        #expect(record.birth?.iso == "" || raw == "88<<01")
        #expect(record.birth?.raw == raw)
        #expect(record.birth?.calendarDate == nil)
    }

    @Test("tells expired from valid on the reference date, and neither is a fault")
    func expired() throws {
        #expect(try record(birth: "740812", expiry: "260629", on: "2026-06-30").isExpired == true)
        #expect(try record(birth: "740812", expiry: "260630", on: "2026-06-30").isExpired == false)
        #expect(try record(birth: "740812", expiry: "<<<<<<", on: "2026-06-30").isExpired == nil)
        #expect(try record(birth: "740812", expiry: "260629", on: nil).isExpired == nil)
        #expect(
            try record(birth: "740812", expiry: "260629", on: "2026-06-30").check(for: "dateOfExpiry")?.status
                == .succeeded)
    }

    @Test("counts the age in whole years", arguments: [("740812", 51), ("740630", 52), ("740701", 51)])
    func age(raw: String, years: Int) throws {
        #expect(try record(birth: raw, expiry: "300101", on: "2026-06-30").age == years)
    }

    @Test("says when the other century is possible too")
    func uncertain() throws {
        #expect(try record(birth: "200101", expiry: "300101", on: "2026-06-30").birth?.isCenturyUncertain == true)
        #expect(try record(birth: "740812", expiry: "300101", on: "2026-06-30").birth?.isCenturyUncertain == false)
        #expect(try record(birth: "740812", expiry: "700101", on: "2026-06-30").expiry?.isCenturyUncertain == true)
    }

    @Test("gives no century without a reference date")
    func noReference() throws {
        let birth = try #require(try record(birth: "740812", expiry: "300101", on: nil).birth)
        #expect(birth.year == nil)
        #expect(birth.yearOfCentury == 74)
        #expect(birth.iso == "")
    }
}

@Suite("CalendarDate")
struct CalendarDateTests {
    @Test(
        "counts days since 1970",
        arguments: [
            (Int64(0), "1970-01-01"), (951_782_400, "2000-02-29"), (1_782_777_600, "2026-06-30"),
            (-1, "1969-12-31"), (-2_208_988_800, "1900-01-01"), (4_107_542_400, "2100-03-01"),
        ])
    func epoch(seconds: Int64, iso: String) {
        #expect(CalendarDate(secondsSince1970: seconds).description == iso)
    }

    @Test("stays within years that a calendar has", arguments: [Int64.min, Int64.max])
    func extremes(seconds: Int64) {
        #expect((1...9999).contains(CalendarDate(secondsSince1970: seconds).year))
    }

    @Test("refuses days that no calendar has", arguments: ["2026-02-29", "1900-02-29", "2026-13-01", "2026-1-1", "x"])
    func refuses(text: String) {
        #expect(CalendarDate(iso: text) == nil)
    }
}
