/// A path as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Sendable, Hashable {
    /// The bytes, without the zero at the end.
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// As text for results: what is not UTF-8 becomes U+FFFD.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// On one line, for messages: control characters are written as `\n`, `\t` or `\x1B`.
    package var display: String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            case let control where control.value < 0x20 || (0x7F...0x9F).contains(control.value):
                let digits = String(control.value, radix: 16, uppercase: true)
                line += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// A file within this folder.
    package func appending(_ name: [UInt8]) -> FilePath {
        let slash = UInt8(ascii: "/")
        let needsSlash = !bytes.isEmpty && bytes.last != slash
        return FilePath(bytes: bytes + (needsSlash ? [slash] : []) + name)
    }

    package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

    /// The folder that this lies in; `nil` for the root and for a bare name.
    package var parent: FilePath? {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else { return nil }
        return FilePath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
    }
}
