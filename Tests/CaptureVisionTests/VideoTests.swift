import CodecBridge
import Foundation
import Synchronization
import CaptureVision
import Raster
import Testing

@Suite("Videos")
struct VideoTests {
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
            var numbers: [Int?] = []
            while let frame = try source.getImage() {
                #expect(frame.width == 64 && frame.height == 48 && frame.format == .grayScaled)
                #expect(abs(Int(frame.bytes[20 * 64 + 30]) - 128) < 6)
                numbers.append(frame.tag?.imageId)
            }
            #expect(numbers == [0, 1, 2, 3, 4] && !source.hasNextImageToFetch)
            let text = try VideoFetcher(source: url.path + "/text.mp4")
            #expect(throws: CaptureVisionError.self) { try text.getImage() }
            #expect(try text.getImage() == nil)
        }
        #expect(throws: CaptureVisionError.self) { try VideoFetcher(source: "/nowhere.mp4") }
    }

    @Test("whether frames may still come is answered while one is waited for", .enabled(if: hasFFmpeg))
    func answersWhileWaiting() async throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: pipe) }
        // Nobody writes into this pipe: FFmpeg waits for the first byte of its video.
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let isStopped = Mutex(false)
        let source = try VideoFetcher(source: pipe.path, isStopped: { isStopped.withLock { $0 } })
        let waiting = Task.detached { try source.getImage() == nil }
        // So that a fetcher that makes everybody wait fails here, and does not hang.
        let rescue = Task.detached {
            try? await Task.sleep(for: .seconds(20))
            isStopped.withLock { $0 = true }
        }
        try await Task.sleep(for: .milliseconds(300))
        let started = ContinuousClock.now
        #expect(source.hasNextImageToFetch)
        #expect(started.duration(to: .now) < .seconds(10))
        isStopped.withLock { $0 = true }
        #expect(try await waiting.value)
        #expect(!source.hasNextImageToFetch)
        rescue.cancel()
    }
}

private let hasFFmpeg: Bool = {
    do {
        _ = try ChildProcess(["ffmpeg", "-version"])
        return true
    } catch { return false }
}()
