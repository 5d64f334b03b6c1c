/// The lexical part of reading JSON: bytes, space, comments, strings and numbers.
struct JSONScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset >= bytes.count }

    func peek() -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    mutating func advance() {
        offset += 1
    }

    mutating func skipByteOrderMark() -> Bool {
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return false }
        offset = 3
        return true
    }

    /// Skips the character if it stands here, and says whether it did.
    mutating func skip(_ character: UInt8) -> Bool {
        guard peek() == character else { return false }
        offset += 1
        return true
    }

    /// Skips the word if it stands here, and says whether it did.
    mutating func skip(word: String) -> Bool {
        guard bytes[min(offset, bytes.count)...].starts(with: word.utf8) else { return false }
        offset += word.utf8.count
        return true
    }

    mutating func skipWhitespace() {
        while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
        }
    }

    /// Skips a `//` or `/* */` comment if one starts here, and says whether it did.
    mutating func skipComment() throws(JSONSyntaxError) -> Bool {
        guard peek() == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
        let start = offset
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"):
            while let byte = peek(), byte != 0x0A && byte != 0x0D { offset += 1 }
            return true
        case UInt8(ascii: "*"):
            offset += 2
            while offset + 1 < bytes.count {
                if bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/") {
                    offset += 2
                    return true
                }
                offset += 1
            }
            throw JSONSyntaxError(.unterminatedComment, offset: start)
        default:
            return false
        }
    }

    /// Reads a string whose opening quote stands here.
    mutating func readString() throws(JSONSyntaxError) -> String {
        let start = offset
        var content: [UInt8] = []
        offset += 1
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                guard let string = String(validating: content, as: UTF8.self) else {
                    throw JSONSyntaxError(.invalidUTF8, offset: start)
                }
                return string
            case UInt8(ascii: "\\"):
                content.append(contentsOf: try readEscape())
            case 0x00..<0x20:
                throw JSONSyntaxError(.controlCharacterInString, offset: offset)
            default:
                content.append(byte)
                offset += 1
            }
        }
        throw JSONSyntaxError(.unterminatedString, offset: start)
    }

    /// Reads `\n`, `\u0041`, a surrogate pair and so on, and returns the UTF-8 bytes that it stands for.
    private mutating func readEscape() throws(JSONSyntaxError) -> [UInt8] {
        let start = offset
        offset += 1
        guard let letter = peek() else { throw JSONSyntaxError(.unterminatedString, offset: start) }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            var scalarValue = UInt32(try readCodeUnit(start: start))
            if (0xD800..<0xDC00).contains(scalarValue) {
                guard skip(word: "\\u") else { throw JSONSyntaxError(.invalidEscape, offset: start) }
                let low = UInt32(try readCodeUnit(start: start))
                guard (0xDC00..<0xE000).contains(low) else {
                    throw JSONSyntaxError(.invalidEscape, offset: start)
                }
                scalarValue = 0x10000 + ((scalarValue - 0xD800) << 10) + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(scalarValue) else {
                throw JSONSyntaxError(.invalidEscape, offset: start)
            }
            return Array(String(Character(scalar)).utf8)
        default:
            throw JSONSyntaxError(.invalidEscape, offset: start)
        }
    }

    private mutating func readCodeUnit(start: Int) throws(JSONSyntaxError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Self.hexadecimalValue(of: byte) else {
                throw JSONSyntaxError(.invalidEscape, offset: start)
            }
            value = value << 4 | digit
            offset += 1
        }
        return value
    }

    private static func hexadecimalValue(of byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Reads a number after the grammar of RFC 8259: no leading zeros, no bare point, no plus sign.
    mutating func readNumber() throws(JSONSyntaxError) -> JSONNode.Value {
        let start = offset
        var isWhole = true
        _ = skip(UInt8(ascii: "-"))
        let integerDigits = skipDigits()
        guard integerDigits > 0, integerDigits == 1 || bytes[offset - integerDigits] != UInt8(ascii: "0") else {
            throw JSONSyntaxError(.invalidNumber, offset: start)
        }
        if skip(UInt8(ascii: ".")) {
            isWhole = false
            guard skipDigits() > 0 else { throw JSONSyntaxError(.invalidNumber, offset: start) }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            isWhole = false
            if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
            guard skipDigits() > 0 else { throw JSONSyntaxError(.invalidNumber, offset: start) }
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else {
            throw JSONSyntaxError(.invalidNumber, offset: start)
        }
        return .number(number)
    }

    private mutating func skipDigits() -> Int {
        let start = offset
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        return offset - start
    }
}
