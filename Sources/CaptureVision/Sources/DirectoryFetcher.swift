package import MRZScan
import Synchronization

/// Delivers the pictures of a folder, page by page, in the order of their names.
///
/// For one thread that takes images; the rest is safe from any thread.
public final class DirectoryFetcher: ImageSourceAdapter {
    private struct State {
        var files: [FilePath] = []
        var next = 0
        var current: FileFetcher?
        var pages: [Int] = []
    }

    /// The kinds of files that are taken unless told otherwise.
    public static let defaultFilter =
        "*.bmp;*.jpg;*.jpeg;*.tif;*.png;*.tiff;*.gif;*.pdf;*.webp;*.heic;*.heif;*.avif;*.jp2"

    private let state = Mutex(State())

    /// A source without a folder.
    public init() {}

    /// Takes a folder.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - filter: patterns of names, separated by semicolons; `*` stands for anything, and case does not matter.
    ///   - recursive: whether folders within the folder count too.
    /// - Throws: `readDirectoryFailed` when the folder cannot be read.
    public func setDirectory(
        _ path: String, filter: String = DirectoryFetcher.defaultFilter, recursive: Bool = false
    ) throws(CaptureVisionError) {
        try setDirectory(at: FilePath(path), filter: filter, recursive: recursive)
    }

    /// Takes a folder whose name need not be UTF-8.
    package func setDirectory(
        at path: FilePath, filter: String = DirectoryFetcher.defaultFilter, recursive: Bool = false
    ) throws(CaptureVisionError) {
        let endings = filter.split(separator: ";").map { Array($0.lowercased().utf8) }
        var seen: Set<FileSystem.Identity> = []
        let files = try Self.files(in: path, endings, recursive, &seen)
        state.withLock { state in
            state.files = files
            (state.next, state.current) = (0, nil)
        }
    }

    /// Chooses pages of each file, from 0; none means all.
    public func setPages(_ pages: [Int]) { state.withLock { $0.pages = pages } }

    /// Whether pictures are left.
    public var hasNextImageToFetch: Bool {
        state.withLock { $0.next < $0.files.count || ($0.current?.hasNextImageToFetch ?? false) }
    }

    /// The next page of the next file.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: `CaptureVisionError` when it cannot be read; the next call goes on with the one after it.
    public func getImage() throws(CaptureVisionError) -> ImageData? {
        while true {
            if let current = state.withLock({ $0.current }), current.hasNextImageToFetch {
                return try current.getImage()
            }
            let file = state.withLock { state -> (path: FilePath, pages: [Int])? in
                guard state.next < state.files.count else { return nil }
                state.next += 1
                return (state.files[state.next - 1], state.pages)
            }
            guard let file else { return nil }
            let fetcher = FileFetcher()
            fetcher.setPages(file.pages)
            try fetcher.setFile(at: file.path)
            state.withLock { $0.current = fetcher }
        }
    }

    /// The files of a folder; a link that leads back to a folder above is not followed again.
    private static func files(
        in folder: FilePath, _ endings: [[UInt8]], _ isRecursive: Bool, _ seen: inout Set<FileSystem.Identity>
    ) throws(CaptureVisionError) -> [FilePath] {
        do throws(ScanError) {
            guard seen.insert(try FileSystem.kind(of: folder).identity).inserted else { return [] }
            var files: [FilePath] = []
            for name in try FileSystem.names(in: folder).names {
                let path = folder.appending(name)
                let kind: FileSystem.Kind?
                do {
                    kind = try FileSystem.kindIfThere(path)?.kind
                } catch {
                    // It may be a picture: its turn comes, and says what is wrong.
                    kind = .file
                }
                switch kind {
                case .file where endings.contains { matches(lowercased(name), $0[...]) }: files.append(path)
                case .folder where isRecursive:
                    do {
                        files += try Self.files(in: path, endings, true, &seen)
                    } catch {
                        throw ScanError(.readDirectoryFailed, error.message, hint: "")
                    }
                default: break
                }
            }
            return files
        } catch {
            throw CaptureVisionError(.readDirectoryFailed, error.description)
        }
    }

    private static func lowercased(_ name: [UInt8]) -> ArraySlice<UInt8> {
        name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }[...]
    }

    /// Whether a name fits a pattern in which `*` stands for anything.
    private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        guard first == UInt8(ascii: "*") else {
            return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
        }
        let rest = pattern.dropFirst()
        return (name.startIndex...name.endIndex).contains { matches(name[$0...], rest) }
    }
}
