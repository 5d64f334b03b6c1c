/// Text made safe for any place within a page.
enum HTMLText {
    /// For text and for attributes in double quotes: nothing in it is taken for markup, and control characters, which
    /// HTML does not allow, are shown as U+FFFD.
    static func escaped(_ text: String) -> String {
        var safe = ""
        safe.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": safe += "&amp;"
            case "<": safe += "&lt;"
            case ">": safe += "&gt;"
            case "\"": safe += "&quot;"
            case "'": safe += "&#39;"
            case "\n", "\t": safe.unicodeScalars.append(scalar)
            // Marks that turn the direction of what follows could make a name look like another.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": safe += "\u{FFFD}"
            case let control where control.value < 0x20 || (0x7F...0x9F).contains(control.value): safe += "\u{FFFD}"
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }

    /// A JPEG file as the address of an image.
    static func address(ofJPEG bytes: [UInt8]) -> String { "data:image/jpeg;base64," + base64(bytes) }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// RFC 4648, section 4.
    private static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var i = 0
        while i < bytes.count {
            let rest = bytes.count - i
            let second = rest > 1 ? Int(bytes[i + 1]) : 0
            let third = rest > 2 ? Int(bytes[i + 2]) : 0
            let value = Int(bytes[i]) << 16 | second << 8 | third
            text.append(alphabet[value >> 18])
            text.append(alphabet[value >> 12 & 63])
            text.append(rest > 1 ? alphabet[value >> 6 & 63] : UInt8(ascii: "="))
            text.append(rest > 2 ? alphabet[value & 63] : UInt8(ascii: "="))
            i += 3
        }
        return String(decoding: text, as: UTF8.self)
    }
}
