import CodeParser
import Testing

@testable import MRZScan

@Suite("Text scanner")
struct TextScannerTests {
    private let first = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"

    @Test("a zone with a wrong digit is reported as given; what would mend it is only a possibility")
    func wrongDigit() throws {
        // The number L898902C3 has the digit 6; C4 in its place has 7.
        let second = "L898902C46UTO7408122F1204159ZE184226B<<<<<10"
        let report = TextScanner(referenceDate: nil).scan(first + "\n" + second)
        let code = try #require(report.codes.first)
        #expect(report.status == .foundWithFaults)
        #expect(code.lines == [first, second])
        #expect(!code.isValid)
        let check = try #require(code.checks.first { $0.field == "passportNumber" })
        #expect(check.printed == "6" && check.computed == "7" && check.status == .failed)
        #expect(check.digitLine == 2 && check.digitColumn == 10)
        #expect(code["passportNumber"]?.value == "L898902C4")
    }

    @Test("letters in a date are look-alikes of digits, and logged")
    func fieldType() throws {
        let report = TextScanner(referenceDate: nil).scan(first + "\nL898902C36UTO74O8122F1204159ZE184226B<<<<<10")
        let code = try #require(report.codes.first)
        #expect(report.status == .found)
        #expect(code.corrections == [ScannedCorrection(line: 2, column: 16, from: "O", to: "0", reason: "fieldType")])
        #expect(code.rawLines[1].contains("74O812"))
        #expect(code.lines[1].contains("740812"))
    }

    @Test("text that is no zone is a report that says so")
    func noZone() {
        let report = TextScanner(referenceDate: nil).scan("hello")
        #expect(report.status == .notFound && report.codes.isEmpty && report.warnings.count == 1)
    }

    @Test("without a reference date there is no century, age or expiry")
    func noReferenceDate() throws {
        let code = try #require(
            TextScanner(referenceDate: nil).scan(first + "\nL898902C36UTO7408122F1204159ZE184226B<<<<<10").codes.first)
        #expect(code.birthDate == nil && code.expiryDate == nil && code.age == nil && code.isExpired == nil)
    }

    @Test("a vehicle number is read with what its parts say (49 CFR 565.15: X stands for 10)")
    func vin() throws {
        let report = TextScanner(referenceDate: CalendarDate(year: 2026, month: 1, day: 31)).scan("1m8gdm9axkp042788")
        let code = try #require(report.codes.first)
        #expect(report.status == .found && code.codeType == "VIN")
        #expect(code.lines == ["1M8GDM9AXKP042788"])
        #expect(code["modelYear"]?.value == "1989" && code["WMI"]?.value == "1M8")
        #expect(code.checks.map(\.computed) == ["X"])
    }

    @Test("a vehicle number with a wrong digit is reported as given")
    func wrongVIN() throws {
        let report = TextScanner(referenceDate: nil).scan("1M8GDM9A1KP042788")
        let code = try #require(report.codes.first)
        #expect(report.status == .foundWithFaults)
        #expect(code.lines == ["1M8GDM9A1KP042788"])
        #expect(code.checks.first?.printed == "1" && code.checks.first?.computed == "X")
    }

    @Test("16 characters are a vehicle number that lacks one")
    func shortVIN() {
        let report = TextScanner(referenceDate: nil).scan("1M8GDM9AXKP04278")
        #expect(report.status == .notFound)
        #expect(report.warnings.first?.hasPrefix("16 characters") == true)
    }
}
