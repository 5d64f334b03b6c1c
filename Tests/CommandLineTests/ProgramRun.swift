import Foundation
import Glibc
import MRZScan

/// One run of the program that was built beside the tests.
///
/// By `posix_spawn`, because Foundation's `Process` leaks, which hides leaks of ours from the address sanitizer.
struct ProgramRun {
    let status: Int32
    let output: String
    let errors: [String]

    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let hasModel = FileSystem.exists(FilePath(checkout.path).appending("Models/ocrb.traineddata"))

    private static let program =
        FileSystem.destination(ofLink: FilePath("/proc/self/exe"))?.parent?
        .appending("mrzscan").text ?? "mrzscan"

    /// Runs the program with some arguments, or a line of bash in which `"$0"` is the program.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - command: the line of bash.
    ///   - data: where the model is looked for.
    /// - Throws: what keeps the program from being started.
    init(_ arguments: [String], command: String = "\"$0\" \"$@\"", data: String = checkout.path) throws {
        let folder = try TemporaryFolder()
        let script = "exec >\(folder.url.path)/output 2>\(folder.url.path)/errors </dev/null; \(command)"
        let words = ["bash", "-c", script, Self.program] + arguments
        let environment = ["PATH=/usr/bin:/bin", "MRZSCAN_DATA=\(data)"]
        var argumentPointers = words.map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup($0) } + [nil]
        defer { (argumentPointers + environmentPointers).forEach { free($0) } }
        // Threads of a test runner block signals, and children inherit that.
        var attributes = posix_spawnattr_t()
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process = pid_t()
        let code = posix_spawn(&process, "/bin/bash", nil, &attributes, &argumentPointers, &environmentPointers)
        guard code == 0 else { throw FileSystem.error(code) }
        var wait: Int32 = 0
        while waitpid(process, &wait, 0) < 0, errno == EINTR {}
        // The exit status proper, or 128 and the signal, as a shell tells it.
        status = wait & 0x7F == 0 ? wait >> 8 & 0xFF : 128 + wait & 0x7F
        output = String(
            decoding: try FileSystem.bytes(of: folder.path.appending("output"), limit: 1 << 20), as: UTF8.self)
        let lines = try FileSystem.bytes(of: folder.path.appending("errors"), limit: 1 << 20)
        errors = String(decoding: lines, as: UTF8.self).split(separator: "\n").map { String($0) }
    }
}
