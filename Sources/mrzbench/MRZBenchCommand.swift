import CommandSupport
import Glibc
import MRZScan

/// The program: runs one subcommand and says on stderr what went wrong.
@main
enum MRZBenchCommand {
    private static let usage =
        "usage:\n"
        + [
            ScanCommand.usage, StagesCommand.usage, IdealCommand.usage, JobsCommand.usage, LargeCommand.usage,
            StartCommand.usage, MemoryCommand.usage, ParseCommand.usage, DocumentsCommand.usage,
            ConfidenceCommand.usage,
        ].joined(separator: "\n")

    static func main() async {
        // In a function of its own, so that every recogniser is gone before the process ends.
        let status = await run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    private static func run(_ words: [String]) async -> ExitStatus {
        if words == ["--help"] || words == ["-h"] {
            print(usage)
            return .success
        }
        do {
            var arguments = Arguments(Array(words.dropFirst()))
            switch words.first {
            case "parse": return try ParseCommand(&arguments).run()
            case "scan": return try ScanCommand(&arguments).run()
            case "stages": return try StagesCommand(&arguments).run()
            case "documents": return try DocumentsCommand(&arguments).run()
            case "confidence": return try ConfidenceCommand(&arguments).run()
            case "ideal": return try IdealCommand(&arguments).run()
            case "jobs": return try await JobsCommand(&arguments).run()
            case "large": return try LargeCommand(&arguments).run()
            case "memory": return try MemoryCommand(&arguments).run()
            case "start": return try StartCommand(&arguments).run()
            case let word?: throw UsageError(message: "unknown command \(word)")
            case nil: throw UsageError(message: "a command is missing")
            }
        } catch let error as UsageError {
            say("\(error.message)\n\(usage)")
            return .usage
        } catch let error as ScanError {
            // The error itself does not name the file.
            say("\(words.joined(separator: " ")): \(error)")
            return ExitStatus(error)
        } catch {
            say("\(words.joined(separator: " ")): \(error)")
            return .internalError
        }
    }

    private static func say(_ message: String) {
        // Nobody is left to be told when this cannot be written.
        _ = FileSystem.write(Array("mrzbench: \(message)\n".utf8)[...], to: STDERR_FILENO)
    }
}
