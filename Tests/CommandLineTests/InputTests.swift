import CodecBridge
import Foundation
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
        var flat = InputCollector(isRecursive: false)
        #expect(names(flat.collect([folder.path]), in: folder) == ["a.JPG", "b.png", "without-ending"])
        var deep = InputCollector(isRecursive: true)
        #expect(names(deep.collect([folder.path]), in: folder) == ["a.JPG", "b.png", "sub/c.png", "without-ending"])
    }

    @Test("what is missing is a failure of its own, and - is standard input")
    func missing() throws {
        let folder = try TemporaryFolder()
        var collector = InputCollector(isRecursive: false)
        let inputs = collector.collect([FilePath("-"), folder.path.appending("none.jpg")])
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
        var collector = InputCollector(isRecursive: false)
        let inputs = collector.collect([folder.path])
        guard case .file(let found)? = inputs.first else {
            Issue.record("nothing found")
            return
        }
        #expect(found == path)
        #expect(try FileSystem.bytes(of: found, limit: 10) == [1, 2, 3])
    }
}
