import CodecBridge
import Foundation
import MRZScan
import Raster
import Testing

@Suite("Image sources")
struct ImageSourceTests {
    private func image(_ id: Int) -> SourceImage { SourceImage(image: GrayImage(width: 2, height: 2), imageId: id) }

    @Test("a full buffer keeps the newest, or those that wait")
    func overflow() {
        let newest = ImageSourceAdapter(maxImageCount: 2, mode: .update)
        #expect(!newest.addImageToBuffer(image(0)), "fetching has not begun")
        newest.startFetching()
        for id in 1...3 { #expect(newest.addImageToBuffer(image(id))) }
        #expect(newest.imageCount == 2 && !newest.hasImage(imageId: 1) && newest.hasImage(imageId: 2))
        #expect(newest.getImage()?.imageId == 3)
        let first = ImageSourceAdapter(maxImageCount: 2, mode: .block)
        first.startFetching()
        #expect((1...3).map { first.addImageToBuffer(image($0)) } == [true, true, false])
        first.maxImageCount = 0
        #expect(first.maxImageCount == 1 && first.imageCount == 1 && first.hasImage(imageId: 2))
    }

    @Test("the picture that was chosen comes next, and stays when it is to be kept")
    func chosen() {
        let adapter = ImageSourceAdapter(maxImageCount: 3)
        adapter.startFetching()
        for id in 1...3 { adapter.addImageToBuffer(image(id)) }
        #expect(adapter.setNextImageToReturn(imageId: 1) && adapter.getImage()?.imageId == 1)
        #expect(adapter.imageCount == 3)
        #expect(adapter.setNextImageToReturn(imageId: 2, keepInBuffer: false) && adapter.getImage()?.imageId == 2)
        #expect(adapter.imageCount == 2 && !adapter.setNextImageToReturn(imageId: 9))
        adapter.stopFetching()
        #expect(adapter.getImage() == nil && !adapter.isBufferEmpty)
        adapter.clearBuffer()
        #expect(adapter.isBufferEmpty)
    }

    /// A folder with files of these names, gone at the end of the body.
    private func folder(_ files: [String: [UInt8]], _ body: (URL) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        for (name, bytes) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        try body(url)
    }

    private func png(_ width: Int) -> [UInt8] { ImageEncoder.png(GrayImage(width: width, height: 5)) }

    @Test(
        "a folder gives its pictures in order, by the filter, and within when asked; a bad one is an error, not the end"
    )
    func directory() throws {
        try folder([
            "b.png": png(2), "a.PNG": png(1), "c.png": [1, 2], "d.txt": png(9), "e/f.jpg": png(3), "g.tif": png(4),
        ]) {
            url in
            func widths(_ source: DirectoryFetcher) -> [Int] {
                var widths: [Int] = []
                while true {
                    do {
                        guard let image = try source.nextImage() else { return widths }
                        widths.append(image.image.width)
                    } catch {
                        widths.append(-1)
                    }
                }
            }
            let flat = try DirectoryFetcher(path: url.path)
            #expect(widths(flat) == [1, 2, -1, 4])
            let deep = try DirectoryFetcher(path: url.path, recursive: true)
            #expect(widths(deep) == [1, 2, -1, 3, 4])
            let others = try DirectoryFetcher(path: url.path, filter: "*.jpg;*.txt")
            #expect(widths(others) == [9])
        }
        let error = #expect(throws: ScanError.self) { try DirectoryFetcher(path: "/nowhere") }
        #expect(error?.code == .readDirectoryFailed && error?.code.rawValue == -10064)
    }

    @Test("a file gives the pages that are asked for")
    func file() throws {
        let source = try FileFetcher(bytes: png(7))
        #expect(source.hasNextImageToFetch())
        let image = try #require(try source.nextImage())
        #expect(image.image.width == 7 && image.pageNumber == 0 && image.totalPages == 1)
        #expect(!source.hasNextImageToFetch())
        #expect(try source.nextImage() == nil)
        let error = #expect(throws: ScanError.self) { try FileFetcher(bytes: png(7), pages: [0, 1]) }
        #expect(error?.code == .pageNumberInvalid)
        #expect(throws: ScanError.self) { try FileFetcher(path: "/nowhere") }
    }

    @Test("a video gives its frames with their times, and what is none is an error", .enabled(if: hasFFmpeg))
    func video() throws {
        try folder(["text.mp4": Array("no video".utf8)]) { url in
            var maker = try ChildProcess([
                "ffmpeg", "-nostdin", "-loglevel", "error", "-f", "lavfi", "-i",
                "color=gray:size=64x48:rate=10:duration=1",
                "-c:v", "mjpeg", url.path + "/-gray.avi",
            ])
            #expect(maker.finish() == .exit(0))
            let source = try VideoFetcher(source: url.path + "/-gray.avi", framesPerSecond: 5)
            var times: [Double?] = []
            while let frame = try source.nextImage() {
                #expect(frame.image.width == 64 && frame.image.height == 48)
                #expect(abs(Int(frame.image[30, 20]) - 128) < 6)
                times.append(frame.milliseconds)
            }
            #expect(times == [0, 200, 400, 600, 800])
            let text = try VideoFetcher(source: url.path + "/text.mp4")
            #expect(throws: ScanError.self) { try text.nextImage() }
            #expect(try text.nextImage() == nil)
        }
        #expect(throws: ScanError.self) { try VideoFetcher(source: "/nowhere.mp4") }
    }
}

private let hasFFmpeg: Bool = {
    do {
        _ = try ChildProcess(["ffmpeg", "-version"])
        return true
    } catch { return false }
}()
