/// The bytes of a template file, able to say in which line and column a byte stands.
package struct SourceText: Sendable {
    package struct Place: Sendable, Equatable {
        /// Both count from 1; a column is a character (Unicode scalar), not a byte.
        package let line: Int
        package let column: Int
    }

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package func place(at offset: Int) -> Place {
        var line = 1
        var column = 1
        var index = startsWithByteOrderMark ? 3 : 0
        let end = min(offset, bytes.count)
        while index < end {
            let byte = bytes[index]
            let endsLine =
                byte == UInt8(ascii: "\n")
                || (byte == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")))
            if endsLine {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 && byte != UInt8(ascii: "\r") {
                column += 1
            }
            index += 1
        }
        return Place(line: line, column: column)
    }

    var startsWithByteOrderMark: Bool {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }
}
