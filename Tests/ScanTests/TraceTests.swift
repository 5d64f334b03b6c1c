import Foundation
import MRZScan
import Testing

@Suite("Traces of scans")
struct TraceTests {
    @Test("a trace holds what every stage made, and changes nothing of the result")
    func trace() throws {
        let picture = try #require(try TestImages.pictures(of: "strip").first)
        let bytes = [UInt8](try Data(contentsOf: picture.url))
        let scanner = try MRZScanner()
        var files: [ScanTrace.File] = []
        var reports: [ScanReport] = []
        scanner.scanPages(
            of: bytes, named: FilePath("strip.png"), trace: { files = $0.files(for: $1) },
            report: { reports.append($0) })
        let report = try #require(reports.first)
        #expect(report.codes == (try scanner.scan(bytes)).codes)

        let names = Set(files.map(\.name))
        #expect(names.isSuperset(of: ["upright.png", "overview.png", "trace.json"]))
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
        #expect(files.filter { $0.name.hasSuffix(".png") }.allSatisfy { $0.bytes.starts(with: png) })

        let data = Data(try #require(files.first { $0.name == "trace.json" }).bytes)
        let trace = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(trace["status"] as? String == "found")
        let attempts = try #require(trace["attempts"] as? [[String: Any]])
        let candidates = attempts.flatMap { $0["candidates"] as? [[String: Any]] ?? [] }
        let readings = candidates.flatMap { $0["readings"] as? [[String: Any]] ?? [] }
        #expect(readings.contains { $0["lines"] as? [String] == picture.lines })
        let strips = candidates.flatMap { $0["looks"] as? [[[String: Any]]] ?? [] }.joined()
        #expect(strips.compactMap { $0["strip"] as? String }.allSatisfy(names.contains))
        #expect(strips.count >= picture.lines.count)
    }

    @Test("what a task sees in a region of the page is told in pixels of the page")
    func region() throws {
        let picture = try #require(try TestImages.pictures(of: "passport").first)
        let bytes = [UInt8](try Data(contentsOf: picture.url))
        var configuration = ScanConfiguration()
        // The lower half, below which a zone of a passport lies.
        configuration.settings = [
            TemplateSetting(
                path: "TargetROIDefOptions[roi-mrz].Location",
                value: #"{"Offset": {"FirstPoint": [0, 50], "SecondPoint": [100, 50], "ThirdPoint": [100, 100], "#
                    + #""FourthPoint": [0, 100]}}"#)
        ]
        let scanner = try MRZScanner(configuration: configuration)
        var trace: [String: Any]?
        scanner.scanPages(of: bytes, named: FilePath("page.jpg")) { made, report in
            let data = made.files(for: report).first { $0.name == "trace.json" }.map { Data($0.bytes) } ?? Data()
            trace = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        } report: { report in
            #expect(report.codes.map(\.lines) == [picture.lines])
        }
        let made = try #require(trace)
        let attempts = try #require(made["attempts"] as? [[String: Any]])
        #expect(attempts.first?["region"] as? String == "roi-mrz")
        let height = try #require(made["scannedHeight"] as? Int)
        let lines = attempts.flatMap { $0["lines"] as? [[String: Any]] ?? [] }
        let tops = try lines.map { line -> Double in
            let start = try #require(line["start"] as? [Double])
            return try #require(start.last)
        }
        #expect(!tops.isEmpty && tops.allSatisfy { $0 > Double(height) / 2 - 5 })
        // Every stage that ran has its time.
        let stages = (made["stages"] as? [[String: Any]] ?? []).compactMap { $0["stage"] as? String }
        #expect(Set(stages).isSuperset(of: ["open", "scale", "localize", "group", "orient", "recognize", "decode"]))
    }
}
