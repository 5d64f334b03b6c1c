import Glibc

/// Files that are read or written piece by piece.
extension FileSystem {
    /// Opens a file for reading; `-` is standard input.
    ///
    /// - Throws: `ScanError` when it cannot be opened.
    package static func openForReading(_ path: FilePath) throws(ScanError) -> Int32 {
        if path == FilePath("-") { return STDIN_FILENO }
        let descriptor = unsafe withCString(path) { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw error(errno) }
        return descriptor
    }

    /// Opens a file for writing at its end, without emptying it; it is created when there is none.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - isRead: whether what it holds is to be read as well.
    /// - Returns: a descriptor, or -1 with the reason in `errno`.
    package static func openForAppending(_ path: FilePath, isRead: Bool) -> Int32 {
        let access = isRead ? O_RDWR : O_WRONLY
        return unsafe withCString(path) { unsafe open($0, access | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
    }

    /// The next bytes, at most `count`; empty at the end.
    ///
    /// - Throws: `ScanError` when they cannot be read.
    package static func nextBytes(_ count: Int, from descriptor: Int32) throws(ScanError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            var result: Int
            repeat {
                unsafe result = Glibc.read(descriptor, buffer.baseAddress, count)
            } while result < 0
                && errno == EINTR
            if result < 0 { failure = errno }
            length = max(0, result)
        }
        guard failure == 0 else { throw error(failure) }
        return bytes
    }

    /// Whether something, or the end, can be read within some milliseconds.
    package static func canRead(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
        var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&question, 1, milliseconds) > 0
    }

    /// Whether a descriptor is of a regular file, which can be cut and locked.
    package static func isRegularFile(_ descriptor: Int32) -> Bool {
        var info = stat()
        return unsafe fstat(descriptor, &info) == 0 && kind(info.st_mode) == .file
    }

    /// Keeps other runs from writing to a file until it is closed; false when another has it.
    package static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Cuts a file to a length; false when that fails.
    package static func cut(_ descriptor: Int32, to length: Int) -> Bool { ftruncate(descriptor, length) == 0 }

    /// Has the contents written to the disk itself.
    package static func synchronize(_ descriptor: Int32) { _ = fdatasync(descriptor) }

    /// Lets the system begin to read a file that will be wanted soon; returns at once.
    ///
    /// Other things than regular files are left alone: who writes to a pipe would see it opened, and closed again.
    package static func prefetch(_ path: FilePath) {
        guard (try? kind(of: path).kind) == .file else { return }
        let descriptor = unsafe withCString(path) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return }
        _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_WILLNEED)
        close(descriptor)
    }

    /// How many processors this process may use.
    ///
    /// From the mask in `/proc/self/status`, which knows of containers and `taskset`; else all that are there.
    package static var processorCount: Int {
        let label = "Cpus_allowed:"
        let lines = (try? bytes(of: FilePath("/proc/self/status"), limit: 1 << 16))?.split(separator: 10) ?? []
        let mask = lines.lazy.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix(label) }
        let allowed = mask?.dropFirst(label.count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) } ?? 0
        return allowed > 0 ? allowed : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}
