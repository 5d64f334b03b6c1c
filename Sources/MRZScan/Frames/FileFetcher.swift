import CodecBridge
import Synchronization

/// The pages of one picture file.
public final class FileFetcher: ImageSource {
    private struct State {
        var bytes: [UInt8]
        var path: String?
        var pages: [Int]
        var count: Int
        var next = 0
    }

    /// The largest file that is read.
    static let maximumFileBytes = ImageLimits().maximumFileBytes

    private let state: Mutex<State>
    private let decoder = ImageDecoder()

    /// The pages of a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - pages: which, from 0, in their order; all when empty.
    /// - Throws: `ScanError` when the file cannot be read, or has not such pages.
    public convenience init(path: String, pages: [Int] = []) throws(ScanError) {
        let bytes = try FileSystem.bytes(of: FilePath(path), limit: Self.maximumFileBytes)
        try self.init(bytes: bytes, path: path, pages: pages)
    }

    /// The pages of a file that is in memory.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: where it is from, for the tags of its pictures.
    ///   - pages: which, from 0, in their order; all when empty.
    /// - Throws: `ScanError` when the bytes are no picture, or have not such pages.
    public init(bytes: [UInt8], path: String? = nil, pages: [Int] = []) throws(ScanError) {
        do throws(CodecError) {
            let count = try decoder.inspect(bytes).pageCount
            if let wrong = pages.first(where: { !(0..<count).contains($0) }) {
                throw CodecError.noSuchPage(wrong, count: count)
            }
            let chosen = pages.isEmpty ? Array(0..<count) : pages
            state = Mutex(State(bytes: bytes, path: path, pages: chosen, count: count))
        } catch {
            throw ScanError(error)
        }
    }

    /// Whether there is another page.
    public func hasNextImageToFetch() -> Bool { state.withLock { $0.next < $0.pages.count } }

    /// The next page.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: `ScanError` when it cannot be decoded; the next call goes on with the page after it.
    public func nextImage() throws(ScanError) -> SourceImage? {
        let task = state.withLock { state -> (bytes: [UInt8], page: Int, path: String?, count: Int, index: Int)? in
            guard state.next < state.pages.count else { return nil }
            defer { state.next += 1 }
            return (state.bytes, state.pages[state.next], state.path, state.count, state.next)
        }
        guard let task else { return nil }
        do {
            let decoded = try decoder.decode(task.bytes, DecodeRequest(page: task.page, targetShorterEdge: 1500))
            var image = SourceImage(image: decoded.image, imageId: task.index, filePath: task.path)
            (image.pageNumber, image.totalPages) = (task.page, task.count)
            return image
        } catch {
            throw ScanError(error)
        }
    }
}
