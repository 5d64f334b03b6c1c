/// A JSON document whose keys keep their order.
package indirect enum JSONValue {
    case string(String)
    case integer(Int)
    case decimal(Double)
    case boolean(Bool)
    case list([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// On one line, or over several with two spaces for each level; short lists of plain values stay on one line.
    package func text(isIndented: Bool) -> String {
        var text = ""
        write(to: &text, indentation: isIndented ? 0 : nil)
        return text
    }

    private func write(to text: inout String, indentation: Int?) {
        switch self {
        case .string(let value): Self.write(value, to: &text)
        case .integer(let value): text += String(value)
        case .decimal(let value): text += value.isFinite ? Self.shortened(value) : "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .list(let values):
            let inner = values.contains { $0.isLarge } ? indentation.map { $0 + 1 } : nil
            Self.write(values, between: ("[", "]"), to: &text, indentation, inner, isSpaced: indentation != nil) {
                $0.write(to: &$1, indentation: inner)
            }
        case .object(let members):
            let inner = indentation.map { $0 + 1 }
            Self.write(members, between: ("{", "}"), to: &text, indentation, inner, isSpaced: indentation != nil) {
                Self.write($0.key, to: &$1)
                $1 += inner == nil ? ":" : ": "
                $0.value.write(to: &$1, indentation: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: (String, String), to text: inout String, _ outer: Int?,
        _ inner: Int?, isSpaced: Bool, each: (Element, inout String) -> Void
    ) {
        text += brackets.0
        for (index, element) in elements.enumerated() {
            if index > 0 { text += isSpaced && inner == nil ? ", " : "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            each(element, &text)
        }
        if let outer, inner != nil, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: outer) }
        text += brackets.1
    }

    /// Whether it deserves lines of its own: long texts, objects, and lists of lists except pairs of numbers.
    private var isLarge: Bool {
        switch self {
        case .string(let value): value.utf8.count > 12
        case .object: true
        case .list(let values): values.contains { $0.isLarge }
        default: false
        }
    }

    /// To one place behind the point, which is what pixels and milliseconds deserve.
    private static func shortened(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        let whole = rounded.rounded()
        return rounded == whole && abs(whole) < 1e15 ? String(Int(whole)) : String(rounded)
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let control where control.value < 0x20 || control.value == 0x7F:
                let digits = String(control.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
