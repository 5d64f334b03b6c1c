/// Renders the tables of the key reference in `Templates/README.md` from the key definitions.
///
/// A test compares the file with this, so that the reference cannot fall behind.
package enum KeyReference {
    /// All kinds of objects with their keys, as Markdown.
    package static func markdown() -> String {
        ObjectKind.allCases.map(section).joined(separator: "\n")
    }

    private static func section(_ kind: ObjectKind) -> String {
        let definition = kind.definition
        var text = "### \(definition.title)\n\n"
        if let listKey = definition.listKey {
            text += "Named objects in the list `\(listKey)`.\n\n"
        }
        if !definition.keys.isEmpty { text += table(definition.keys) + "\n" }
        if let tag = definition.tag {
            text += definition.keys.isEmpty ? "" : "\n"
            text += table([tag.key]) + "\n"
            for variant in tag.variants {
                text += "With `\(tag.key.name)` = `\(variant.value)`"
                text += variant.keys.isEmpty ? ": nothing to set.\n\n" : ":\n\n\(table(variant.keys))\n"
            }
        }
        if definition.allowsOtherKeys { text += "Further keys are accepted and not used.\n\n" }
        return text
    }

    private static func table(_ keys: [KeyDefinition]) -> String {
        let rows = keys.map { key in
            "| `\(key.name)` | \(escaped(key.type.summary)) | \(escaped(text(key.defaultValue))) | \(status(key)) "
                + "| \(escaped(key.meaning)) |\n"
        }
        return "| Key | Type | Default | Effect | Meaning |\n|---|---|---|---|---|\n" + rows.joined()
    }

    private static func status(_ key: KeyDefinition) -> String {
        let effect =
            switch key.effect {
            case .honoured: "yes"
            case .accepted: "no"
            }
        return switch key.origin {
        case .format: effect
        case .formerFormat: "\(effect) (2.x)"
        case .engine: "\(effect) (ours)"
        }
    }

    private static func text(_ value: DefaultValue) -> String {
        switch value {
        case .required: "required"
        case .absent: "none"
        case .integer(let integer): "`\(integer)`"
        case .string("\n"): "`\"\\n\"`"
        case .string(let string): "`\"\(string)\"`"
        case .integers(let integers): "`\(integers)`"
        case .numbers(let numbers):
            numbers.count == 1 ? "`\(short(numbers[0]))`" : "`[\(numbers.map(short).joined(separator: ", "))]`"
        case .strings(let strings): "`\(strings)`"
        }
    }

    /// A number without a fraction of zero.
    private static func short(_ number: Double) -> String {
        number == number.rounded(.towardZero) ? "\(Int(number))" : "\(number)"
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
