import Foundation
import MRZScan
import Testing

@testable import mrzscan

/// Frames of drawn strips, which read quickly.
@Suite("Watching", .serialized, .enabled(if: ProgramRun.hasModel))
struct WatchTests {
    private func frames(_ strips: [Int]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (index, strip) in strips.enumerated() {
            let picture = ProgramRun.checkout.appendingPathComponent("TestImages/strip/strip-\(strip).png")
            try folder.write([UInt8](try Data(contentsOf: picture)), "frame-\(100 + index).png")
        }
        return folder
    }

    private func zones(_ output: String) throws -> [String] {
        try output.split(separator: "\n").map { line in
            let page = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let codes = try #require(page?["codes"] as? [[String: Any]])
            return try #require(codes.first?["lines"] as? [String]).joined(separator: "\n")
        }
    }

    private func truth(_ strip: Int) throws -> String {
        let file = ProgramRun.checkout.appendingPathComponent("TestImages/strip/strip-\(strip).mrz")
        return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("each document is told once, when two frames agree, and one that is seen in a single frame never")
    func once() throws {
        let folder = try frames([1, 1, 2, 1, 3, 3, 3])
        let run = try ProgramRun(["watch", "--format", "jsonl", "--fps", "10", folder.url.path])
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(try zones(run.output) == [try truth(1), try truth(3)])
    }

    @Test("a frame that cannot be read is named, and the others are watched")
    func badFrame() throws {
        let folder = try frames([1, 1])
        try folder.write([1, 2, 3], "frame-100a.png")
        let run = try ProgramRun(["watch", "--format", "jsonl", folder.url.path])
        #expect(run.status == 2 && run.errors.count == 1)
        #expect(try zones(run.output) == [try truth(1)])
    }

    @Test(
        "a folder and a file whose names are not UTF-8 are watched; a missing FFmpeg is a failure and no missing input")
    func namesAndPrograms() throws {
        let folder = try frames([1, 1])
        let name = folder.url.path + "/$'\\xff'"
        let run = try ProgramRun(
            [], command: "mkdir \(name); mv \(folder.url.path)/*.png \(name); \"$0\" watch --format jsonl \(name)")
        #expect(run.status == 0)
        #expect(try zones(run.output) == [try truth(1)])
        let file = try ProgramRun(
            [], command: "mv \(name)/frame-100.png \(name).png; \"$0\" watch --minimum 1 --format jsonl \(name).png")
        #expect(file.status == 0)
        #expect(try zones(file.output) == [try truth(1)])
        try folder.write([1, 2, 3], "video.mp4")
        let bare = try ProgramRun([], command: "PATH=/nowhere \"$0\" watch \(folder.url.path)/video.mp4")
        #expect(bare.status == 2 && bare.errors.first?.contains("ffmpeg") == true)
    }

    @Test("no source, no frame and no such source have their own status")
    func none() throws {
        #expect(try ProgramRun(["watch"]).status == 64)
        #expect(try ProgramRun(["watch", "--minimum", "6", "x"]).status == 64)
        #expect(try ProgramRun(["watch", "/nowhere"]).status == 66)
        let empty = try TemporaryFolder()
        try FileManager.default.createDirectory(at: empty.url, withIntermediateDirectories: true)
        #expect(try ProgramRun(["watch", empty.url.path]).status == 66)
    }
}
