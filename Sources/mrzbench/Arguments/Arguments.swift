import CommandSupport

/// The words behind a subcommand: each command takes its options out, then what is left must be its operands.
struct Arguments {
    private var words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    /// Takes an option without a value out; whether it was there.
    mutating func flag(_ name: String) -> Bool {
        guard let index = words.firstIndex(of: name) else { return false }
        words.remove(at: index)
        return true
    }

    /// Takes an option and its number out; `standard` when it is not there.
    mutating func positive<Number: LosslessStringConvertible & Comparable & ExpressibleByIntegerLiteral>(
        _ name: String, standard: Number
    ) throws(UsageError) -> Number {
        guard let index = words.firstIndex(of: name) else { return standard }
        guard words.indices.contains(index + 1), let number = Number(words[index + 1]), number > 0 else {
            throw UsageError(message: "\(name) needs a number above 0")
        }
        words.removeSubrange(index...(index + 1))
        return number
    }

    /// The only operand, after all options are taken out.
    func operand(_ name: String) throws(UsageError) -> String {
        try refuseOptions()
        guard let operand = words.first else { throw UsageError(message: "\(name) is missing") }
        guard words.count == 1 else { throw UsageError(message: "one \(name), and no more") }
        return operand
    }

    /// All operands, at least one, after all options are taken out.
    func operands(_ name: String) throws(UsageError) -> [String] {
        try refuseOptions()
        guard !words.isEmpty else { throw UsageError(message: "\(name) is missing") }
        return words
    }

    /// Refuses whatever was not taken out.
    func finish() throws(UsageError) {
        try refuseOptions()
        if let word = words.first { throw UsageError(message: "unexpected argument \(word)") }
    }

    private func refuseOptions() throws(UsageError) {
        if let option = words.first(where: { $0.hasPrefix("-") }) {
            throw UsageError(message: "unknown option \(option)")
        }
    }
}
