import CommandSupport
import MRZScan

/// Splits a command line into options and operands by a table of options.
///
/// `--name=value` and `--name value`; `--` ends the options; `-` alone is an operand. Arguments are bytes, because
/// names of files need not be UTF-8.
struct ArgumentParser<Arguments> {
    let options: [CommandOption<Arguments>]

    /// Notes the options in `arguments` and returns the operands.
    func parse(_ words: [FilePath], into arguments: inout Arguments) throws(UsageError) -> [FilePath] {
        var operands: [FilePath] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == FilePath("--") { return operands + rest }
            guard word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 else {
                operands.append(word)
                continue
            }
            let (name, attached) = split(word)
            guard let option = options.first(where: { $0.name == name || $0.shortName == name }) else {
                throw UsageError(message: "unknown option \(FilePath(name).display)" + suggestion(for: name))
            }
            try option.set(&arguments, value(of: option, attached, from: &rest))
        }
        return operands
    }

    private func split(_ word: FilePath) -> (name: String, value: FilePath?) {
        guard word.bytes.starts(with: "--".utf8), let equals = word.bytes.firstIndex(of: UInt8(ascii: "=")) else {
            return (word.text, nil)
        }
        return (
            FilePath(bytes: Array(word.bytes[..<equals])).text, FilePath(bytes: Array(word.bytes[(equals + 1)...]))
        )
    }

    private func value(
        of option: CommandOption<Arguments>, _ attached: FilePath?, from rest: inout ArraySlice<FilePath>
    ) throws(UsageError) -> FilePath {
        guard option.valueName != nil else {
            guard attached == nil else { throw UsageError(message: "\(option.name) takes no value") }
            return FilePath("")
        }
        guard let value = attached ?? rest.popFirst(), !value.bytes.isEmpty else {
            throw UsageError(message: "\(option.name) needs a value")
        }
        return value
    }

    /// The option that begins like the unknown one.
    private func suggestion(for name: String) -> String {
        let near = options.filter { $0.name.hasPrefix(name) || name.hasPrefix($0.name) }
        guard name.utf8.count > 2, let first = near.first, near.count == 1 else { return "" }
        return ", did you mean \(first.name)?"
    }
}
