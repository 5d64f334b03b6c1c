/// A format with its places turned into offsets in the text of all lines without separators.
final class ZoneLayout: Sendable {
    /// A field rule and its offsets.
    struct Place: Sendable {
        let rule: ZoneFieldRule
        let range: Range<Int>
        /// Index into `checks` of the digit that protects this field, or that stands here.
        let check: Int?
    }

    /// A check rule and its offsets.
    struct Check: Sendable {
        let rule: ZoneCheckRule
        let covers: [Range<Int>]
        let digit: Int
        let continuation: Range<Int>?
        /// The lines (from 0) that the check says something about.
        let lines: [Int]
    }

    let identifier: String
    let codeType: String
    let lineLengths: [Int]
    let lineStarts: [Int]
    let characterCount: Int
    let fields: [ZoneFieldRule]
    let checks: [ZoneCheckRule]
    let places: [Place]
    let checkPlaces: [Check]
    /// The places that hold fixed text, which a zone must have for this layout to fit.
    let literals: [(range: Range<Int>, bytes: [UInt8])]
    let isVisa: Bool
    let documentCode: Range<Int>?
    /// The first letters that document codes of this layout have by the standard.
    let codeLetters: Alphabet

    convenience init?(
        identifier: String, codeType: String, lineLengths: [Int], fields: [ZoneFieldRule], checks: [ZoneCheckRule]
    ) {
        let spans = fields.map(\.span) + checks.flatMap { $0.covers + [$0.digit] }
        let continuations = checks.compactMap { $0.overflow?.continuation }
        let fits = (spans + continuations).allSatisfy { Self.range(of: $0, lineLengths: lineLengths) != nil }
        guard fits, checks.allSatisfy({ $0.digit.count == 1 }), !lineLengths.isEmpty else { return nil }
        self.init(
            dropping: identifier, codeType: codeType, lineLengths: lineLengths, fields: fields, checks: checks)
    }

    init(
        dropping identifier: String, codeType: String, lineLengths: [Int], fields: [ZoneFieldRule],
        checks: [ZoneCheckRule]
    ) {
        self.identifier = identifier
        self.codeType = codeType
        self.lineLengths = lineLengths
        self.fields = fields
        self.checks = checks
        var starts: [Int] = []
        var total = 0
        for length in lineLengths {
            starts.append(total)
            total += length
        }
        lineStarts = starts
        characterCount = total
        checkPlaces = checks.compactMap { rule in
            guard let digit = Self.range(of: rule.digit, lineLengths: lineLengths) else { return nil }
            let spans = rule.covers.filter { Self.range(of: $0, lineLengths: lineLengths) != nil }
            return Check(
                rule: rule, covers: spans.compactMap { Self.range(of: $0, lineLengths: lineLengths) },
                digit: digit.lowerBound,
                continuation: rule.overflow.flatMap { Self.range(of: $0.continuation, lineLengths: lineLengths) },
                lines: Array(Set(spans.map { $0.line - 1 } + [rule.digit.line - 1])).sorted())
        }
        let digits = checkPlaces.map(\.digit)
        places = fields.compactMap { rule in
            guard let range = Self.range(of: rule.span, lineLengths: lineLengths) else { return nil }
            let check =
                rule.kind == .checkDigit
                ? digits.firstIndex(of: range.lowerBound)
                : checks.firstIndex { $0.field == rule.name }
            return Place(rule: rule, range: range, check: check)
        }
        literals = places.compactMap { place in
            guard case .literal(let text) = place.rule.kind else { return nil }
            return (place.range, Array(text.utf8))
        }
        documentCode = places.first { $0.rule.name == ZoneFieldName.documentCode }?.range
        isVisa = codeType.hasSuffix("_VISA")
        codeLetters = isVisa ? Alphabet("V") : (codeType.hasSuffix("_PASSPORT") ? Alphabet("P") : Alphabet("ACI"))
    }

    /// The offsets of a span, or `nil` when it lies outside the lines.
    private static func range(of span: ZoneSpan, lineLengths: [Int]) -> Range<Int>? {
        guard lineLengths.indices.contains(span.line - 1), span.columns.lowerBound >= 1,
            span.columns.upperBound <= lineLengths[span.line - 1]
        else { return nil }
        let start = lineLengths[..<(span.line - 1)].reduce(0, +)
        return (start + span.columns.lowerBound - 1)..<(start + span.columns.upperBound)
    }

    /// Line and column, both from 1, of an offset.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var line = lineStarts.count - 1
        while line > 0, lineStarts[line] > offset { line -= 1 }
        return (line + 1, offset - lineStarts[line] + 1)
    }

    /// The span of a run that lies in one line.
    func span(of range: Range<Int>) -> ZoneSpan {
        let first = position(of: range.lowerBound)
        return ZoneSpan(first.line, first.column...max(first.column, first.column + range.count - 1))
    }

    /// Whether the fixed text of the layout stands in the zone.
    func hasLiterals(in text: [UInt8]) -> Bool {
        literals.allSatisfy { text.count >= $0.range.upperBound && text[$0.range].elementsEqual($0.bytes) }
    }
}
