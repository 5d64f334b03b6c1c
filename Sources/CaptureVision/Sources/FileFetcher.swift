import CodecBridge
package import MRZScan
import Synchronization

/// Delivers the pages of one file.
///
/// Safe from any thread.
public final class FileFetcher: ImageSourceAdapter {
    private struct State {
        var bytes: [UInt8] = []
        var path = ""
        var pages: [Int]?
        var remaining: [Int] = []
        var count = 0
    }

    private let state = Mutex(State())

    /// A source without a file.
    public init() {}

    /// Takes a file.
    ///
    /// - Throws: `CaptureVisionError` when it cannot be read or is no picture.
    public func setFile(withPath path: String) throws(CaptureVisionError) {
        try setFile(at: FilePath(path))
    }

    /// Takes a file whose name need not be UTF-8.
    package func setFile(at path: FilePath) throws(CaptureVisionError) {
        try setFile(withBytes: PictureFile.bytes(of: path), named: path.text)
    }

    /// Takes a file that is in memory.
    ///
    /// - Throws: `CaptureVisionError` when it is no picture.
    public func setFile(withBytes bytes: [UInt8]) throws(CaptureVisionError) {
        try setFile(withBytes: bytes, named: "")
    }

    private func setFile(withBytes bytes: [UInt8], named path: String) throws(CaptureVisionError) {
        let count = try PictureFile.pageCount(of: bytes)
        state.withLock { state in
            (state.bytes, state.path, state.count) = (bytes, path, count)
            state.remaining = state.pages ?? Array(0..<count)
        }
    }

    /// Chooses pages, from 0; none means all.
    public func setPages(_ pages: [Int]) {
        state.withLock { state in
            state.pages = pages.isEmpty ? nil : pages
            state.remaining = state.pages ?? Array(0..<state.count)
        }
    }

    /// Whether pages are left.
    public var hasNextImageToFetch: Bool { state.withLock { !$0.remaining.isEmpty } }

    /// The next page, upright.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: `CaptureVisionError` when the page is damaged or there is none of its number.
    public func getImage() throws(CaptureVisionError) -> ImageData? {
        let next = state.withLock { state -> (page: Int, state: State)? in
            state.remaining.isEmpty ? nil : (state.remaining.removeFirst(), state)
        }
        guard let (page, state) = next else { return nil }
        let picture = try PictureFile.page(page, of: state.bytes, inColour: true)
        let tag = FileImageTag(imageId: page, filePath: state.path, pageNumber: page, totalPages: state.count)
        return picture.colour.map { ImageData($0, tag: tag) } ?? ImageData(picture.image, tag: tag)
    }
}
