/// Reads JSON text into nodes that know their place, within bounds on size and depth.
///
/// The decoder of Foundation says neither where a syntax error stands nor that a key is repeated, and a person who edits
/// a template needs both. Comments and trailing commas, which the documentation of the format uses, are read with a
/// remark; everything else is strict RFC 8259.
package struct JSONReader {
    /// Bounds that keep a hostile or mistaken file from costing time or memory.
    ///
    /// Real templates have some 40 kilobytes, 8 levels and 3000 values.
    package struct Limits: Sendable {
        package var bytes = 1 << 18
        package var depth = 64
        package var values = 200_000

        package init() {}
    }

    /// Something that was read although it is no strict JSON, or that is probably a mistake.
    package struct Remark: Sendable, Equatable {
        package enum Kind: Sendable, Equatable {
            case comment
            case trailingComma
            case byteOrderMark
            case duplicateKey(String)
        }

        package let kind: Kind
        package let offset: Int
    }

    package struct Outcome: Sendable {
        package let root: JSONNode
        /// One of each kind of leniency (the first), and every repeated key.
        package let remarks: [Remark]
    }

    var scanner: JSONScanner
    private let limits: Limits
    private var valueCount = 0
    private var remarks: [Remark] = []

    /// Reads a whole text: one value, and nothing after it.
    package static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONSyntaxError) -> Outcome {
        guard bytes.count <= limits.bytes else {
            throw JSONSyntaxError(.tooLarge(limit: limits.bytes), offset: 0)
        }
        var reader = JSONReader(bytes: bytes, limits: limits)
        return try reader.readText()
    }

    private init(bytes: [UInt8], limits: Limits) {
        scanner = JSONScanner(bytes: bytes)
        self.limits = limits
    }

    private mutating func readText() throws(JSONSyntaxError) -> Outcome {
        if scanner.skipByteOrderMark() {
            remarks.append(Remark(kind: .byteOrderMark, offset: 0))
        }
        try skipSpace()
        let root = try readValue(depth: 0)
        try skipSpace()
        guard scanner.isAtEnd else {
            throw JSONSyntaxError(.expected("the end of the text"), offset: scanner.offset)
        }
        return Outcome(root: root, remarks: remarks)
    }

    private mutating func readValue(depth: Int) throws(JSONSyntaxError) -> JSONNode {
        let offset = scanner.offset
        valueCount += 1
        guard valueCount <= limits.values else {
            throw JSONSyntaxError(.tooManyValues(limit: limits.values), offset: offset)
        }
        guard let byte = scanner.peek() else {
            throw JSONSyntaxError(.expected("a value"), offset: offset)
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < limits.depth else {
                throw JSONSyntaxError(.tooDeep(limit: limits.depth), offset: offset)
            }
            return JSONNode(
                byte == UInt8(ascii: "{")
                    ? .object(try readMembers(depth: depth + 1)) : .array(try readElements(depth: depth + 1)),
                offset: offset)
        case UInt8(ascii: "\""):
            return JSONNode(.string(try scanner.readString()), offset: offset)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(try scanner.readNumber(), offset: offset)
        case _ where scanner.skip(word: "true"):
            return JSONNode(.boolean(true), offset: offset)
        case _ where scanner.skip(word: "false"):
            return JSONNode(.boolean(false), offset: offset)
        case _ where scanner.skip(word: "null"):
            return JSONNode(.null, offset: offset)
        default:
            throw JSONSyntaxError(.expected("a value"), offset: offset)
        }
    }

    private mutating func readMembers(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
        var members: [JSONMember] = []
        var names: Set<String> = []
        scanner.advance()
        try skipSpace()
        while scanner.peek() != UInt8(ascii: "}") {
            let offset = scanner.offset
            guard scanner.peek() == UInt8(ascii: "\"") else {
                throw JSONSyntaxError(.expected("a key in double quotes or }"), offset: offset)
            }
            let name = try scanner.readString()
            if !names.insert(name).inserted {
                remarks.append(Remark(kind: .duplicateKey(name), offset: offset))
            }
            try skipSpace()
            guard scanner.skip(UInt8(ascii: ":")) else {
                throw JSONSyntaxError(.expected("a colon after the key"), offset: scanner.offset)
            }
            try skipSpace()
            members.append(JSONMember(name: name, offset: offset, value: try readValue(depth: depth)))
            guard try readSeparator(before: UInt8(ascii: "}")) else { break }
        }
        guard scanner.skip(UInt8(ascii: "}")) else {
            throw JSONSyntaxError(.expected("a comma or }"), offset: scanner.offset)
        }
        return members
    }

    private mutating func readElements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
        var elements: [JSONNode] = []
        scanner.advance()
        try skipSpace()
        while scanner.peek() != UInt8(ascii: "]") {
            elements.append(try readValue(depth: depth))
            guard try readSeparator(before: UInt8(ascii: "]")) else { break }
        }
        guard scanner.skip(UInt8(ascii: "]")) else {
            throw JSONSyntaxError(.expected("a comma or ]"), offset: scanner.offset)
        }
        return elements
    }

    /// Skips a comma with the space around it and says whether there was one.
    private mutating func readSeparator(before close: UInt8) throws(JSONSyntaxError) -> Bool {
        try skipSpace()
        let offset = scanner.offset
        guard scanner.skip(UInt8(ascii: ",")) else { return false }
        try skipSpace()
        if scanner.peek() == close {
            remarkOnce(.trailingComma, offset: offset)
        }
        return true
    }

    private mutating func skipSpace() throws(JSONSyntaxError) {
        while true {
            scanner.skipWhitespace()
            let offset = scanner.offset
            guard try scanner.skipComment() else { return }
            remarkOnce(.comment, offset: offset)
        }
    }

    private mutating func remarkOnce(_ kind: Remark.Kind, offset: Int) {
        if !remarks.contains(where: { $0.kind == kind }) {
            remarks.append(Remark(kind: kind, offset: offset))
        }
    }
}
