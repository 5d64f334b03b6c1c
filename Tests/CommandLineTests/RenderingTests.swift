import CommandSupport
import CodeParser
import Foundation
import MRZScan
import Testing

@testable import mrzscan

/// The passport of ICAO 9303 part 4, appendix B, read on 2026-01-31.
private func specimen(_ second: String = "L898902C36UTO7408122F1204159ZE184226B<<<<<10", file: String? = "p.jpg")
    -> ScanReport
{
    let date = CalendarDate(year: 2026, month: 1, day: 31)
    var report = TextScanner(referenceDate: date).scan("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n" + second)
    report.file = file
    return report
}

@Suite("Rendering")
struct RenderingTests {
    @Test("text is aligned and readable")
    func text() {
        var renderer = TextRenderer()
        #expect(
            renderer.render(specimen()) == """
                p.jpg: found
                  type              MRTD_TD3_PASSPORT
                  document code     P
                  issuing state     Utopia (UTO)
                  surname           ERIKSSON
                  given names       ANNA MARIA
                  passport number   L898902C3
                  nationality       Utopia (UTO)
                  date of birth     1974-08-12 (age 51)
                  sex               female
                  date of expiry    2012-04-15 (expired)
                  personal number   ZE184226B
                  zone              P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
                                    L898902C36UTO7408122F1204159ZE184226B<<<<<10
                  note              specimen code: issuing state
                                    specimen code: nationality

                """)
    }

    @Test("faults are marked in words, with the place of the digit")
    func faults() {
        var renderer = TextRenderer()
        // Birth 740813 instead of 740812. The day's last digit has weight 1 in its own check digit, which grows from 2
        // to 3, and weight 7 in the composite one, where it is the 16th character; that grows from 0 to 7.
        let text = renderer.render(specimen("L898902C36UTO7408132F1204159ZE184226B<<<<<10"))
        #expect(text.hasPrefix("p.jpg: found with faults\n"))
        #expect(
            text.contains(
                "date of birth     1974-08-13 (age 51)  FAULT: the check digit is 2, should be 3 (line 2, column 20)"))
        #expect(
            text.contains(
                "FAULT             composite check digit: the check digit is 0, should be 7 (line 2, column 44)"))
    }

    @Test("pages after the first are named, blocks are set apart, errors stay out of the results")
    func blocks() {
        var renderer = TextRenderer()
        _ = renderer.render(specimen())
        let second = renderer.render(ScanReport(file: "a\nb.tif", page: 1, template: "ReadMRZ"))
        #expect(second == "\na\\nb.tif, page 2: nothing found\n")
        let error = ScanReport(file: "x", error: ScanError(.fileNotFound, "no such file", hint: "look"))
        #expect(renderer.render(error) == "")
    }

    @Test("JSON of one page stands by itself, of several is a list, of none is an empty list")
    func json() throws {
        func rendered(_ reports: [ScanReport]) throws -> Any {
            var renderer = JSONRenderer()
            let text = renderer.begin() + reports.map { renderer.render($0) }.joined() + renderer.end()
            return try JSONSerialization.jsonObject(with: Data(text.utf8))
        }
        let one = try #require(try rendered([specimen()]) as? [String: Any])
        #expect(one["status"] as? String == "found")
        let three = try #require(try rendered([specimen(), specimen(), specimen()]) as? [[String: Any]])
        #expect(three.count == 3)
        #expect((try rendered([]) as? [Any])?.isEmpty == true)
    }

    @Test("JSON Lines are one line a page")
    func jsonLines() throws {
        let renderer = JSONLinesRenderer()
        let text = renderer.render(specimen(file: "a\nb")) + renderer.render(specimen())
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        let first = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(first["file"] as? String == "a\nb")
        let codes = try #require(first["codes"] as? [[String: Any]])
        #expect(codes[0]["valid"] as? Bool == true)
        let fields = try #require(codes[0]["fields"] as? [String: [String: String]])
        #expect(
            fields["passportNumber"]
                == ["value": "L898902C3", "raw": "L898902C3", "validation": "succeeded", "mapping": "none"])
    }

    @Test("CSV quotes what needs it, and has as many cells in each row as in the first")
    func csv() throws {
        let renderer = CSVRenderer()
        let header = renderer.begin()
        #expect(header.hasPrefix("file,fileEncoded,page,pages,code,codes,status,codeType,valid,documentNumber,"))
        let row = renderer.render(specimen(file: "a, \"b\".jpg"))
        #expect(
            row.hasPrefix(
                "\"a, \"\"b\"\".jpg\",,0,1,1,1,found,MRTD_TD3_PASSPORT,true,L898902C3,ERIKSSON,ANNA MARIA,UTO,UTO,1974-08-12,female,2012-04-15,ZE184226B,\"P<UTO"
            ))
        let combined = renderer.render(ScanReport(file: "a\"\u{301}.jpg"))
        #expect(Array(combined.utf8).starts(with: Array("\"a\"\"\u{301}.jpg\",".utf8)))
        let empty = renderer.render(ScanReport(file: "x"))
        #expect(
            empty == "x,,0,1,0,0,notFound" + String(repeating: ",", count: header.split(separator: ",").count - 7)
                + "\n")
    }

    @Test("a report that keeps some of its codes has their status")
    func keptCodes() {
        let good = specimen().codes
        let bad = specimen("L898902C36UTO7408122F1204159ZE184226B<<<<<11").codes
        var report = ScanReport(codes: good + bad)
        #expect(report.status == .foundWithFaults)
        report.keep(good)
        #expect(report.status == .found && report.codes == good)
    }

    @Test("zones on standard input are separated by empty lines")
    func zones() {
        #expect(ParseCommand.zones(in: "a\nb\r\n\n \n\nc\n") == ["a\nb", "c"])
        #expect(ParseCommand.zones(in: "\n \n").isEmpty)
    }

    @Test("progress says count, rate and remaining time, and is never wider than the terminal")
    func progress() {
        let line = ProgressLine(done: 150, earlier: 100, total: 300, elapsed: .seconds(10))
        #expect(
            line.text(width: 80) == "mrzscan: [####################....................] 150 of 300, 5.0/s, 0:30 left")
        #expect(line.text(width: 44) == "mrzscan: 150 of 300, 5.0/s, 0:30 left")
        #expect(line.text(width: 20) == "mrzscan: 150 of 300,")
        let uncounted = ProgressLine(done: 7, elapsed: .milliseconds(500))
        #expect(uncounted.text(width: 80) == "mrzscan: 7, 14.0/s")
        #expect(ProgressLine(done: 0, total: 7, elapsed: .zero).text(width: 30) == "mrzscan: [............] 0 of 7")
        #expect(Rate.text(seconds: 3725) == "1:02:05")
        #expect(Rate.text(0.04) == "0.0" && Rate.text(99.96) == "100")
    }

    @Test("the summary counts every page, and takes the speed from this run alone")
    func summary() {
        var tally = RunTally()
        for status: ScanStatus in [.found, .found, .foundWithFaults, .notFound, .error] { tally.add(status) }
        #expect(
            tally.summary(earlier: 3, duration: .seconds(4))
                == "5 pages: 2 read, 1 with faults, 1 nothing found, 1 error, 3 of them in an earlier run; 0.5 images a second"
        )
        #expect(tally.exitStatus == .failures)
        #expect(RunTally().summary(earlier: 0, duration: .zero).hasPrefix("0 pages: 0 read"))
    }

    @Test("the worst page decides the exit status")
    func exitStatus() {
        var status = ExitStatus.success
        status.add(.found)
        #expect(status == .success)
        status.add(.notFound)
        #expect(status == .faults)
        status.add(.error)
        status.add(.foundWithFaults)
        #expect(status == .failures)
    }
}
