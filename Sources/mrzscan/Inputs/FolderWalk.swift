import MRZScan

/// The way through one folder: its names in the order of their bytes, a window of them in memory.
struct FolderWalk: Sendable {
    let folder: FilePath

    /// A quarter of a megabyte; a folder of a hundred thousand names is read 50 times, which takes two seconds altogether.
    private static let window = 2048

    private var names: ArraySlice<[UInt8]>
    private var isComplete: Bool
    private let window: Int

    /// Begins with the first name.
    ///
    /// - Throws: `ScanError` `readDirectoryFailed`.
    init(_ folder: FilePath, window: Int = window) throws(ScanError) {
        self.folder = folder
        self.window = window
        let first = try FileSystem.names(in: folder, limit: window)
        names = first.names[...]
        isComplete = first.isComplete
    }

    /// The path of the next name; `nil` at the end.
    mutating func next() throws(ScanError) -> FilePath? {
        guard let name = names.first else { return nil }
        if names.count == 1, !isComplete {
            let more = try FileSystem.names(in: folder, after: name, limit: window)
            names = more.names[...]
            isComplete = more.isComplete
        } else {
            names.removeFirst()
        }
        return folder.appending(name)
    }
}
