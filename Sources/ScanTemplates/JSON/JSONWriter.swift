/// Writes nodes as strict JSON, two spaces an indent, short values in one line.
package enum JSONWriter {
    private static let lineLength = 100

    /// The text of a value, ending with a line break.
    package static func text(of node: JSONNode) -> String {
        write(node, indent: 0) + "\n"
    }

    private static func write(_ node: JSONNode, indent: Int) -> String {
        let short = inOneLine(node)
        if indent > 0 && short.count + 2 * indent <= lineLength { return short }
        let inner = String(repeating: "  ", count: indent + 1)
        let outer = String(repeating: "  ", count: indent)
        switch node.value {
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + write($0, indent: indent + 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { "\(inner)\(quoted($0.name)): " + write($0.value, indent: indent + 1) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        default:
            return short
        }
    }

    private static func inOneLine(_ node: JSONNode) -> String {
        switch node.value {
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .string(let string): quoted(string)
        case .array(let elements): "[" + elements.map(inOneLine).joined(separator: ", ") + "]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            "{ " + members.map { "\(quoted($0.name)): \(inOneLine($0.value))" }.joined(separator: ", ") + " }"
        }
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ":
                let code = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
