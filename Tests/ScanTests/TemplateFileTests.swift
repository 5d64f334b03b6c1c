import Foundation
import MRZScan
import Raster
import Testing

@Suite("Templates of files and settings")
struct TemplateFileTests {
    private func picture(_ name: String) -> String { TestImages.folder.appendingPathComponent(name).path }

    private func scanner(_ settings: [String: String], template: String = "ReadMRZ") throws -> MRZScanner {
        let settings = settings.sorted { $0.key < $1.key }.map { TemplateSetting(path: $0.key, value: $0.value) }
        return try MRZScanner(configuration: ScanConfiguration(template: template, settings: settings))
    }

    /// A region from one height of the image to another, per cent.
    private func rows(_ top: Int, _ bottom: Int) -> [String: String] {
        [
            "TargetROIDefOptions[roi-mrz].Location": """
            {"Offset": {"ReferenceObjectType": "ROT_WHOLE_IMAGE", "MeasuredByPercentage": 1,
              "FirstPoint": [0, \(top)], "SecondPoint": [100, \(top)],
              "ThirdPoint": [100, \(bottom)], "FourthPoint": [0, \(bottom)]}}
            """
        ]
    }

    @Test("a region is all that is looked at, and places stay those of the whole picture")
    func region() throws {
        let path = picture("passport/passport-1.jpg")
        let whole = try #require(try MRZScanner().scan(contentsOf: path).codes.first)
        // The zone is in the lowest fifth of the drawn page.
        let lower = try #require(try scanner(rows(60, 100)).scan(contentsOf: path).codes.first)
        #expect(lower.lines == whole.lines)
        let (here, there) = (try #require(lower.location), try #require(whole.location))
        #expect(zip(here.corners, there.corners).allSatisfy { abs($0.x - $1.x) < 3 && abs($0.y - $1.y) < 3 })
        #expect(try scanner(rows(0, 60)).scan(contentsOf: path).status == .notFound)
    }

    @Test("an attempt that is left out is not made")
    func attempts() throws {
        let setting =
            "LabelRecognizerTaskSettingOptions[task-mrz].SectionArray[ST_TEXT_LINE_LOCALIZATION]"
            + ".StageArray[SST_LOCALIZE_TEXT_LINES].Attempts"
        let path = picture("turned/turned-1-90.jpg")
        #expect(try MRZScanner().scan(contentsOf: path).status == .found)
        #expect(try scanner([setting: #"[{"View": "level"}]"#]).scan(contentsOf: path).status == .notFound)
        #expect(try scanner([setting: #"[{"View": "sideways"}]"#]).scan(contentsOf: path).status == .found)
    }

    @Test("a result that does not fit the pattern of the last stage is dropped")
    func resultPattern() throws {
        let setting =
            "LabelRecognizerTaskSettingOptions[task-mrz].SectionArray[ST_TEXT_LINE_RECOGNITION]"
            + ".StageArray[SST_ASSEMBLE_TEXT_LINES].StringRegExPattern"
        // The first passport drawn is one of New Zealand; both lines are one text, with a line feed between them.
        let path = picture("passport/passport-1.jpg")
        #expect(try scanner([setting: "PONZL[A-Z<]{39}\n[A-Z0-9<]{44}"]).scan(contentsOf: path).status == .found)
        #expect(try scanner([setting: "POUTO[A-Z<]{39}\n[A-Z0-9<]{44}"]).scan(contentsOf: path).status == .notFound)
    }

    @Test("a visa is no passport and no card for templates that have no visas", arguments: ["visa-a", "visa-b"])
    func visas(family: String) throws {
        let scanner = try scanner([:], template: "ReadPassportAndId")
        for picture in try TestImages.pictures(of: family) {
            #expect(try scanner.scan(contentsOf: picture.url.path).codes.isEmpty, "\(picture.url.lastPathComponent)")
        }
    }

    @Test("a template that only looks for outlines has found something when it sees one")
    func outlines() throws {
        let scanner = try MRZScanner(
            configuration: ScanConfiguration(template: "DetectDocumentBoundaries_Default"))
        let report = try scanner.scan(contentsOf: picture("photo/photo-1.jpg"))
        #expect(report.status == .found && report.codes.isEmpty && report.document != nil)
    }

    @Test(
        "what cannot be used is an error with the code of the format",
        arguments: [
            ("ReadMrz", "Timeout", "1", -10036), ("ReadMRZ", "Tiemout", "1", -10032),
            ("ReadMRZ", "Timeout", "-1", -10038),
            ("ReadMRZ", "Timeout", "soon", -10031), ("ReadMRZ", "A[b].C", "1", -10037), ("ReadMRZ", "[", "1", -10032),
        ])
    func errors(template: String, path: String, value: String, code: Int) throws {
        let error = try #require(throws: ScanError.self) { try scanner([path: value], template: template) }
        #expect(error.code.rawValue == code, "\(error)")
        #expect(!error.message.isEmpty)
    }

    @Test("a file that is none is an error that names it")
    func noFile() throws {
        let error = try #require(throws: ScanError.self) {
            try MRZScanner(configuration: ScanConfiguration(template: "", templateFile: "no-such-file.json"))
        }
        #expect(error.code == .fileNotFound && error.message.contains("no-such-file.json"))
    }
}
