import CommandSupport
import Foundation
import MRZScan
import Testing

@testable import mrzbench

@Suite("mrzbench over pictures", .serialized)
struct BenchTests {
    /// A zone, a vehicle number and nothing, each in a family of its own.
    private func withFamilies(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["strip/strip-1", "vin/vin-1", "negative/negative-empty"] {
            let source = TestImages.folder.appendingPathComponent(name)
            let family = folder.appendingPathComponent(source.deletingLastPathComponent().lastPathComponent)
            try FileManager.default.createDirectory(at: family, withIntermediateDirectories: true)
            let stem = source.lastPathComponent + "."
            let files = try FileManager.default.contentsOfDirectory(atPath: source.deletingLastPathComponent().path)
            for file in files where file.hasPrefix(stem) {
                try FileManager.default.copyItem(
                    at: source.deletingLastPathComponent().appendingPathComponent(file),
                    to: family.appendingPathComponent(file))
            }
        }
        try await body(folder.path)
    }

    @Test("scan reads zones and vehicle numbers, each by its template")
    func scan() async throws {
        try await withFamilies { folder in
            let set = try PictureSet(folder: FilePath(folder))
            let scanners = try Scanners()
            let outcomes = set.pictures.map { MeasuredPicture($0, with: scanners).outcome }
            // In the order of the families' names: negative, strip, vin.
            #expect(outcomes == [.nothingAsPrinted, .exact, .exact])
        }
    }

    @Test("jobs gives the same results with two as with one, and ideal its ratio")
    func commands() async throws {
        try await withFamilies { folder in
            var arguments = Arguments([folder, "--jobs", "2"])
            let jobs = try await JobsCommand(&arguments).run()
            #expect(jobs == .success)
            arguments = Arguments([folder])
            let ideal = try IdealCommand(&arguments).run()
            #expect(ideal == .success)
        }
        var wrong = Arguments(["a", "--jobs", "0"])
        #expect(throws: UsageError.self) { try JobsCommand(&wrong) }
    }
}
