/// Turns the text of a zone whose layout is known into a record.
///
/// The text is that of all lines without separators, exactly as long as the layout.
struct RecordBuilder {
    let layout: ZoneLayout
    let format: ZoneFormat
    let text: [UInt8]
    let options: ParsingOptions
    let evaluations: [CheckEvaluation]

    private var fields: [ZoneField] = []
    private var warnings: [ZoneWarning] = []
    private var name: HolderName?
    private var birth: ZoneDate?
    private var expiry: ZoneDate?

    init(format: ZoneFormat, text: [UInt8], options: ParsingOptions) {
        self.format = format
        self.layout = format.layout
        self.text = text
        self.options = options
        evaluations = format.layout.checkPlaces.map { CheckEvaluation($0, in: text) }
    }

    /// Reads every place of the layout.
    mutating func build() -> ZoneRecord {
        let checks = makeChecks()
        let lines = zip(layout.lineStarts, layout.lineLengths).map { ASCII.string(text[$0..<($0 + $1)]) }
        let lineStatuses = lines.indices.map(lineStatus)
        readDates()
        fields.reserveCapacity(layout.places.count + 16)
        var line = -1
        for place in layout.places {
            while line < place.rule.span.line - 1 {
                line += 1
                let span = ZoneSpan(line + 1, 1...layout.lineLengths[line])
                fields.append(
                    ZoneField(
                        name: Self.lineName(line), value: lines[line], rawValue: lines[line],
                        validation: lineStatuses[line], span: span))
            }
            read(place)
        }
        appendComposedFields()
        warnAboutCodes()
        return ZoneRecord(
            format: format, lines: lines, lineStatuses: lineStatuses, fields: fields, checks: checks,
            status: status(of: checks), warnings: warnings, holderName: name, birth: birth, expiry: expiry,
            isExpired: isExpired, age: age, chipKey: chipKey)
    }

    private static func lineName(_ index: Int) -> String {
        switch index {
        case 0: "line1"
        case 1: "line2"
        case 2: "line3"
        default: "line" + String(index + 1)
        }
    }

    // MARK: Checks

    private mutating func makeChecks() -> [ZoneCheck] {
        var checks: [ZoneCheck] = []
        checks.reserveCapacity(evaluations.count)
        for (place, evaluation) in zip(layout.checkPlaces, evaluations) {
            var name = place.rule.field
            if case .continued = evaluation.longNumber, let overflow = place.rule.overflow { name = overflow.fieldName }
            let isIgnored = !options.issuerExceptions.isEmpty && isIgnored(place.rule.field)
            if isIgnored { warnings.append(ZoneWarning(.checkIgnored, field: name)) }
            if evaluation.longNumber == .malformed { warnings.append(ZoneWarning(.malformedLongNumber, field: name)) }
            let digit = layout.position(of: evaluation.digit)
            checks.append(
                ZoneCheck(
                    field: name, printed: Character(Unicode.Scalar(evaluation.printed)),
                    computed: evaluation.computed, status: evaluation.succeeded ? .succeeded : .failed,
                    span: place.rule.covers.first ?? place.rule.digit,
                    digitSpan: ZoneSpan(digit.line, digit.column), longNumberRule: evaluation.longNumberRule,
                    isIgnored: isIgnored))
        }
        return checks
    }

    private func isIgnored(_ check: String) -> Bool {
        let state = code(of: ZoneFieldName.issuingState)
        let document = code(of: ZoneFieldName.documentCode)
        return options.issuerExceptions.contains { exception in
            exception.ignoredCheck == check && exception.state == state
                && (exception.documentCode == nil || exception.documentCode == document)
        }
    }

    private func code(of field: String) -> String? {
        guard let place = layout.places.first(where: { $0.rule.name == field }) else { return nil }
        return ASCII.string(trimmed(place.range))
    }

    private func status(of checks: [ZoneCheck]) -> ZoneStatus {
        if checks.isEmpty { return .unverified }
        return checks.allSatisfy { $0.status == .succeeded || $0.isIgnored } ? .valid : .invalid
    }

    private func lineStatus(_ line: Int) -> ValidationStatus {
        var status = ValidationStatus.none
        for (place, evaluation) in zip(layout.checkPlaces, evaluations) where place.lines.contains(line) {
            if !evaluation.succeeded { return .failed }
            status = .succeeded
        }
        return status
    }

    private func validation(of place: ZoneLayout.Place) -> ValidationStatus {
        guard let check = place.check else { return .none }
        return evaluations[check].succeeded ? .succeeded : .failed
    }

    // MARK: Fields

    private mutating func read(_ place: ZoneLayout.Place) {
        guard let fieldName = place.rule.name else { return }
        let range = place.range
        switch place.rule.kind {
        case .documentCode, .literal, .digits, .letters, .text, .oneOf:
            if place.rule.name == ZoneFieldName.issuingState {
                readState(fieldName, place)
            } else {
                append(fieldName, value: trimmed(range), place: place)
            }
        case .state: readState(fieldName, place)
        case .name: readName(fieldName, place)
        case .namePart: readNamePart(fieldName, place)
        case .number: readNumber(fieldName, place)
        case .checkDigit: readDigit(fieldName, place)
        case .birthDate:
            readDate(
                fieldName, place, parts: (ZoneFieldName.birthYear, ZoneFieldName.birthMonth, ZoneFieldName.birthDay))
        case .expiryDate:
            readDate(
                fieldName, place, parts: (ZoneFieldName.expiryYear, ZoneFieldName.expiryMonth, ZoneFieldName.expiryDay))
        case .sex: readSex(fieldName, place)
        case .optionalData: readOptionalData(fieldName, place)
        }
    }

    private mutating func append(_ name: String, value: ArraySlice<UInt8>, place: ZoneLayout.Place) {
        fields.append(
            ZoneField(
                name: name, value: ASCII.string(value), rawValue: ASCII.string(text[place.range]),
                validation: validation(of: place), span: place.rule.span))
    }

    /// The characters without the fillers at the end.
    private func trimmed(_ range: Range<Int>) -> ArraySlice<UInt8> {
        var end = range.upperBound
        while end > range.lowerBound, text[end - 1] == ASCII.filler { end -= 1 }
        return text[range.lowerBound..<end]
    }

    /// The characters without the fillers at either end.
    private func stripped(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let slice = trimmed(range)
        return slice.drop { $0 == ASCII.filler }
    }

    private mutating func readState(_ fieldName: String, _ place: ZoneLayout.Place) {
        let code = text[place.range]
        let known = CountryTable.shared.entry(for: code)
        let raw = ASCII.string(code)
        fields.append(
            ZoneField(
                name: fieldName, value: known?.name ?? ASCII.string(trimmed(place.range)), rawValue: raw,
                validation: .none, mapping: known == nil ? .failed : .succeeded, span: place.rule.span))
        let isIssuer = fieldName == ZoneFieldName.issuingState
        guard let known else {
            warnings.append(ZoneWarning(isIssuer ? .unknownIssuingState : .unknownNationality, field: fieldName))
            return
        }
        if known.origin == .specimen { warnings.append(ZoneWarning(.specimenCode, field: fieldName)) }
        if known.code == "DEU" { warnings.append(ZoneWarning(.germanyPrintedAsDEU, field: fieldName)) }
    }

    private mutating func readName(_ fieldName: String, _ place: ZoneLayout.Place) {
        let reading = NameReader.read(text[place.range])
        let holder = HolderName(
            primaryParts: reading.primary.map { ASCII.string(text[$0]) },
            secondaryParts: reading.secondary.map { ASCII.string(text[$0]) }, mayBeTruncated: reading.reachesEnd)
        let (primary, secondary) = (holder.primary, holder.secondary)
        let whole = secondary.isEmpty ? primary : (primary.isEmpty ? secondary : primary + " " + secondary)
        let span = place.rule.span
        fields.append(ZoneField(name: fieldName, value: whole, rawValue: ASCII.string(text[place.range]), span: span))
        fields.append(
            ZoneField(
                name: ZoneFieldName.primaryIdentifier, value: primary, rawValue: raw(reading.primary), span: span))
        fields.append(
            ZoneField(
                name: ZoneFieldName.secondaryIdentifier, value: secondary, rawValue: raw(reading.secondary),
                span: span))
        name = holder
        warnAboutName(reading, field: fieldName)
    }

    private func raw(_ words: [Range<Int>]) -> String {
        guard let first = words.first, let last = words.last else { return "" }
        return ASCII.string(text[first.lowerBound..<last.upperBound])
    }

    private mutating func warnAboutName(_ reading: NameReader.Reading, field: String) {
        if reading.reachesEnd { warnings.append(ZoneWarning(.nameMayBeTruncated, field: field)) }
        if reading.primary.isEmpty, reading.hasSeparator {
            warnings.append(ZoneWarning(.emptyPrimaryIdentifier, field: field))
        }
        if reading.hasSeveralSeparators { warnings.append(ZoneWarning(.severalNameSeparators, field: field)) }
        if reading.hasDigits { warnings.append(ZoneWarning(.digitsInName, field: field)) }
    }

    private mutating func readNamePart(_ fieldName: String, _ place: ZoneLayout.Place) {
        let reading = NameReader.read(text[place.range])
        let words = (reading.primary + reading.secondary).map { ASCII.string(text[$0]) }
        fields.append(
            ZoneField(
                name: fieldName, value: words.joined(separator: " "), rawValue: ASCII.string(text[place.range]),
                span: place.rule.span))
        var holder = name ?? HolderName(primaryParts: [], secondaryParts: [], mayBeTruncated: false)
        if fieldName == ZoneFieldName.givenNames { holder.secondaryParts = words } else { holder.primaryParts = words }
        if reading.reachesEnd {
            holder.mayBeTruncated = true
            warnings.append(ZoneWarning(.nameMayBeTruncated, field: fieldName))
        }
        if reading.hasDigits { warnings.append(ZoneWarning(.digitsInName, field: fieldName)) }
        name = holder
    }

    private mutating func readNumber(_ fieldName: String, _ place: ZoneLayout.Place) {
        if let check = place.check, case .continued(let rest, _) = evaluations[check].longNumber,
            let overflow = layout.checkPlaces[check].rule.overflow
        {
            let head = text[place.range]
            fields.append(
                ZoneField(
                    name: overflow.fieldName, value: ASCII.string(head + text[rest]),
                    rawValue: ASCII.string(head + [ASCII.filler] + text[rest]), validation: validation(of: place),
                    span: place.rule.span))
            return
        }
        append(fieldName, value: trimmed(place.range), place: place)
    }

    private mutating func readDigit(_ fieldName: String, _ place: ZoneLayout.Place) {
        if let check = place.check, case .continued(_, let digit) = evaluations[check].longNumber,
            let overflow = layout.checkPlaces[check].rule.overflow
        {
            let text = ASCII.string(self.text[digit...digit])
            fields.append(
                ZoneField(
                    name: overflow.checkDigitName, value: text, rawValue: text, validation: validation(of: place),
                    span: layout.span(of: digit..<(digit + 1))))
            return
        }
        append(fieldName, value: text[place.range], place: place)
    }

    private mutating func readOptionalData(_ fieldName: String, _ place: ZoneLayout.Place) {
        // What a long number has taken away is no optional data any more.
        var range = place.range
        for (check, evaluation) in zip(layout.checkPlaces, evaluations) {
            if case .continued(_, let digit) = evaluation.longNumber, check.continuation == place.range {
                range = min(digit + 1, range.upperBound)..<range.upperBound
            }
        }
        fields.append(
            ZoneField(
                name: fieldName, value: ASCII.string(stripped(range)), rawValue: ASCII.string(text[range]),
                validation: validation(of: place),
                span: range.isEmpty ? place.rule.span : layout.span(of: range)))
    }

    private mutating func readSex(_ fieldName: String, _ place: ZoneLayout.Place) {
        let byte = text[place.range.lowerBound]
        var field = ZoneField(
            name: fieldName, value: "unspecified", rawValue: ASCII.string(text[place.range]), mapping: .succeeded,
            span: place.rule.span)
        switch byte {
        case UInt8(ascii: "F"): field.value = "female"
        case UInt8(ascii: "M"): field.value = "male"
        case ASCII.filler: break
        case UInt8(ascii: "X"): warnings.append(ZoneWarning(.sexPrintedAsX, field: fieldName))
        default:
            field.value = field.rawValue
            field.mapping = .failed
            field.validation = .failed
            warnings.append(ZoneWarning(.unreadableSex, field: fieldName))
        }
        fields.append(field)
    }

    // MARK: Dates

    private mutating func readDates() {
        for place in layout.places {
            if place.rule.kind == .birthDate { birth = CenturyRule.read(text[place.range]) }
            if place.rule.kind == .expiryDate { expiry = CenturyRule.read(text[place.range]) }
        }
        if let reference = options.referenceDate {
            CenturyRule.resolve(birth: &birth, expiry: &expiry, reference: reference)
        }
    }

    private mutating func readDate(
        _ fieldName: String, _ place: ZoneLayout.Place, parts: (year: String, month: String, day: String)
    ) {
        append(fieldName, value: text[place.range], place: place)
        let date = place.rule.kind == .birthDate ? birth : expiry
        let start = place.range.lowerBound
        let status = validation(of: place)
        for (index, name) in [parts.year, parts.month, parts.day].enumerated() {
            let range = (start + 2 * index)..<(start + 2 * index + 2)
            let isUnknown = text[range].allSatisfy { $0 == ASCII.filler }
            let isRead = [date?.yearOfCentury, date?.month, date?.day][index] != nil
            let part = ASCII.string(text[range])
            fields.append(
                ZoneField(
                    name: name, value: part, rawValue: part, validation: isRead || isUnknown ? status : .failed,
                    span: layout.span(of: range)))
        }
        if date?.isPlausible == false { warnings.append(ZoneWarning(.invalidDate, field: fieldName)) }
        if date?.isCenturyUncertain == true { warnings.append(ZoneWarning(.uncertainCentury, field: fieldName)) }
    }

    private var isExpired: Bool? {
        guard let reference = options.referenceDate, let end = expiry?.calendarDate else { return nil }
        return end < reference
    }

    private var age: Int? {
        guard let reference = options.referenceDate, let born = birth?.calendarDate else { return nil }
        return max(0, born.years(until: reference))
    }

    // MARK: What is made of several fields

    private mutating func appendComposedFields() {
        for (check, evaluation) in zip(layout.checkPlaces, evaluations) {
            if check.rule.field == ZoneFieldName.idNumber, let range = check.covers.first {
                let number = ASCII.string(text[range])
                fields.append(
                    ZoneField(
                        name: ZoneFieldName.idNumber, value: number, rawValue: number,
                        validation: evaluation.succeeded ? .succeeded : .failed, span: layout.span(of: range)))
            }
            if check.rule.isComposite, format == .td1 {
                let covered = ASCII.string(check.covers.flatMap { text[$0] })
                fields.append(
                    ZoneField(
                        name: ZoneFieldName.fieldForCompositeCheck, value: covered, rawValue: covered,
                        validation: evaluation.succeeded ? .succeeded : .failed, span: check.rule.digit))
            }
        }
    }

    private mutating func warnAboutCodes() {
        guard let range = layout.documentCode else { return }
        let first = text[range.lowerBound]
        let second = text[range.lowerBound + 1]
        if !DocumentCode.isUsual(first: first, second: second, in: format) {
            warnings.append(ZoneWarning(.unusualDocumentCode, field: ZoneFieldName.documentCode))
        }
        guard format == .td3, DocumentCode.isOrdinaryPassport(first: first, second: second),
            let issuer = fields.first(where: { $0.name == ZoneFieldName.issuingState }),
            let nationality = fields.first(where: { $0.name == ZoneFieldName.nationality }),
            !DocumentCode.isSameState(issuer.rawValue, nationality.rawValue)
        else { return }
        warnings.append(ZoneWarning(.issuerIsNotNationality, field: ZoneFieldName.issuingState))
    }

    private var chipKey: String? {
        guard !format.isVisa, let number = evaluations.first, let numberCheck = layout.checkPlaces.first,
            !numberCheck.rule.isComposite, numberCheck.rule.field != ZoneFieldName.idNumber,
            let birth = protected(by: ZoneFieldName.dateOfBirth),
            let expiry = protected(by: ZoneFieldName.dateOfExpiry), number.succeeded, !number.isEmpty,
            let head = numberCheck.covers.first
        else { return nil }
        var key = Array(text[head])
        if case .continued(let rest, _) = number.longNumber { key += text[rest] }
        key.append(number.printed)
        key += birth
        key += expiry
        return ASCII.string(key)
    }

    /// A date and its digit, when the digit agrees.
    private func protected(by field: String) -> [UInt8]? {
        guard let index = layout.checkPlaces.firstIndex(where: { $0.rule.field == field }),
            evaluations[index].succeeded, let range = layout.checkPlaces[index].covers.first
        else { return nil }
        return Array(text[range]) + [evaluations[index].printed]
    }
}
