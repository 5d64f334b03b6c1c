import CaptureVision
import Foundation
import Raster
import Testing

@Suite("Sources of images")
struct SourceTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "TestImages/visa-b")

    private func image(_ value: UInt8) -> ImageData { ImageData(GrayImage(width: 1, height: 1, filledWith: value)) }

    @Test("a folder delivers its pictures by name, and only those of the filter")
    func directory() throws {
        let fetcher = DirectoryFetcher()
        try fetcher.setDirectory(folder.path)
        var names: [String] = []
        while fetcher.hasNextImageToFetch, let image = try fetcher.getImage() {
            let tag = try #require(image.tag as? FileImageTag)
            names.append(URL(filePath: tag.filePath).lastPathComponent)
            #expect(image.width > 100 && tag.totalPages == 1)
        }
        #expect(names == (1...6).map { "visa-b-\($0).jpg" })
        #expect(try fetcher.getImage() == nil)
        try fetcher.setDirectory(folder.path, filter: "*-3.JPG")
        #expect(try fetcher.getImage() != nil)
        #expect(!fetcher.hasNextImageToFetch)
    }

    @Test("what a folder names and may not be looked at is an error in its turn, and the next call goes on")
    func hiddenFile() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let picture = try Data(contentsOf: folder.appending(path: "visa-b-1.jpg"))
        try picture.write(to: place.appendingPathComponent("b.jpg"))
        // No name can be as long as where the first link leads; the second leads nowhere.
        for (name, length) in [("a.jpg", 300), ("c.jpg", 3)] {
            try FileManager.default.createSymbolicLink(
                atPath: place.path + "/" + name, withDestinationPath: String(repeating: "x", count: length))
        }
        let fetcher = DirectoryFetcher()
        try fetcher.setDirectory(place.path)
        #expect(throws: CaptureVisionError.self) { try fetcher.getImage() }
        #expect(try fetcher.getImage() != nil)
        #expect(try fetcher.getImage() == nil)
    }

    @Test("a folder that is none is an error")
    func noDirectory() {
        let error = #expect(throws: CaptureVisionError.self) { try DirectoryFetcher().setDirectory("/no/such/folder") }
        #expect(error?.code == .readDirectoryFailed)
    }

    @Test("a file delivers the pages that were chosen")
    func file() throws {
        let fetcher = FileFetcher()
        #expect(!fetcher.hasNextImageToFetch)
        try fetcher.setFile(withPath: folder.appending(path: "visa-b-1.jpg").path)
        #expect(fetcher.hasNextImageToFetch)
        #expect(try fetcher.getImage() != nil)
        #expect(!fetcher.hasNextImageToFetch)
        fetcher.setPages([5])
        let error = #expect(throws: CaptureVisionError.self) { try fetcher.getImage() }
        #expect(error?.code == .pageNumberInvalid)
    }

    @Test("a full buffer refuses or forgets, as it was told")
    func buffer() {
        let blocking = ImageBuffer(maxImageCount: 2, bufferOverflowProtectionMode: .block)
        #expect([1, 2, 3].map { blocking.addImageToBuffer(image($0)) } == [true, true, false])
        #expect(blocking.getImage()?.bytes == [1])
        let updating = ImageBuffer(maxImageCount: 2)
        for value in 1...3 { updating.addImageToBuffer(image(UInt8(value))) }
        #expect(updating.imageCount == 2 && updating.getImage()?.bytes == [2])
        #expect(updating.hasNextImageToFetch)
        updating.clearBuffer()
        updating.finish()
        #expect(updating.isBufferEmpty && !updating.hasNextImageToFetch && updating.getImage() == nil)
    }
}
