import CodeParser
import Foundation
import MRZScan
import Raster
import Testing

@testable import mrzscan

@Suite("The report for people")
struct HTMLTests {
    private func report(_ second: String, file: String = "p.jpg") -> ScanReport {
        let date = CalendarDate(year: 2026, month: 1, day: 31)
        var report = TextScanner(referenceDate: date).scan("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n" + second)
        report.file = file
        return report
    }

    private let right = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
    /// The digit of the birth date is printed wrong, so the composite one is as well.
    private let wrong = "L898902C36UTO7408132F1204159ZE184226B<<<<<10"

    private func page(_ reports: [(ScanReport, EmbeddedPictures?)]) -> String {
        var renderer = HTMLRenderer()
        var text = renderer.begin()
        for (report, pictures) in reports { text += renderer.render(report, pictures) }
        return text + renderer.end()
    }

    private func pictures(document: Bool, portrait: Bool = false, size: EmbeddedPictures.Size = .few)
        -> EmbeddedPictures
    {
        let place = ScannedRegion(location: Quadrilateral(width: 40, height: 25), confidence: 90)
        let report = ScanReport(document: document ? place : nil, portrait: portrait ? place : nil)
        return EmbeddedPictures(report, of: ColourImage(width: 60, height: 40), size)
    }

    @Test("nothing from a picture or a name is taken for markup")
    func escaping() {
        let hostile = "</script><img src=x onerror=alert(1)>\"' onload='x\u{202E}\u{0}.jpg"
        var bad = report(right, file: hostile)
        bad.warnings = [hostile]
        let failure = ScanReport(file: hostile, error: ScanError(.unknown, hostile, hint: hostile))
        let text = page([(bad, nil), (failure, nil)])
        #expect(!text.contains("<img"))
        #expect(!text.contains("\u{202E}") && !text.contains("\u{0}"))
        #expect(text.components(separatedBy: "</script>").count == 2)
        #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39; onload=&#39;x"))
    }

    @Test("the page asks the network for nothing")
    func selfContained() {
        let text = page([(report(right), pictures(document: true, portrait: true))])
        for word in ["http://", "https://", "//cdn", "@import", "url("] { #expect(!text.contains(word), "\(word)") }
        #expect(text.contains("default-src 'none'; img-src data:"))
    }

    @Test("a failed field is amber and says why in words that a screen reader says too")
    func failedField() throws {
        let text = page([(report(wrong), nil)])
        let start = try #require(text.range(of: "<div class=\"field failed\">"))
        let field = text[start.lowerBound...].prefix(400)
        #expect(field.contains("Date of birth"))
        #expect(field.contains("<span class=\"hidden\">Failed check. </span>"))
        #expect(field.contains("The check digit is 2, should be 3 (line 2, column 20)"))
        // The composite digit has no field of its own to stand at.
        #expect(text.contains("<section class=\"list faults\"") && text.contains("Composite check digit"))
    }

    @Test("failed places are marked in the zone: what is covered, and the digit")
    func marks() {
        let text = page([(report(wrong), nil)])
        #expect(text.contains("<mark class=\"digit\">2</mark>"))
        #expect(!page([(report(right), nil)]).contains("<mark"))
        // Marks do not change what is written.
        let plain = text.replacingOccurrences(
            of: "<mark class=\"[a-z]*\">|</mark>", with: "", options: .regularExpression)
        #expect(plain.contains(HTMLText.escaped(wrong)))
    }

    @Test("the switch is there for two pictures and collapses for one")
    func collapsing() {
        let both = page([(report(right), pictures(document: true))])
        #expect(both.contains("Processed") && both.contains("Original") && both.contains("type=\"radio\""))
        for one in [pictures(document: false), pictures(document: true, size: .many)] {
            let text = page([(report(right), one)])
            #expect(!text.contains("type=\"radio\"") && text.contains("<figure class=\"single\">"))
        }
        #expect(!page([(report(right), nil)]).contains("<figure"))
    }

    @Test("no picture stands in the page twice")
    func once() {
        let both = pictures(document: true, portrait: true)
        let text = page([(report(right), both)])
        #expect(text.components(separatedBy: "data:image/jpeg;base64,").count - 1 == 3)
        #expect(text.contains("alt=\"Portrait\""))
    }

    @Test("pictures take no more than the room for them, and the page says which results have none")
    func bounded() {
        let one = pictures(document: true, portrait: true)
        var renderer = HTMLRenderer(room: 2 * one.length + one.length / 2)
        let parts = (0..<4).map { _ in renderer.render(report(right), one) }
        #expect(parts.map { $0.contains("data:image") } == [true, true, false, false])
        #expect(renderer.end().contains("The last 2 results have no pictures"))
        // A page that never had any says nothing of room.
        #expect(!page([(report(right), nil)]).contains("have no pictures"))
        #expect(!page([(report(right), nil)]).contains("has no pictures"))
    }

    @Test("the length of pictures is that of their text")
    func length() {
        let one = pictures(document: true, portrait: true)
        let text = page([(report(right), one)])
        let written = text.components(separatedBy: "base64,").dropFirst().map { $0.prefix { $0 != "\"" }.utf8.count }
        #expect(written.reduce(0, +) == one.length)
    }

    @Test("pictures get smaller with the number of pages, and never larger")
    func sizes() {
        let edges = [0, 39, 40, 299, 300, 1999, 2000, 19_999].map { EmbeddedPictures.Size.after($0)?.edge ?? 0 }
        #expect(edges == edges.sorted(by: >) && Set(edges).count == 4)
        #expect(EmbeddedPictures.Size.after(20_000) == nil)
    }

    @Test("groups hold what belongs to them, in words")
    func groups() throws {
        let text = page([(report(right), nil)])
        let personal = try #require(text.range(of: "Personal Info"))
        let document = try #require(text.range(of: "Document Info"))
        let name = try #require(text.range(of: "<dt>Surname</dt><dd>ERIKSSON</dd>"))
        let number = try #require(text.range(of: "<dt>Passport number</dt><dd>L898902C3</dd>"))
        #expect(personal.lowerBound < name.lowerBound && name.lowerBound < document.lowerBound)
        #expect(document.lowerBound < number.lowerBound)
    }

    @Test("corrections are listed, and the summary counts every page")
    func summary() throws {
        var corrected = report(right)
        let correction = try #require(
            TextScanner(referenceDate: nil).scan(
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UT07408122F1204159ZE184226B<<<<<10"
            ).codes.first?.corrections.first)
        corrected.codes[0].corrections = [correction]
        let text = page([
            (corrected, nil), (report(wrong), nil), (ScanReport(file: "n.jpg", template: "ReadMRZ"), nil),
            (ScanReport(file: "e.jpg", error: ScanError(.fileNotFound, "no such file", hint: "")), nil),
        ])
        #expect(text.contains("line 2, column 13: 0 read, O reported"))
        #expect(text.contains("<mark class=\"corrected\">O</mark>"))
        for (kind, count) in [("all", 4), ("found", 1), ("foundWithFaults", 1), ("notFound", 1), ("error", 1)] {
            let tile = try #require(text.range(of: "data-filter=\"\(kind)\""))
            #expect(text[tile.lowerBound...].prefix(120).contains("<span class=\"count\">\(count)</span>"), "\(kind)")
        }
    }

    @Test(
        "bytes become the text of RFC 4648",
        arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func base64(bytes: String, text: String) {
        #expect(HTMLText.address(ofJPEG: Array(bytes.utf8)) == "data:image/jpeg;base64," + text)
    }
}
