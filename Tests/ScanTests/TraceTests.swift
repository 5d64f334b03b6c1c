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
}
