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

    /// RFC 4648, section 4.
    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var value = group.reduce(0) { $0 << 8 | Int($1) }
            value <<= 8 * (3 - group.count)
            for place in 0..<4 {
                let isFilled = place <= group.count
                text.append(isFilled ? alphabet[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
