import CodecBridge
import Foundation
import MRZScan
import Raster
import Testing

@testable import mrzscan

/// Runs of the program over many files, some of them bad, some of them cut short.
@Suite("Batches", .serialized, .enabled(if: ProgramRun.hasModel))
struct BatchTests {
    /// Small pictures without a zone, which cost a few milliseconds each.
    private func pictures(_ count: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for index in 0..<count {
            let picture = GrayImage(width: 60 + index, height: 40, filledWith: 200)
            try folder.write(ImageEncoder.png(picture), String(1000 + index) + ".png")
        }
        return folder
    }

    private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
    }

    private func objects(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("a run cut short at any place is resumed to the same bytes", arguments: ["jsonl", "csv"])
    func resume(format: String) throws {
        let (folder, results) = (try pictures(12), try TemporaryFolder())
        let words = ["--no-timing", "--format", format, folder.url.path, "--output"]
        let whole = try ProgramRun(words + [results.url.path + "/whole"])
        #expect(whole.status == 1)
        let expected = try text(results, "whole")
        #expect(expected.split(separator: "\n").count == (format == "csv" ? 13 : 12))
        for length in [0, 1, 100, expected.utf8.count / 2, expected.utf8.count - 1, expected.utf8.count] {
            try results.write(Array(expected.utf8.prefix(length)), "cut")
            let run = try ProgramRun(["--resume"] + words + [results.url.path + "/cut"])
            #expect(run.status == 1)
            #expect(try text(results, "cut") == expected, "cut at \(length)")
        }
        // Without a file to resume, it is begun.
        let new = try ProgramRun(["--resume"] + words + [results.url.path + "/new"])
        #expect(new.status == 1)
        #expect(try text(results, "new") == expected)
    }

    @Test("a resumed run gives pictures the names of a whole one, also where the earlier run had saved some more")
    func resumedPictures() throws {
        let (folder, results) = (try TemporaryFolder(), try TemporaryFolder())
        for index in 1...3 {
            let strip = ProgramRun.checkout.appendingPathComponent("TestImages/strip/strip-\(index).png")
            try folder.write([UInt8](try Data(contentsOf: strip)), "\(index)/same.png")
        }
        let (saved, output) = (results.url.path + "/saved", results.url.path + "/lines")
        let words = [
            "-r", "--no-timing", "--format", "jsonl", folder.url.path, "--annotate", saved, "--output", output,
        ]
        _ = try ProgramRun(words)
        let names = ["same-2-annotated.jpg", "same-3-annotated.jpg", "same-annotated.jpg"]
        func pictures() throws -> [[UInt8]] {
            let found = try FileSystem.names(in: FilePath(saved)).names
            #expect(found.map { String(decoding: $0, as: UTF8.self) } == names)
            return try found.map { try FileSystem.bytes(of: FilePath(saved).appending($0), limit: 1 << 24) }
        }
        let expected = try pictures()
        #expect(Set(expected).count == 3)
        let first = try #require(try text(results, "lines").split(separator: "\n").first)
        try results.write(Array((first + "\n").utf8), "lines")
        let run = try ProgramRun(["--resume"] + words)
        #expect(run.status < 2)
        #expect(try pictures() == expected)
        // A run that is begun has nothing to go on with, and replaces nothing.
        let begun = try ProgramRun(["--resume"] + words.dropLast() + [results.url.path + "/new"])
        #expect(begun.status == 2 && begun.errors.contains { $0.contains("--force") })
    }

    @Test("a file of something else is not touched by --resume")
    func foreignOutput() throws {
        let (folder, results) = (try pictures(1), try TemporaryFolder())
        try results.write(Array("my diary\n".utf8), "diary")
        let run = try ProgramRun([
            "--resume", "--format", "jsonl", "--output", results.url.path + "/diary", folder.url.path,
        ])
        #expect(run.status == 2 && run.errors.count == 1)
        #expect(try text(results, "diary") == "my diary\n")
    }

    @Test("a disk that is full ends the run, the results so far are whole, and it can be resumed")
    func fullDisk() throws {
        let (folder, results) = (try pictures(12), try TemporaryFolder())
        let words = ["--no-timing", "--format", "jsonl", folder.url.path, "--output"]
        _ = try ProgramRun(words + [results.url.path + "/whole"])
        let expected = try text(results, "whole")
        #expect(expected.utf8.count > 1024)
        // A limit on the size of files stands for the disk; the shell counts in kilobytes.
        let full = try ProgramRun(words + [results.url.path + "/cut"], command: "ulimit -f 1; \"$0\" \"$@\"")
        #expect(full.status == 2)
        #expect(full.errors.contains { $0.contains("results cannot be written") && $0.contains("/cut") })
        #expect(full.errors.contains { $0.contains("--resume") })
        let rest = try text(results, "cut")
        #expect(!rest.isEmpty && rest.hasSuffix("\n") && expected.hasPrefix(rest) && rest != expected)
        _ = try ProgramRun(["--resume"] + words + [results.url.path + "/cut"])
        #expect(try text(results, "cut") == expected)
        let device = try ProgramRun(["--format", "jsonl", folder.url.path, "--output", "/dev/full"])
        #expect(device.status == 2 && device.errors.contains { $0.contains("No space left") })
    }

    @Test("two runs do not write to one file")
    func lockedOutput() throws {
        let (folder, results) = (try pictures(1), try TemporaryFolder())
        let run = try ProgramRun(
            ["--format", "jsonl", folder.url.path, "--output", results.url.path + "/out"],
            command: "exec 9>>\"${@: -1}\"; flock 9; \"$0\" \"$@\"")
        #expect(run.status == 2 && run.errors.first?.contains("another run writes to it") == true)
    }

    @Test("an interrupted run says how to go on, and goes on")
    func interrupt() throws {
        let (folder, results) = (try pictures(40), try TemporaryFolder())
        let words = ["--no-timing", "--format", "jsonl", folder.url.path, "--output"]
        let run = try ProgramRun(
            words + [results.url.path + "/out"],
            command:
                "\"$0\" \"$@\" & until [ -s \"${@: -1}\" ]; do sleep 0.01; done; kill -INT $!; wait $!")
        #expect(run.status == 130)
        #expect(run.errors.contains { $0.contains("--resume") })
        let begun = try text(results, "out")
        #expect(begun.hasSuffix("\n"))
        let rest = try ProgramRun(["--resume"] + words + [results.url.path + "/out"])
        #expect(rest.status == 1)
        #expect(rest.errors.last?.contains("40 pages: 0 read, 0 with faults, 40 nothing found, 0 errors") == true)
        #expect(try text(results, "out").hasPrefix(begun))
        let names = try objects(try text(results, "out")).compactMap { $0["file"] as? String }
        #expect(names == (0..<40).map { "\(folder.url.path)/\(1000 + $0).png" })
    }

    @Test("names with line feeds and bytes that are no UTF-8 give valid JSON from which they are recovered")
    func names() throws {
        let folder = try TemporaryFolder()
        let picture = ImageEncoder.png(GrayImage(width: 60, height: 40))
        let bytes: [UInt8] = [0x61, 0xFF, 0x0A, 0x25, 0xC3, 0x2E, 0x70, 0x6E, 0x67]
        let descriptor = FileSystem.create(folder.path.appending(bytes))
        #expect(FileSystem.write(picture[...], to: descriptor) == picture.count)
        FileSystem.close(descriptor)
        try folder.write(picture, "b\n\"\\\u{1B}.png")
        let run = try ProgramRun(["--format", "jsonl", folder.url.path])
        let pages = try objects(run.output)
        #expect(pages.count == 2)
        let encoded = try #require(pages.first?["fileEncoded"] as? String)
        #expect(FilePath(encoded: encoded) == folder.path.appending(bytes))
        #expect(pages.last?["file"] as? String == folder.url.path + "/b\n\"\\\u{1B}.png")
        #expect(pages.last?["fileEncoded"] == nil)
    }

    @Test("names from a list on standard input, in its order, the same file twice")
    func list() throws {
        let folder = try pictures(3)
        let names = ["1002", "1000", "1002"].map { "\(folder.url.path)/\($0).png" }
        try folder.write(Array(names.joined(separator: "\n").utf8), "list")
        let run = try ProgramRun(
            [folder.url.path + "/list"], command: "cat \"$1\" | \"$0\" --format jsonl --files-from -")
        #expect(run.status == 1)
        #expect(try objects(run.output).compactMap { $0["file"] as? String } == names)
        let empty = try ProgramRun(["--files-from", "/dev/null"])
        #expect(empty.status == 66 && empty.errors.count == 1)
        let missing = try ProgramRun(["--files-from", "/nowhere"])
        #expect(missing.status == 2 && missing.errors.count == 1)
    }

    @Test("a file without end is given up, a huge one refused unread, a missing one named; the rest is read")
    func badFiles() throws {
        let folder = try pictures(2)
        let path = folder.url.path
        let run = try ProgramRun(
            [
                "--format", "jsonl", "--timeout", "1", path + "/1000.png", path + "/pipe", path + "/big.png",
                path + "/1001.png", path + "/gone.png",
            ],
            command: "mkfifo \"$6\"; truncate -s 2G \"$7\"; \"$0\" \"$@\"")
        #expect(run.status == 2)
        let pages = try objects(run.output)
        #expect(pages.map { $0["status"] as? String } == ["notFound", "error", "error", "notFound", "error"])
        let errors = pages.compactMap { ($0["error"] as? [String: Any])?["name"] as? String }
        #expect(errors == ["timeout", "imageReadFailed", "fileNotFound"])
    }
}
