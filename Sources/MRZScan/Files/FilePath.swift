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

    /// In percent encoding (RFC 3986, section 2.1), where `text` does not have all that the path has; else `nil`.
    package var encoded: String? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var encoded = ""
        for byte in bytes {
            if Self.staysInEncoding(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    /// The path that `encoded` stands for; `nil` when it breaks the rules of percent encoding.
    package init?(encoded: String) {
        var bytes: [UInt8] = []
        var rest = Array(encoded.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count > 1, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        self.bytes = bytes
    }

    /// The unreserved characters, and the slash between folders.
    private static func staysInEncoding(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

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
