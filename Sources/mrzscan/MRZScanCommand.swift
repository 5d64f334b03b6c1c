import CommandSupport
import Glibc
import MRZScan

/// The program: reads the command line, runs a command, ends with its status.
@main
struct MRZScanCommand {
    static func main() async {
        StandardStreams.reserve()
        Interrupt.install()
        let words = CommandLine.argumentBytes.dropFirst()
        // In a function of its own, so that every recogniser is gone before the process ends.
        let status = await run(Array(words))
        // What still works on something that was given up would find its libraries taken down.
        if StuckWork.exists { _exit(status.rawValue) }
        exit(status.rawValue)
    }

    static func run(_ words: [FilePath]) async -> ExitStatus {
        do throws(UsageError) {
            if words.first == FilePath("parse") {
                return try ParseCommand(arguments: ParseArguments(Array(words.dropFirst()))).run()
            }
            if words.first == FilePath("detect") {
                return try await DetectCommand(arguments: DetectArguments(Array(words.dropFirst()))).run()
            }
            if words.first == FilePath("watch") {
                return try WatchCommand(arguments: WatchArguments(Array(words.dropFirst()))).run()
            }
            if words.first == FilePath("templates") {
                return try TemplatesCommand(words: Array(words.dropFirst())).run()
            }
            return try await ScanCommand(arguments: ScanArguments(words)).run()
        } catch {
            let hint = "mrzscan --help lists what there is"
            Messages(isQuiet: false).error(nil, ScanError(.parameterValueInvalid, error.message, hint: hint))
            return .usage
        }
    }
}

extension CommandLine {
    /// The words of the command line as the system has them.
    fileprivate static var argumentBytes: [FilePath] {
        (0..<Int(argc)).compactMap { index in
            guard let word = unsafe unsafeArgv[index] else { return nil }
            return unsafe FilePath(
                bytes: UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
        }
    }
}
