import CScanShims
import Glibc

/// A program that runs beside this one and is ended when this value goes out of scope.
///
/// For documents and videos whose libraries are large, full of faults that files can provoke, or under licences that a
/// program which links them would fall under: a child process can be bounded in memory and time, may crash, and stays
/// a program of its own.
package struct ChildProcess: ~Copyable {
    /// How a child ended.
    package enum End: Sendable, Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// What a child may take.
    package struct Limits: Sendable {
        /// Address space, bytes; 0 is no limit.
        package var memory: Int
        /// Processor time, seconds; 0 is no limit.
        package var seconds: Int

        package init(memory: Int = 0, seconds: Int = 0) {
            self.memory = memory
            self.seconds = seconds
        }
    }

    /// The path under which a child finds the bytes that it is given.
    package static let inputPath = "/proc/self/fd/3"

    private let child: scan_child
    private var end: End?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: the program, found by `PATH`, and its arguments.
    ///   - input: bytes that the child reads as the file `inputPath`.
    ///   - limits: what it may take.
    /// - Throws: `ChildProcessError` when it cannot be started.
    package init(_ words: [String], input: [UInt8]? = nil, limits: Limits = Limits()) throws(ChildProcessError) {
        var file: Int32 = -1
        if let input {
            file = input.withUnsafeBytes { scan_memory_file($0.baseAddress, $0.count) }
            guard file >= 0 else { throw ChildProcessError(words: words, number: errno) }
        }
        defer { if file >= 0 { close(file) } }
        var child = scan_child()
        let status = Self.withCStrings(words) { words in
            Self.withCStrings(Self.environment) { environment in
                scan_child_start(words, environment, file, limits.memory, UInt32(limits.seconds), &child)
            }
        }
        guard status == 0 else { throw ChildProcessError(words: words, number: status) }
        self.child = child
    }

    deinit {
        if end == nil {
            kill(child.process, SIGKILL)
            _ = Self.wait(for: child.process)
        }
        close(child.output)
        close(child.errors)
    }

    /// The next bytes of its standard output, as many as asked for unless it ends before.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - milliseconds: how long to wait when nothing comes; `nil` for ever.
    ///   - isStopped: asked five times a second while nothing comes.
    /// - Returns: the bytes; `nil` when time is over, or it was stopped.
    package func read(_ count: Int, within milliseconds: Int? = nil, isStopped: () -> Bool = { false }) -> [UInt8]? {
        var isOver = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            length = 0
            while length < count, let base = buffer.baseAddress {
                guard waitForOutput(milliseconds, isStopped) else {
                    isOver = true
                    return
                }
                let result = Glibc.read(child.output, base + length, count - length)
                if result < 0, errno == EINTR { continue }
                guard result > 0 else { return }
                length += result
            }
        }
        return isOver ? nil : bytes
    }

    private func waitForOutput(_ milliseconds: Int?, _ isStopped: () -> Bool) -> Bool {
        var waited = 0
        var question = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
        while poll(&question, 1, 200) <= 0 {
            waited += 200
            if isStopped() { return false }
            if let milliseconds, waited >= milliseconds { return false }
        }
        return true
    }

    /// Ends it, if it has not ended by itself.
    package mutating func terminate() -> End {
        if let end { return end }
        kill(child.process, SIGTERM)
        return finish()
    }

    /// Waits for its end.
    package mutating func finish() -> End {
        if let end { return end }
        let status = Self.wait(for: child.process)
        let end: End = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
        self.end = end
        return end
    }

    /// What it wrote to standard error so far, at most a few kilobytes.
    package var errors: String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = pread(child.errors, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// What programs need to be found and to speak a language that can be parsed.
    private static var environment: [String] {
        var variables = ["LC_ALL=C"]
        for name: String in ["PATH", "HOME", "LD_LIBRARY_PATH"] {
            if let value = getenv(name) { variables.append("\(name)=\(String(cString: value))") }
        }
        return variables
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
    ) -> Result {
        let copies: [UnsafePointer<CChar>?] = texts.map { strdup($0).map { UnsafePointer($0) } } + [nil]
        defer { copies.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}

/// Why a program could not be started.
package struct ChildProcessError: Error, Sendable, Equatable {
    /// The program.
    package let program: String
    /// Whether there is no program of that name.
    package let isMissing: Bool
    /// The system's reason.
    package let reason: String

    init(words: [String], number: Int32) {
        program = words.first ?? ""
        isMissing = number == ENOENT
        reason = String(cString: strerror(number))
    }
}
