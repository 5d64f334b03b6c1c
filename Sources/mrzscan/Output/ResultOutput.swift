import Glibc
import MRZScan

/// Where results go: standard output or a file, without a buffer, so that each is there as soon as it is known.
///
/// What was handed over survives the end of this process, however it ends: it is with the system. For an end of the
/// system itself, a file is written to the disk once a second, which costs next to nothing; so a power cut costs the
/// results of a second. A file that cannot take all of a result, as the disk is full, ends with the last whole one.
struct ResultOutput {
    private let descriptor: Int32
    private let name: String
    /// Whether it is a file that can be cut, locked and written to the disk.
    private let isFile: Bool
    /// The length of a file up to the last result that was written as a whole.
    private var length = 0
    private var lastSynchronized = ContinuousClock.now

    /// Standard output, or a file: an empty one, or with `isContinued` as it is, to be read and then cut.
    ///
    /// - Throws: `ScanError` `createFileFailed` when it cannot be opened, or another run writes to it.
    init(_ path: FilePath?, isContinued: Bool = false) throws(ScanError) {
        guard let path else {
            descriptor = STDOUT_FILENO
            name = "standard output"
            isFile = false
            return
        }
        name = path.display
        descriptor = FileSystem.openForAppending(path, isRead: isContinued)
        guard descriptor >= 0 else {
            throw ScanError(.createFileFailed, FileSystem.error(errno).message, hint: "choose another --output")
        }
        isFile = FileSystem.isRegularFile(descriptor)
        guard isFile else {
            guard isContinued else { return }
            throw ScanError(.createFileFailed, "it is no file, so it cannot be resumed", hint: "leave --resume out")
        }
        guard FileSystem.lock(descriptor) else {
            throw ScanError(
                .createFileFailed, "another run writes to it", hint: "wait for its end, or choose another --output")
        }
        if !isContinued { try cut(to: 0) }
    }

    /// The descriptor of a file that is continued, for reading what it holds.
    var earlierResults: Int32 { descriptor }

    /// Ends a file that is continued behind the last result that counts.
    ///
    /// - Throws: `ScanError` `fileSaveFailed`.
    mutating func cut(to length: Int) throws(ScanError) {
        guard FileSystem.cut(descriptor, to: length) else { throw failure(errno) }
        self.length = length
    }

    /// Writes all of a text.
    ///
    /// - Throws: `ScanError` `fileSaveFailed` when the reader has gone, the disk is full and the like.
    mutating func write(_ text: String) throws(ScanError) {
        var rest = Array(text.utf8)[...]
        let count = rest.count
        while !rest.isEmpty {
            let written = FileSystem.write(rest, to: descriptor)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else {
                let error = failure(errno)
                // Making a file shorter needs no room.
                if isFile { _ = FileSystem.cut(descriptor, to: length) }
                throw error
            }
            rest = rest.dropFirst(written)
        }
        length += count
        synchronize()
    }

    func close() {
        guard descriptor != STDOUT_FILENO else { return }
        if isFile { FileSystem.synchronize(descriptor) }
        FileSystem.close(descriptor)
    }

    private mutating func synchronize() {
        let now = ContinuousClock.now
        guard isFile, now - lastSynchronized > .seconds(1) else { return }
        FileSystem.synchronize(descriptor)
        lastSynchronized = now
    }

    private func failure(_ number: Int32) -> ScanError {
        let reason = number == EPIPE ? "its reader has gone" : FileSystem.error(number).message
        return ScanError(
            .fileSaveFailed, "results cannot be written to \(name): \(reason)",
            hint: isFile ? "its results so far are whole" : "later results are lost")
    }
}
