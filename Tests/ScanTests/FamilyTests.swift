import Foundation
import MRZScan
import Raster
import Testing

/// Reads the drawn pictures with the engine and the model as they are shipped.
@Suite("Scans of TestImages", .serialized)
struct FamilyTests {
    static let families = ((try? TestImages.manifest()) ?? [:]).keys.sorted()

    @Test("the manifest names every folder and no other")
    func manifest() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: TestImages.folder.path)
            .filter { !$0.contains(".") }.sorted()
        #expect(Self.families == folders)
        #expect(!folders.isEmpty)
    }

    @Test("reads at least as many as the manifest asks, and none wrongly", arguments: families)
    func family(name: String) throws {
        let asked = try #require(try TestImages.manifest()[name])
        let pictures = try TestImages.pictures(of: name)
        #expect(pictures.count == asked.images)
        let scanner = try MRZScanner(configuration: TestImages.configuration(of: name))
        var read = 0
        var misread: [String] = []
        for picture in pictures {
            let report = try scanner.scan(contentsOf: picture.url.path)
            let lines = report.codes.first?.lines ?? []
            if lines == picture.lines {
                read += lines.isEmpty ? 0 : 1
            } else if report.status == .found {
                misread.append("\(picture.url.lastPathComponent): \(lines.joined(separator: " / "))")
            }
        }
        #expect(read >= asked.minimumRead, "\(name): \(read) of \(pictures.count) read")
        #expect(misread.count <= asked.maximumMisread, "\(name): \(misread.joined(separator: "; "))")
        if read > asked.minimumRead {
            print("\(name): \(read) of \(pictures.count) read, the manifest asks for \(asked.minimumRead): raise it")
        }
    }

    @Test("gives the same lines and places whatever was scanned before")
    func independence() throws {
        let pictures = try TestImages.pictures(of: "passport") + TestImages.pictures(of: "td1")
        let scanner = try MRZScanner()
        let forwards = try pictures.map { try scanner.scan(contentsOf: $0.url.path).codes }
        let backwards = try pictures.reversed().map { try scanner.scan(contentsOf: $0.url.path).codes }
        #expect(forwards == backwards.reversed())
    }

    @Test("the place of the zone is where it was drawn, within one capital height")
    func places() throws {
        struct Truth: Decodable { var zone: [[Double]] }
        let scanner = try MRZScanner()
        for picture in try TestImages.pictures(of: "tilted") {
            let report = try scanner.scan(contentsOf: picture.url.path)
            guard let code = report.codes.first else { continue }
            let data = try Data(contentsOf: picture.url.deletingPathExtension().appendingPathExtension("json"))
            let truth = try JSONDecoder().decode(Truth.self, from: data).zone
            let location = try #require(code.location)
            for (corner, expected) in zip(location.corners, truth) {
                let distance =
                    ((corner.x - expected[0]) * (corner.x - expected[0])
                    + (corner.y - expected[1]) * (corner.y - expected[1])).squareRoot()
                #expect(distance < 45, "\(picture.url.lastPathComponent)")
            }
        }
    }
}
