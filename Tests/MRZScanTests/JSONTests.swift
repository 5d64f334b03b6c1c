import CodeParser
import Foundation
import Raster
import Testing

@testable import MRZScan

@Suite("JSON")
struct JSONTests {
    @Test("keys keep their order, and nothing is written for what is not there")
    func order() {
        let report = ScanReport(
            file: "a.jpg", page: 1, width: 20, height: 10, template: "ReadMRZ", warnings: ["w"],
            elapsedMilliseconds: 84.24)
        #expect(
            report.jsonText()
                == #"{"file":"a.jpg","page":1,"width":20,"height":10,"status":"notFound","template":"ReadMRZ","#
                + #""warnings":["w"],"elapsedMilliseconds":84.2}"#)
    }

    @Test("candidates have a text, a score and a place")
    func candidates() {
        var report = ScanReport(file: "a.jpg")
        let place = Quadrilateral(
            topLeft: Point(x: 1, y: 2), topRight: Point(x: 3, y: 2), bottomRight: Point(x: 3, y: 4.25),
            bottomLeft: Point(x: 1, y: 4))
        report.candidates = [ScannedCandidate(text: "1M8GDM9AXKP042788", score: 87, location: place)]
        #expect(
            report.jsonText()
                == #"{"file":"a.jpg","status":"notFound","candidates":[{"text":"1M8GDM9AXKP042788","score":87,"#
                + #""location":[[1,2],[3,2],[3,4.3],[1,4]]}]}"#)
    }

    @Test("any text survives, whatever characters it holds")
    func escaping() throws {
        let text = "quote \" backslash \\ line\nreturn\rtab\tbell\u{7} delete\u{7F} é 漢 \u{1F600} \u{2028}"
        let json = ScanReport(file: text).jsonText()
        #expect(!json.contains("\n"))
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(parsed["file"] as? String == text)
    }

    @Test("an error has the vendor's number and name")
    func error() throws {
        let report = ScanReport(error: ScanError(.fileNotFound, "no such file", hint: ""))
        #expect(
            report.jsonText()
                == #"{"status":"error","error":{"code":-10005,"name":"fileNotFound","message":"no such file"}}"#)
    }

    @Test("numbers have one place at most, and none that JSON does not know")
    func numbers() {
        func text(_ value: Double) -> String { JSONValue.decimal(value).text(isIndented: false) }
        #expect(text(3) == "3")
        #expect(text(-0.04) == "0")
        #expect(text(1.26) == "1.3")
        #expect(text(.nan) == "null")
        #expect(text(.infinity) == "null")
        #expect(text(1e300).contains("e"))
    }

    @Test("indented JSON says the same as JSON on one line")
    func indentation() throws {
        let report = TextScanner(referenceDate: nil).scan(
            "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<")
        #expect(report.codes.count == 1)
        let flat = try JSONSerialization.jsonObject(with: Data(report.jsonText().utf8)) as? NSDictionary
        let indented = try JSONSerialization.jsonObject(with: Data(report.jsonText(isIndented: true).utf8))
        #expect(flat == indented as? NSDictionary)
    }
}
