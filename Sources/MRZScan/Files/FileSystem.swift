import Glibc

/// The few questions asked of the file system, over paths that are bytes.
package enum FileSystem {
    /// What a path leads to.
    package enum Kind: Sendable {
        case file
        case folder
        /// A pipe, a device, a socket.
        case other
    }

    /// What identifies a folder whatever path leads to it.
    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let node: UInt64
    }

    /// What lies at a path, links followed.
    ///
    /// - Throws: `ScanError` when there is nothing, or it may not be looked at.
    package static func kind(of path: FilePath) throws(ScanError) -> (kind: Kind, identity: Identity) {
        guard let info = status(path) else { throw error(errno) }
        return described(info)
    }

    /// What lies at a path that a folder names; `nil` when it has gone, or is a link that leads nowhere.
    ///
    /// - Throws: `ScanError` when it may not be looked at.
    package static func kindIfThere(_ path: FilePath) throws(ScanError) -> (kind: Kind, identity: Identity)? {
        if let info = status(path) { return described(info) }
        guard [ENOENT, ENOTDIR, ELOOP].contains(errno) else { throw error(errno) }
        return nil
    }

    /// `nil` with the reason in `errno`.
    private static func status(_ path: FilePath) -> stat? {
        var info = stat()
        return unsafe withCString(path, { unsafe stat($0, &info) }) == 0 ? info : nil
    }

    private static func described(_ info: stat) -> (kind: Kind, identity: Identity) {
        (kind(info.st_mode), Identity(device: UInt64(info.st_dev), node: UInt64(info.st_ino)))
    }

    /// Whether a regular file or folder is there and may be looked at.
    package static func exists(_ path: FilePath) -> Bool { (try? kind(of: path)) != nil }

    /// All bytes of a file.
    ///
    /// - Throws: `ScanError` when it cannot be read, or has more than `limit` bytes.
    package static func bytes(of path: FilePath, limit: Int) throws(ScanError) -> [UInt8] {
        let descriptor = unsafe withCString(path) { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw error(errno) }
        defer { close(descriptor) }
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { throw error(errno) }
        guard kind(info.st_mode) != .folder else {
            throw ScanError(.imageReadFailed, "it is a folder", hint: "name a picture")
        }
        guard Int(info.st_size) <= limit else { throw tooLarge(Int(info.st_size), limit) }
        return try bytes(from: descriptor, expecting: Int(info.st_size), limit: limit)
    }

    /// The first bytes of a file; fewer, or none, when there are no more or it cannot be read.
    package static func head(of path: FilePath, count: Int) -> [UInt8] {
        let descriptor = unsafe withCString(path) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: count)
        let length = unsafe read(descriptor, &buffer, count)
        return Array(buffer.prefix(max(0, length)))
    }

    /// Everything that standard input delivers.
    ///
    /// - Throws: `ScanError` when it cannot be read, or delivers more than `limit` bytes.
    package static func standardInput(limit: Int) throws(ScanError) -> [UInt8] {
        try bytes(from: STDIN_FILENO, expecting: 0, limit: limit)
    }

    /// Creates a file, or empties the one that is there; a descriptor, or -1 with the reason in `errno`.
    package static func create(_ path: FilePath) -> Int32 {
        unsafe withCString(path) { unsafe open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    }

    /// Writes some of the bytes; how many, or -1 with the reason in `errno`.
    package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
        unsafe bytes.withUnsafeBufferPointer { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Writes a file, in place of the one that may be there.
    ///
    /// - Throws: `ScanError` `createFileFailed` or `fileSaveFailed`.
    package static func replace(_ path: FilePath, with bytes: [UInt8]) throws(ScanError) {
        let descriptor = create(path)
        guard descriptor >= 0 else {
            throw ScanError(.createFileFailed, error(errno).message, hint: "check the folder and its permissions")
        }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(rest, to: descriptor)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ScanError(.fileSaveFailed, error(errno).message, hint: "is the disk full?") }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes a descriptor.
    package static func close(_ descriptor: Int32) {
        _ = Glibc.close(descriptor)
    }

    /// What a symbolic link says; `nil` when it is none.
    package static func destination(ofLink path: FilePath) -> FilePath? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe withCString(path) { unsafe readlink($0, &buffer, buffer.count) }
        guard length > 0 else { return nil }
        return FilePath(bytes: buffer.prefix(length).map { UInt8(bitPattern: $0) })
    }

    /// A variable of the environment; `nil` when it is not set or empty.
    package static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }

    private static func bytes(from descriptor: Int32, expecting size: Int, limit: Int) throws(ScanError) -> [UInt8] {
        var bytes: [UInt8] = []
        // One more than expected, so that the end is seen without another buffer.
        var chunk = [UInt8](repeating: 0, count: max(1 << 16, size + 1))
        while true {
            let length = unsafe read(descriptor, &chunk, chunk.count)
            if length < 0, errno == EINTR { continue }
            guard length >= 0 else { throw error(errno) }
            if length == 0 { return bytes }
            bytes += chunk[..<length]
            guard bytes.count <= limit else { throw tooLarge(bytes.count, limit) }
        }
    }

    static func kind(_ mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    private static func tooLarge(_ count: Int, _ limit: Int) -> ScanError {
        ScanError(
            .imageReadFailed, "the file has \(count) bytes or more, and the limit is \(limit)",
            hint: "store the picture compressed or smaller")
    }

    /// A number of `errno` in words.
    package static func error(_ number: Int32) -> ScanError {
        switch number {
        case ENOENT, ENOTDIR: ScanError(.fileNotFound, "no such file or folder", hint: "check the path")
        case EACCES, EPERM:
            ScanError(.imageReadFailed, "permission denied", hint: "make it readable, or run as its owner")
        default: unsafe ScanError(.imageReadFailed, String(cString: strerror(number)), hint: "")
        }
    }

    /// A path that holds a zero byte leads nowhere; it is cut there, as every system call would.
    static func withCString<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let characters = path.bytes.map { CChar(bitPattern: $0) } + [0]
        return unsafe body(characters)
    }
}
