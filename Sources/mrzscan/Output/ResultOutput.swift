import Glibc
import MRZScan

/// Where results go: standard output or a file, without a buffer, so that each is there as soon as it is known.
struct ResultOutput {
    private let descriptor: Int32
    private let name: String

    /// Standard output, or a new file.
    ///
    /// - Throws: `ScanError` `createFileFailed`.
    init(_ path: FilePath?) throws(ScanError) {
        guard let path else {
            descriptor = STDOUT_FILENO
            name = "standard output"
            return
        }
        name = path.display
        descriptor = FileSystem.create(path)
        guard descriptor >= 0 else {
            throw ScanError(.createFileFailed, FileSystem.error(errno).message, hint: "choose another --output")
        }
    }

    /// Writes all of a text.
    ///
    /// - Throws: `ScanError` `fileSaveFailed` when the reader has gone, the disk is full and the like.
    func write(_ text: String) throws(ScanError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = FileSystem.write(rest, to: descriptor)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = errno == EPIPE ? "its reader has gone" : FileSystem.error(errno).message
                throw ScanError(
                    .fileSaveFailed, "results cannot be written to \(name): \(reason)", hint: "later results are lost")
            }
            rest = rest.dropFirst(count)
        }
    }

    func close() {
        if descriptor != STDOUT_FILENO { FileSystem.close(descriptor) }
    }
}
