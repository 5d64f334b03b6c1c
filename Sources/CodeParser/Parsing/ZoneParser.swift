/// Reads clean zone text: lines in full length, nothing around them, nothing to be corrected.
///
/// The layout is chosen by the number of lines and their lengths, then by the V of visas, then by which reading has its
/// check digits right; never by another letter alone. Wrong digits, impossible dates and unknown codes are reported in
/// the record and are no reason for `nil`. For text from a recogniser use `ZoneTextReader` or `ZoneDecoder`.
///
/// A parser is a value and may be used from any number of threads at once.
public struct ZoneParser: Sendable {
    /// What the parser knows beyond the text.
    public var options: ParsingOptions

    /// A parser.
    public init(options: ParsingOptions = ParsingOptions()) {
        self.options = options
    }

    /// Reads lines, separated by line breaks or joined into one string of 90, 88, 72 … characters.
    ///
    /// Returns `nil` when number and lengths of the lines are those of no known layout.
    public func parse(_ text: String) -> ZoneRecord? {
        parse(utf8: Array(text.utf8))
    }

    /// Reads lines.
    ///
    /// Returns `nil` when number and lengths of the lines are those of no known layout, or not those of `format`.
    public func parse(lines: [String], as format: ZoneFormat? = nil) -> ZoneRecord? {
        let text = lines.flatMap { Array($0.utf8) }
        return parse(text, lengths: lines.map(\.utf8.count), as: format)
    }

    /// Reads ASCII bytes: lines separated by line feeds (a carriage return before it is ignored), or one string.
    public func parse(utf8 bytes: [UInt8]) -> ZoneRecord? {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var lengths: [Int] = []
        var lineStart = 0
        for byte in bytes {
            switch byte {
            case 0x0A:
                if text.count > lineStart { lengths.append(text.count - lineStart) }
                lineStart = text.count
            case 0x0D, 0x20, 0x09: break
            default: text.append(byte)
            }
        }
        if text.count > lineStart { lengths.append(text.count - lineStart) }
        return parse(text, lengths: lengths, as: nil)
    }

    /// Reads the text of all lines in a layout that is known to have that many characters.
    func record(_ text: [UInt8], as format: ZoneFormat) -> ZoneRecord? {
        guard text.count == format.layout.characterCount else { return nil }
        var builder = RecordBuilder(format: format, text: text, options: options)
        return builder.build()
    }

    private func parse(_ text: [UInt8], lengths: [Int], as wanted: ZoneFormat?) -> ZoneRecord? {
        if let wanted {
            guard fits(wanted, text: text, lengths: lengths) else { return nil }
            return record(text, as: wanted)
        }
        let isVisa = text.first == UInt8(ascii: "V")
        let fitting = options.formats.filter { fits($0, text: text, lengths: lengths) }
        let ofKind = fitting.filter { $0.isVisa == isVisa }
        let candidates = ofKind.isEmpty ? fitting : ofKind
        guard candidates.count > 1 else { return candidates.first.flatMap { record(text, as: $0) } }
        let shares = candidates.map { Self.shareOfAgreeingDigits($0, text: text) }
        guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }) else { return nil }
        return record(text, as: candidates[best])
    }

    private func fits(_ format: ZoneFormat, text: [UInt8], lengths: [Int]) -> Bool {
        guard lengths == format.lineLengths || (lengths.count == 1 && text.count == format.layout.characterCount)
        else { return false }
        return format.layout.hasLiterals(in: text)
    }

    /// How many of a layout's check digits agree, in per cent.
    private static func shareOfAgreeingDigits(_ format: ZoneFormat, text: [UInt8]) -> Int {
        let checks = format.layout.checkPlaces
        guard !checks.isEmpty else { return 0 }
        return 100 * checks.count { CheckEvaluation($0, in: text).succeeded } / checks.count
    }
}
