import CodecBridge
import Foundation
import Glibc
import MRZScan
import Raster
import Testing

@testable import mrzscan

/// A folder that is gone when the test is.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("mrzscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: FilePath { FilePath(url.path) }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }
}

@Suite("Inputs")
struct InputTests {
    private func names(_ inputs: [ScanInput], in folder: TemporaryFolder) -> [String] {
        inputs.map { input in
            switch input {
            case .file(let path): String(path.text.dropFirst(folder.path.text.count + 1))
            case .standardInput: "-"
            case .failure(let path, let error): "\(path.text.split(separator: "/").last ?? ""): \(error.code.name)"
            }
        }
    }

    private func all(_ walker: InputWalker) -> [ScanInput] {
        var walker = walker
        return Array(AnyIterator { walker.next() })
    }

    @Test("a folder gives its pictures by name or content, sorted; subfolders and loops only when asked for")
    func folders() throws {
        let folder = try TemporaryFolder()
        let picture = ImageEncoder.png(GrayImage(width: 3, height: 3))
        try folder.write(picture, "b.png")
        try folder.write(picture, "without-ending")
        try folder.write([1, 2, 3], "a.JPG")
        try folder.write(Array("text".utf8), "notes.txt")
        try folder.write(picture, ".hidden.png")
        try folder.write(picture, "sub/c.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/sub/loop", withDestinationPath: folder.url.path)
        let flat = all(InputWalker([folder.path], isRecursive: false))
        #expect(names(flat, in: folder) == ["a.JPG", "b.png", "without-ending"])
        let deep = all(InputWalker([folder.path], isRecursive: true))
        #expect(names(deep, in: folder) == ["a.JPG", "b.png", "sub/c.png", "without-ending"])
    }

    @Test("names that come through a pipe are not counted beside the run, which would take them from it")
    func repeatable() throws {
        let folder = try TemporaryFolder()
        let (pipe, list) = (folder.path.appending("pipe"), folder.path.appending("list"))
        #expect(mkfifo(pipe.text, 0o600) == 0)
        try folder.write(Array("a.png\n".utf8), "list")
        func canBeRepeated(_ list: FilePath?) -> Bool {
            InputWalker([], list: list, isRecursive: false).canBeRepeated
        }
        #expect(canBeRepeated(nil) && canBeRepeated(list))
        #expect(!canBeRepeated(pipe) && !canBeRepeated(FilePath("-")))
    }

    @Test("what is missing is a failure of its own, and - is standard input")
    func missing() throws {
        let folder = try TemporaryFolder()
        let inputs = all(InputWalker([FilePath("-"), folder.path.appending("none.jpg")], isRecursive: false))
        #expect(names(inputs, in: folder) == ["-", "none.jpg: fileNotFound"])
    }

    @Test("names that are not UTF-8 are found and opened")
    func bytesInNames() throws {
        let folder = try TemporaryFolder()
        let name: [UInt8] = [0x62, 0xFF, 0x2E, 0x70, 0x6E, 0x67]
        let path = folder.path.appending(name)
        let descriptor = FileSystem.create(path)
        #expect(descriptor >= 0)
        _ = FileSystem.write([1, 2, 3], to: descriptor)
        FileSystem.close(descriptor)
        let inputs = all(InputWalker([folder.path], isRecursive: false))
        guard case .file(let found)? = inputs.first else {
            Issue.record("nothing found")
            return
        }
        #expect(found == path)
        #expect(try FileSystem.bytes(of: found, limit: 10) == [1, 2, 3])
    }

    @Test("a folder is walked in the same order whatever part of it is in memory", arguments: [1, 2, 3, 7, 8, 9, 100])
    func windows(window: Int) throws {
        let folder = try TemporaryFolder()
        let names = ["b", "a", "aa", "ab", "z", "Z", "10", "9"]
        for name in names { try folder.write([], name) }
        var walk = try FolderWalk(folder.path, window: window)
        var walked: [String] = []
        while let path = try walk.next() { walked.append(String(path.text.dropFirst(folder.path.text.count + 1))) }
        #expect(walked == ["10", "9", "Z", "a", "aa", "ab", "b", "z"])
    }

    @Test(
        "a file that vanishes while its folder is walked is passed over; a folder that does ends quietly or with words")
    func vanishing() throws {
        let folder = try TemporaryFolder()
        for name in ["1.png", "2.png", "3.png"] { try folder.write([1], name) }
        var walker = InputWalker([folder.path], isRecursive: true)
        #expect(walker.next()?.name.text.hasSuffix("1.png") == true)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("2.png"))
        #expect(walker.next()?.name.text.hasSuffix("3.png") == true)
        #expect(walker.next() == nil)
        var windowed = try FolderWalk(folder.path, window: 1)
        try FileManager.default.removeItem(at: folder.url)
        #expect(throws: ScanError.self) { while try windowed.next() != nil {} }
    }

    @Test("a list names files by lines or zero bytes; folders in it are walked, what is missing is a failure")
    func lists() throws {
        let folder = try TemporaryFolder()
        let picture = ImageEncoder.png(GrayImage(width: 3, height: 3))
        try folder.write(picture, "sub/c.png")
        try folder.write(picture, "line\nbreak.png")
        let prefix = folder.path.text + "/"
        try folder.write(Array("\(prefix)none.png\n\n\(prefix)sub\n\(prefix)sub/c.png".utf8), "lines")
        let lines = InputWalker([], list: folder.path.appending("lines"), isRecursive: false)
        #expect(names(all(lines), in: folder) == ["none.png: fileNotFound", "sub/c.png", "sub/c.png"])
        try folder.write(Array("\(prefix)line\nbreak.png\0\(prefix)sub/c.png\0".utf8), "zeros")
        let zeros = InputWalker([], list: folder.path.appending("zeros"), separator: 0, isRecursive: false)
        #expect(names(all(zeros), in: folder) == ["line\nbreak.png", "sub/c.png"])
        // Read as lines, the zero byte would be taken for the end of a name.
        let wrong = all(InputWalker([], list: folder.path.appending("zeros"), isRecursive: false))
        #expect(wrong.count == 2)
        guard case .failure(_, let error)? = wrong.last else {
            Issue.record("a name with a zero byte was taken")
            return
        }
        #expect(error.hint.contains("-0"))
        let none = all(InputWalker([], list: folder.path.appending("nowhere"), isRecursive: false))
        #expect(names(none, in: folder) == ["nowhere: fileNotFound"])
    }

    @Test("a list without any end of a name is a failure, not a name without end")
    func endlessName() throws {
        let folder = try TemporaryFolder()
        try folder.write([UInt8](repeating: 65, count: 1 << 18), "list")
        let inputs = all(InputWalker([], list: folder.path.appending("list"), isRecursive: false))
        #expect(names(inputs, in: folder) == ["list: fileNotFound"])
    }

    @Test("a list that nothing is written to is left when the user has had enough")
    func impatience() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        var list = try NameList(
            FilePath("/proc/self/fd/\(ends[0])"), separator: UInt8(ascii: "\n"), isStopped: { true })
        #expect(try list.next() == nil)
    }

    @Test("what a folder names and may not be looked at is a failure, and does not end the walk")
    func hidden() throws {
        let folder = try TemporaryFolder()
        for name in ["a.png", "c.png"] { try folder.write([1], name) }
        // No name in a folder can be as long as where this link leads; unlike a permission it keeps root out as well.
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/b.png", withDestinationPath: String(repeating: "x", count: 300))
        let inputs = all(InputWalker([folder.path], isRecursive: true))
        #expect(names(inputs, in: folder) == ["a.png", "b.png: imageReadFailed", "c.png"])
    }

    @Test("a pipe is not opened before its turn, which would end who writes to it")
    func pipes() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path.appending("pipe")
        #expect(mkfifo(pipe.text, 0o600) == 0)
        // Who writes waits until someone reads, and is beyond that as soon as the pipe is opened for a moment.
        let command = "(exec >\(pipe.text); : >\(pipe.text).opened; echo text) & sleep 0.2"
        #expect(try ProgramRun([], command: command).status == 0)
        let feed = InputFeed(InputQueue(InputWalker([pipe], isRecursive: false)))
        #expect(feed.next()?.input == .file(pipe))
        usleep(200_000)
        try #require(!FileSystem.exists(FilePath(pipe.text + ".opened")))
        #expect(try FileSystem.bytes(of: pipe, limit: 10) == Array("text\n".utf8))
    }

    @Test("links in a circle and to nowhere are passed over within a folder, and named when asked for by name")
    func circles() throws {
        let folder = try TemporaryFolder()
        try folder.write([1], "a.png")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.url.path + "/b.png", withDestinationPath: "c.png")
        try manager.createSymbolicLink(atPath: folder.url.path + "/c.png", withDestinationPath: "b.png")
        try manager.createSymbolicLink(atPath: folder.url.path + "/d.png", withDestinationPath: "nowhere")
        try manager.createSymbolicLink(atPath: folder.url.path + "/e.png", withDestinationPath: "a.png")
        #expect(names(all(InputWalker([folder.path], isRecursive: true)), in: folder) == ["a.png", "e.png"])
        let circle = all(InputWalker([folder.path.appending("b.png")], isRecursive: true))
        #expect(names(circle, in: folder) == ["b.png: imageReadFailed"])
    }

    @Test("what gave no input is named, and what would have")
    func nothing() {
        let folder = InputWalker([FilePath("empty")], isRecursive: false).nothingFound
        #expect(folder.place == FilePath("empty") && folder.error.hint.contains("-r"))
        #expect(!InputWalker([FilePath("empty")], isRecursive: true).nothingFound.error.hint.contains("-r"))
        let list = InputWalker([], list: FilePath("-"), isRecursive: true).nothingFound
        #expect(list.place == FilePath("-") && list.error.message == "the list names nothing")
    }
}
