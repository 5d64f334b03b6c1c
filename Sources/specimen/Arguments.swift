/// The options of a subcommand: `--name value`, each at most once.
struct Arguments {
    private var rest: [String]

    init(_ arguments: [String]) {
        rest = arguments
    }

    /// The value after `name`, or `nil` when the option is absent.
    mutating func value(_ name: String) throws(SpecimenError) -> String? {
        guard let at = rest.firstIndex(of: name) else { return nil }
        guard at + 1 < rest.count else { throw SpecimenError("\(name) needs a value") }
        let value = rest[at + 1]
        rest.removeSubrange(at...(at + 1))
        return value
    }

    mutating func integer(_ name: String, default fallback: Int) throws(SpecimenError) -> Int {
        guard let text = try value(name) else { return fallback }
        guard let number = Int(text), number >= 0 else {
            throw SpecimenError("\(name) needs a whole number, not \(text)")
        }
        return number
    }

    /// Complains about what nobody asked for.
    func finish() throws(SpecimenError) {
        if let unknown = rest.first { throw SpecimenError("unknown argument \(unknown)") }
    }
}
