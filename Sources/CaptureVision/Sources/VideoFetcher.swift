import CodecBridge
import MRZScan
import Raster
import Synchronization

/// The frames of a video file or of a camera, by FFmpeg's program.
///
/// The program and not its libraries: it reads whatever FFmpeg reads, without thousands of functions in this program,
/// under licences that stay its own, and a video that makes it crash ends a process and not the engine. Handing a frame
/// over through a pipe takes about a millisecond, reading it a hundred.
public final class VideoFetcher: ImageSourceAdapter {
    private struct Stream: ~Copyable {
        var child: ChildProcess
        var count = 0
    }

    /// Held while a frame is waited for, so that frames come one by one; whoever asks for less does not wait for it.
    private let stream: Mutex<Stream>
    private let isAtEnd = Atomic(false)
    private let isStopped: @Sendable () -> Bool

    /// The frames of a source.
    ///
    /// - Parameters:
    ///   - source: a video file, or a camera such as `/dev/video0` (V4L2).
    ///   - framesPerSecond: how many frames are handed on for each second of the source.
    ///   - isStopped: asked while a frame is waited for; the source ends when it says so.
    /// - Throws: `fileNotFound` when there is no such file, `moduleNotFound` when the program cannot be started.
    public init(
        source: String, framesPerSecond: Double = 5, isStopped: @escaping @Sendable () -> Bool = { false }
    ) throws(CaptureVisionError) {
        let kind: FileSystem.Kind
        do {
            kind = try FileSystem.kind(of: FilePath(source)).kind
        } catch {
            throw CaptureVisionError(error)
        }
        // A name that begins with a dash, or looks like the address of another machine, stays a file.
        let input =
            kind == .other && source.hasPrefix("/dev/video")
            ? ["-f", "v4l2", "-i", source] : ["-protocol_whitelist", "file,pipe", "-i", "file:" + source]
        do {
            let child = try ChildProcess(
                ["ffmpeg", "-nostdin", "-loglevel", "error"] + input + [
                    "-an", "-vf", "fps=\(framesPerSecond)", "-pix_fmt", "gray", "-c:v", "pgm", "-f", "image2pipe", "-",
                ])
            stream = Mutex(Stream(child: child))
        } catch {
            let reason = "\(error.program) cannot be started: \(error.reason)"
            throw CaptureVisionError(.moduleNotFound, "a video cannot be read: \(reason) (install ffmpeg)")
        }
        self.isStopped = isStopped
    }

    /// Whether frames may still come; answers at once, also while another thread waits for one.
    public var hasNextImageToFetch: Bool { !isAtEnd.load(ordering: .acquiring) }

    /// The next frame, in grey; its tag is a `VideoFrameTag` whose `imageId` counts the frames from 0.
    ///
    /// - Returns: `nil` at the end.
    /// - Throws: `imageReadFailed` when the source cannot be read, or only up to here.
    public func getImage() throws(CaptureVisionError) -> ImageData? {
        try stream.withLock { (stream) throws(CaptureVisionError) in
            guard hasNextImageToFetch else { return nil }
            let image: GrayImage?
            do throws(CaptureVisionError) {
                image = try frame(from: &stream.child)
            } catch {
                // After a failure there is nothing more to be had.
                isAtEnd.store(true, ordering: .releasing)
                throw error
            }
            guard let image else {
                isAtEnd.store(true, ordering: .releasing)
                return nil
            }
            defer { stream.count += 1 }
            let tag = VideoFrameTag(
                imageId: stream.count, originalWidth: image.width, originalHeight: image.height)
            return ImageData(image, tag: tag)
        }
    }

    /// A PGM picture as FFmpeg writes it: `P5`, width and height, 255, each on a line, and the bytes.
    private func frame(from child: inout ChildProcess) throws(CaptureVisionError) -> GrayImage? {
        var heading: [UInt8] = []
        while heading.count(where: { $0 == 10 }) < 3 {
            guard heading.count < 64, let byte = child.read(1, isStopped: isStopped) else {
                if isStopped() { return nil }
                throw failure("what FFmpeg delivers is no picture")
            }
            guard let byte = byte.first else {
                let end = child.finish()
                guard end == .exit(0), heading.isEmpty else { throw failure(child.errors) }
                return nil
            }
            heading.append(byte)
        }
        let words = heading.split { $0 == 10 || $0 == 32 }.map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 4, words[0] == "P5", let width = Int(words[1]), let height = Int(words[2]),
            (1...32_767).contains(width), (1...32_767).contains(height)
        else { throw failure("what FFmpeg delivers is no picture") }
        guard let pixels = child.read(width * height, isStopped: isStopped) else { return nil }
        guard let image = GrayImage(width: width, height: height, pixels: pixels) else {
            throw failure("a frame is cut off")
        }
        return image
    }

    private func failure(_ text: String) -> CaptureVisionError {
        let first = text.split(separator: "\n").last.map { String($0) } ?? "no reason given"
        return CaptureVisionError(.imageReadFailed, "the video cannot be read: \(first)")
    }
}
