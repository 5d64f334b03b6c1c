import Glibc

/// Names in folders, a bounded number at once.
extension FileSystem {
    /// Some of the names in a folder.
    package struct Names: Sendable, Equatable {
        /// In the order of their bytes.
        package var names: [[UInt8]]
        /// Whether there are no more behind the last one.
        package var isComplete: Bool
    }

    /// The first names in a folder, in the order of their bytes, without those that begin with a dot.
    ///
    /// A folder may hold any number of names: no more than twice `limit` are in memory at once, and who wants the
    /// rest asks again for those behind the last. Each question reads the whole folder, which costs far less than
    /// reading as many pictures.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - name: the name behind which to begin; `nil` for the first.
    ///   - limit: the most names to return, at least 1.
    /// - Returns: the names, and whether they are all.
    /// - Throws: `ScanError` `readDirectoryFailed`.
    package static func names(
        in folder: FilePath, after name: [UInt8]? = nil, limit: Int = .max
    ) throws(ScanError) -> Names {
        guard let stream = unsafe withCString(folder, { unsafe opendir($0) }) else { throw folderError(errno) }
        defer { unsafe _ = closedir(stream) }
        var smallest = SmallestNames(after: name, limit: limit)
        while true {
            errno = 0
            guard let entry = unsafe readdir(stream) else {
                guard errno == 0 else { throw folderError(errno) }
                return smallest.sorted()
            }
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if name.first != UInt8(ascii: ".") { smallest.insert(name) }
        }
    }

    private static func folderError(_ number: Int32) -> ScanError {
        let cause = error(number)
        return ScanError(.readDirectoryFailed, "the folder cannot be read: \(cause.message)", hint: cause.hint)
    }
}

/// Of names that come in any order, the smallest behind a given one.
private struct SmallestNames {
    private let floor: [UInt8]?
    private let limit: Int
    private var ceiling: [UInt8]?
    private var names: [[UInt8]] = []
    private var isComplete = true

    init(after floor: [UInt8]?, limit: Int) {
        self.floor = floor
        self.limit = max(1, limit)
    }

    mutating func insert(_ name: [UInt8]) {
        if let floor, !floor.lexicographicallyPrecedes(name) { return }
        if let ceiling, !name.lexicographicallyPrecedes(ceiling) { return }
        names.append(name)
        if names.count / 2 >= limit { trim() }
    }

    mutating func sorted() -> FileSystem.Names {
        trim()
        return FileSystem.Names(names: names, isComplete: isComplete)
    }

    private mutating func trim() {
        names.sort { $0.lexicographicallyPrecedes($1) }
        guard names.count > limit else { return }
        names.removeLast(names.count - limit)
        ceiling = names.last
        isComplete = false
    }
}
