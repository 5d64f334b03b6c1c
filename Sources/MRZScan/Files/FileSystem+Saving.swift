import Glibc

extension FileSystem {
    /// Makes a folder that is missing, and asks whether files can be created in it.
    ///
    /// - Throws: `ScanError` `createFileFailed` that names the folder.
    package static func prepareFolder(_ folder: FilePath) throws(ScanError) {
        let made = unsafe withCString(folder) { unsafe mkdir($0, 0o777) }
        if made != 0, errno != EEXIST {
            let cause = error(errno)
            throw ScanError(
                .createFileFailed, "the folder \(folder.display) cannot be made: \(cause.message)",
                hint: "its own folder must be there and writable")
        }
        guard try kind(of: folder).kind == .folder else {
            throw ScanError(.createFileFailed, "\(folder.display) is no folder", hint: "choose another name")
        }
        guard unsafe withCString(folder, { unsafe access($0, W_OK | X_OK) }) == 0 else {
            throw ScanError(
                .createFileFailed, "nothing can be written in the folder \(folder.display): \(error(errno).message)",
                hint: "make it writable, or choose another")
        }
    }

    /// Writes a file as a whole; one that is there already is kept unless `replacing`.
    ///
    /// - Throws: `ScanError` `fileAlreadyExists`, `createFileFailed` or `fileSaveFailed`.
    package static func save(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws(ScanError) {
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
        let descriptor = unsafe withCString(path) { unsafe open($0, flags, 0o666) }
        guard descriptor >= 0 else {
            if errno == EEXIST {
                throw ScanError(.fileAlreadyExists, "it is there already", hint: "--force replaces it")
            }
            throw ScanError(.createFileFailed, error(errno).message, hint: "choose another folder")
        }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(rest, to: descriptor)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = error(errno).message
                // Half a picture is none.
                _ = unsafe withCString(path) { unsafe unlink($0) }
                throw ScanError(.fileSaveFailed, reason, hint: "make room, or choose another folder")
            }
            rest = rest.dropFirst(count)
        }
    }
}
