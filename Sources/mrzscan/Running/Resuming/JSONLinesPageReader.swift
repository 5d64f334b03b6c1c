import MRZScan

/// Understands the beginning of a line of JSON as this program writes it, up to the status.
///
/// The order of the keys is part of the format; the codes behind the status need not be read.
struct JSONLinesPageReader: EarlierPageReader {
    func page(_ record: ArraySlice<UInt8>) -> EarlierPage? {
        guard record.last == UInt8(ascii: "}") else { return nil }
        var rest = record
        var texts: [String: String] = [:]
        var numbers: [String: Int] = [:]
        guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
        while texts["status"] == nil {
            guard let key = Self.string(&rest), rest.popFirst() == UInt8(ascii: ":") else { return nil }
            if rest.first == UInt8(ascii: "\"") {
                texts[key] = Self.string(&rest)
            } else {
                let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
                numbers[key] = number
                rest = rest.dropFirst(digits.count)
            }
            guard let after = rest.popFirst(), after == UInt8(ascii: ",") || after == UInt8(ascii: "}") else {
                return nil
            }
        }
        guard let file = texts["file"], let page = numbers["page"],
            let status = texts["status"].flatMap(ScanStatus.init(rawValue:))
        else { return nil }
        let name = texts["fileEncoded"].map { FilePath(encoded: $0) } ?? FilePath(file)
        guard let name else { return nil }
        return EarlierPage(name: name, page: page, pages: numbers["pages"] ?? 1, status: status)
    }

    /// A string in quotes, with its escapes undone.
    private static func string(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let character = escaped(&rest) else { return nil }
                bytes += Array(String(character).utf8)
            default: bytes.append(byte)
            }
        }
        return nil
    }

    private static func escaped(_ rest: inout ArraySlice<UInt8>) -> Character? {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "u"):
            let digits = String(decoding: rest.prefix(4), as: UTF8.self)
            rest = rest.dropFirst(4)
            return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }.map { Character($0) }
        default: return nil
        }
    }
}
