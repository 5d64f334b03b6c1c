/// Writes fields as a zone: transliteration, truncation, fillers and check digits (ICAO 9303-3, sections 4.6 to 4.9).
///
/// It refuses what it would have to guess. An encoder is a value and may be used from any number of threads at once.
public struct ZoneEncoder: Sendable {
    /// How letters outside A–Z are written.
    public var transliteration: Transliteration

    /// The formula for numbers of more than nine characters.
    public var longNumberRule: ZoneCheck.LongNumberRule

    /// Whether the check digit of an empty personal number is `<` instead of `0`.
    public var writesFillerForEmptyPersonalNumber: Bool

    /// An encoder.
    public init(
        transliteration: Transliteration = Transliteration(), longNumberRule: ZoneCheck.LongNumberRule = .published,
        writesFillerForEmptyPersonalNumber: Bool = false
    ) {
        self.transliteration = transliteration
        self.longNumberRule = longNumberRule
        self.writesFillerForEmptyPersonalNumber = writesFillerForEmptyPersonalNumber
    }

    /// The lines of a zone.
    public func encode(_ content: ZoneContent, as format: ZoneFormat) throws(ZoneEncodingError) -> [String] {
        let layout = format.layout
        var text = [UInt8](repeating: ASCII.filler, count: layout.characterCount)
        let number = try numberBytes(content.documentNumber)
        for place in layout.places {
            guard let bytes = try self.bytes(for: place, content: content, number: number) else { continue }
            guard bytes.count <= place.range.count else {
                throw .tooLong(field: place.rule.name ?? "", limit: place.range.count)
            }
            text.replaceSubrange(place.range.lowerBound..<(place.range.lowerBound + bytes.count), with: bytes)
        }
        for check in layout.checkPlaces {
            try write(check, number: number, content: content, into: &text)
        }
        return zip(layout.lineStarts, layout.lineLengths).map { ASCII.string(text[$0..<($0 + $1)]) }
    }

    // MARK: Fields

    private func bytes(
        for place: ZoneLayout.Place, content: ZoneContent, number: [UInt8]
    ) throws(ZoneEncodingError) -> [UInt8]? {
        let names = NameEncoder(transliteration: transliteration)
        let name = place.rule.name ?? ""
        switch place.rule.kind {
        case .literal(let literal): return Array(literal.utf8)
        case .checkDigit: return nil
        case .documentCode: return try letters(content.documentCode, field: name, counts: 1...2)
        case .state:
            let code = name == ZoneFieldName.issuingState ? content.issuingState : content.nationality
            return try letters(code, field: name, counts: 1...3)
        case .name:
            return names.field(
                primary: try names.words(of: content.primaryIdentifier),
                secondary: try names.words(of: content.secondaryIdentifier), length: place.range.count)
        case .namePart:
            let isGiven = name == ZoneFieldName.givenNames
            let words = try names.words(of: isGiven ? content.secondaryIdentifier : content.primaryIdentifier)
            // The French card puts two fillers between given names.
            let separator = [UInt8](repeating: ASCII.filler, count: isGiven ? 2 : 1)
            return names.field(words: words, separator: separator, length: place.range.count)
        case .birthDate: return try date(content.dateOfBirth, field: name)
        case .expiryDate: return try date(content.dateOfExpiry, field: name)
        case .sex:
            let sex = content.sex.isEmpty ? "<" : content.sex
            guard ["F", "M", "<"].contains(sex) else { throw .malformed(field: name) }
            return Array(sex.utf8)
        case .number: return Array(number.prefix(place.range.count))
        case .optionalData:
            let data = name == ZoneFieldName.optionalData2 ? content.optionalData2 : content.optionalData
            return try numberBytes(data)
        case .digits where name == ZoneFieldName.documentNumber: return number
        case .text, .digits, .letters, .oneOf:
            guard let other = content.otherFields[name] else { return nil }
            return try numberBytes(other)
        }
    }

    private func letters(
        _ text: String, field: String, counts: ClosedRange<Int>
    ) throws(ZoneEncodingError) -> [UInt8] {
        var bytes = Array(text.utf8)
        while bytes.last == ASCII.filler { bytes.removeLast() }
        guard counts.contains(bytes.count), bytes.allSatisfy(ASCII.isLetter) else { throw .malformed(field: field) }
        return bytes
    }

    private func date(_ text: String, field: String) throws(ZoneEncodingError) -> [UInt8] {
        let bytes = text.isEmpty ? [UInt8](repeating: ASCII.filler, count: 6) : Array(text.utf8)
        guard bytes.count == 6, bytes.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.filler }),
            CenturyRule.read(bytes[...]).isPlausible
        else { throw .malformed(field: field) }
        return bytes
    }

    /// Letters and digits; spaces, hyphens and other signs become fillers.
    private func numberBytes(_ text: String) throws(ZoneEncodingError) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard scalar.isASCII else { throw .unencodableCharacter(String(Character(scalar))) }
            let byte = UInt8(scalar.value)
            let upper = (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
            bytes.append(ASCII.isZoneCharacter(upper) ? upper : ASCII.filler)
        }
        return bytes
    }

    // MARK: Check digits

    private func write(
        _ check: ZoneLayout.Check, number: [UInt8], content: ZoneContent, into text: inout [UInt8]
    ) throws(ZoneEncodingError) {
        if check.rule.field == ZoneFieldName.idNumber, let range = check.covers.first {
            guard number.count == range.count else { throw .malformed(field: ZoneFieldName.idNumber) }
            text.replaceSubrange(range, with: number)
        }
        let holdsNumber = check.covers.first.map { range in
            layoutHoldsNumber(check.rule.field) && number.count > range.count
        }
        if holdsNumber == true {
            // Visas keep the first nine characters of a longer number (ICAO 9303-7, section 4.2.2).
            if let continuation = check.continuation {
                try writeLong(check, continuation: continuation, number: number, content: content, into: &text)
                return
            }
            guard isVisaNumber(content) else {
                throw .tooLong(field: check.rule.field, limit: check.covers.first?.count ?? 0)
            }
        }
        let covered = check.covers.flatMap { text[$0] }
        let isEmpty = covered.allSatisfy { $0 == ASCII.filler }
        if isEmpty, check.rule.field == ZoneFieldName.personalNumber, writesFillerForEmptyPersonalNumber { return }
        guard let digit = CheckDigit.compute(over: covered) else { throw .malformed(field: check.rule.field) }
        text[check.digit] = ASCII.zero + UInt8(digit)
    }

    private func layoutHoldsNumber(_ field: String) -> Bool {
        field == ZoneFieldName.documentNumber || field == ZoneFieldName.passportNumber
    }

    private func isVisaNumber(_ content: ZoneContent) -> Bool { content.documentCode.hasPrefix("V") }

    private func writeLong(
        _ check: ZoneLayout.Check, continuation: Range<Int>, number: [UInt8], content: ZoneContent,
        into text: inout [UInt8]
    ) throws(ZoneEncodingError) {
        guard let head = check.covers.first else { return }
        let rest = Array(number[head.count...])
        let counted = longNumberRule == .older ? Array(number[..<head.count]) + [ASCII.filler] + rest : number
        guard let digit = CheckDigit.compute(over: counted) else { throw .malformed(field: check.rule.field) }
        let optional = try numberBytes(content.optionalData)
        let tail = rest + [ASCII.zero + UInt8(digit)] + (optional.isEmpty ? [] : [ASCII.filler] + optional)
        // A filler in the rest would end the number there; it can only be left out by the issuer, not by us.
        guard tail.count <= continuation.count, !rest.contains(ASCII.filler) else {
            throw .tooLong(field: check.rule.field, limit: head.count + continuation.count - 1)
        }
        for offset in continuation { text[offset] = ASCII.filler }
        text.replaceSubrange(continuation.lowerBound..<(continuation.lowerBound + tail.count), with: tail)
        text[check.digit] = ASCII.filler
    }
}
