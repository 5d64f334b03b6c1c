import Synchronization

/// The pictures in a folder, in the order of their names, all pages of each.
public final class DirectoryFetcher: ImageSource {
    /// The patterns of names that are taken unless others are given.
    public static let defaultFilter = "*.bmp;*.jpg;*.jpeg;*.tif;*.png;*.tiff;*.gif;*.pdf"

    private struct State {
        /// Folders to be walked, each with the name behind which to go on; the one in work last.
        var folders: [(path: FilePath, after: [UInt8]?)]
        var file: FileFetcher?
        var visited: Set<FileSystem.Identity> = []
        var count = 0
    }

    private let state: Mutex<State>
    private let endings: Set<String>
    private let isRecursive: Bool
    private let pages: [Int]

    /// The pictures in a folder.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - filter: patterns of the form `*.ending`, separated by semicolons; case does not matter.
    ///   - recursive: whether the folders within are walked as well, each once.
    ///   - pages: which pages of each file, from 0; all when empty.
    /// - Throws: `ScanError` `readDirectoryFailed` when it cannot be read, or is none.
    public init(
        path: String, filter: String = defaultFilter, recursive: Bool = false, pages: [Int] = []
    ) throws(ScanError) {
        let folder = FilePath(path)
        let identity: FileSystem.Identity
        do {
            identity = try FileSystem.kind(of: folder).identity
            _ = try FileSystem.names(in: folder, limit: 1)
        } catch {
            throw ScanError(.readDirectoryFailed, error.message, hint: error.hint)
        }
        endings = Set(
            filter.split(separator: ";").compactMap { pattern in
                pattern.lastIndex(of: ".").map { pattern[pattern.index(after: $0)...].lowercased() }
            })
        isRecursive = recursive
        self.pages = pages
        state = Mutex(State(folders: [(folder, nil)], visited: [identity]))
    }

    /// The next page of the next picture.
    ///
    /// - Returns: `nil` after the last one.
    /// - Throws: `ScanError` when a picture cannot be read; the next call goes on with the one after it.
    public func nextImage() throws(ScanError) -> SourceImage? {
        try state.withLock { (state) throws(ScanError) in
            while true {
                if let file = state.file {
                    if var image = try file.nextImage() {
                        image.imageId = state.count
                        state.count += 1
                        return image
                    }
                    state.file = nil
                }
                guard let path = try nextFile(&state) else { return nil }
                let bytes = try FileSystem.bytes(of: path, limit: FileFetcher.maximumFileBytes)
                state.file = try FileFetcher(bytes: bytes, path: path.text, pages: pages)
            }
        }
    }

    private func nextFile(_ state: inout State) throws(ScanError) -> FilePath? {
        while let place = state.folders.last {
            let last = state.folders.count - 1
            let names: [[UInt8]]
            do {
                names = try FileSystem.names(in: place.path, after: place.after, limit: 1).names
            } catch {
                state.folders.removeLast()
                throw error
            }
            guard let name = names.first else {
                state.folders.removeLast()
                continue
            }
            state.folders[last].after = name
            let path = place.path.appending(name)
            guard let (kind, identity) = try? FileSystem.kind(of: path) else { continue }
            switch kind {
            case .file where isTaken(name): return path
            case .folder where isRecursive && state.visited.insert(identity).inserted:
                state.folders.append((path, nil))
            default: break
            }
        }
        return nil
    }

    private func isTaken(_ name: [UInt8]) -> Bool {
        name.lastIndex(of: UInt8(ascii: ".")).map {
            endings.contains(String(decoding: name[($0 + 1)...], as: UTF8.self).lowercased())
        } ?? false
    }
}
