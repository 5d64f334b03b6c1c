/// Brings text to capitals and fillers, and cuts it into lines.
enum TextCleaner {
    /// The lines that hold anything, spaces kept as they are.
    static func lines(of text: String, maximumBytes: Int) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        var count = 0
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first, count < maximumBytes {
            count += 1
            if let (bytes, length) = entity(at: rest) {
                line += bytes
                rest = rest.dropFirst(length)
                continue
            }
            rest = rest.dropFirst()
            switch scalar {
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}":
                finish(&line, into: &lines)
            default:
                line += bytes(for: scalar)
            }
        }
        finish(&line, into: &lines)
        return lines
    }

    private static func finish(_ line: inout [UInt8], into lines: inout [[UInt8]]) {
        let space = UInt8(ascii: " ")
        while line.last == space { line.removeLast() }
        let trimmed = Array(line.drop { $0 == space })
        if !trimmed.isEmpty { lines.append(trimmed) }
        line = []
    }

    /// `&lt;` and its kin, which an HTML step leaves behind.
    private static func entity(at text: Substring.UnicodeScalarView) -> (bytes: [UInt8], length: Int)? {
        guard text.first == "&" else { return nil }
        for (name, bytes) in [("&lt;", "<"), ("&laquo;", "<<"), ("&lsaquo;", "<")] {
            if text.prefix(name.unicodeScalars.count).elementsEqual(name.unicodeScalars) {
                return (Array(bytes.utf8), name.unicodeScalars.count)
            }
        }
        return nil
    }

    private static func bytes(for scalar: Unicode.Scalar) -> [UInt8] {
        switch scalar {
        // A guillemet is two fillers drawn as one sign.
        case "«", "≪", "《": return [ASCII.filler, ASCII.filler]
        case "‹", "≤", "(", "[", "{", "〈", "＜": return [ASCII.filler]
        case "\t", "\u{A0}", "\u{2007}", "\u{202F}", "\u{2009}": return [UInt8(ascii: " ")]
        case "\u{FEFF}", "\u{200B}", "\u{00AD}": return []
        default: break
        }
        guard scalar.isASCII else { return [UInt8(ascii: "?")] }
        let byte = UInt8(scalar.value)
        return [(0x61...0x7A).contains(byte) ? byte - 0x20 : byte]
    }
}
