import CommandSupport
import MRZScan

/// `mrzscan parse [OPTIONS] [TEXT… | -]`.
struct ParseCommand {
    let arguments: ParseArguments

    /// More text than any list of zones that a person keeps.
    private static let maximumBytes = 64 << 20

    func run() -> ExitStatus {
        let messages = Messages(isQuiet: false)
        if arguments.wantsHelp { return messages.print(HelpText.parse) }
        do throws(ScanError) {
            let texts = try texts()
            guard !texts.isEmpty else {
                messages.error(nil, ScanError(.fileNotFound, "there is no text to parse", hint: "give lines of a zone"))
                return .noInput
            }
            let scanner = TextScanner(
                referenceDate: arguments.referenceDate, allowsCorrections: arguments.allowsCorrections)
            var writer = try ReportWriter(format: arguments.format, output: nil, messages)
            for text in texts {
                guard !Interrupt.isRequested, writer.write([scanner.scan(text)]) else { break }
            }
            let status = writer.finish()
            return Interrupt.isRequested ? .interrupted : status
        } catch {
            messages.error(nil, error)
            return .failures
        }
    }

    /// The zones: all arguments together are one, standard input holds several between empty lines.
    private func texts() throws(ScanError) -> [String] {
        guard arguments.texts.isEmpty || arguments.texts == [FilePath("-")] else {
            return [arguments.texts.map(\.text).joined(separator: "\n")]
        }
        let text = try String(decoding: FileSystem.standardInput(limit: Self.maximumBytes), as: UTF8.self)
        return Self.zones(in: text)
    }

    /// Runs of lines that are not empty.
    static func zones(in text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .split { $0.allSatisfy(\.isWhitespace) }
            .map { $0.joined(separator: "\n") }
    }
}
