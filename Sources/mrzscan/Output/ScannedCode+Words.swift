import CodeParser
import MRZScan

/// Results in words, as the formats for people need them.
extension ScannedCode {
    /// The number of the document under whichever name the layout gives it; a long number before its first part.
    var documentNumber: String {
        let names = [
            ZoneFieldName.longDocumentNumber, ZoneFieldName.documentNumber, ZoneFieldName.passportNumber,
            ZoneFieldName.idNumber, "vinString",
        ]
        return names.lazy.compactMap { self[$0]?.value }.first { !$0.isEmpty } ?? ""
    }

    /// The fields that people want to see, in reading order: no parts of others, no empty ones.
    var shownFields: [ScannedField] {
        let hasParts = self[ZoneFieldName.primaryIdentifier] != nil
        let hasLongNumber = self[ZoneFieldName.longDocumentNumber].map { !$0.value.isEmpty } ?? false
        return fields.filter { field in
            if field.isPart || field.name == ZoneFieldName.name && hasParts { return false }
            if field.name == ZoneFieldName.documentNumber, hasLongNumber { return false }
            return !field.value.isEmpty || field.validation == .failed
        }
    }

    /// A field's value with what belongs to it: dates in full, the age, the code behind a word.
    func text(of field: ScannedField) -> String {
        var text = field.value.isEmpty ? field.raw : field.value
        switch field.name {
        case ZoneFieldName.dateOfBirth:
            text = birthDate ?? text
            if let age { text += " (age \(age))" }
        case ZoneFieldName.dateOfExpiry:
            text = expiryDate ?? text
            if isExpired == true { text += " (expired)" }
        default:
            if field.mapping == .succeeded, field.name != ZoneFieldName.sex { text += " (\(field.raw))" }
        }
        return text
    }

    /// Why a field failed, in words; `nil` when it did not.
    func fault(of field: ScannedField) -> String? {
        guard field.validation == .failed else { return nil }
        let check = checks.first { $0.field == field.name && $0.status == .failed }
        return check?.faultWords ?? "\(field.raw) cannot be right"
    }

    /// Every fault, one sentence each.
    var faults: [String] {
        var faults = checks.filter { $0.status == .failed }.map { "\($0.field): \($0.faultWords)" }
        let checked = Set(checks.map(\.field))
        faults += fields.filter { $0.validation == .failed && !checked.contains($0.name) && !$0.isPart }.map {
            "\($0.name): \($0.raw) cannot be right"
        }
        if isAmbiguous { faults.append("another reading is about as likely") }
        return faults
    }
}

extension ScannedCheck {
    /// What is wrong with the digit.
    var faultWords: String {
        let place = "line \(digitLine), column \(digitColumn)"
        guard !computed.isEmpty else { return "the check digit \(printed) (\(place)) cannot be verified" }
        return "the check digit is \(printed), should be \(computed) (\(place))"
    }
}

extension ScannedCorrection {
    /// The change in words.
    var words: String {
        let place = "line \(line), column \(column)"
        if from.isEmpty { return "\(place): \(to) inserted (\(reason))" }
        if to.isEmpty { return "\(place): \(from) removed (\(reason))" }
        return "\(place): \(from) read, \(to) reported (\(reason))"
    }
}

extension ScannedField {
    /// Headings that are better than the field's own name.
    private static let headings = [
        ZoneFieldName.primaryIdentifier: "surname", ZoneFieldName.secondaryIdentifier: "given names",
        ZoneFieldName.lastName: "surname", ZoneFieldName.idNumber: "card number",
        ZoneFieldName.longDocumentNumber: "document number", "vinString": "number",
    ]

    /// What the field is called.
    var heading: String { Self.headings[name] ?? words(name) }

    /// Whether the field is a line, a check digit or a part of another field, which people need not see.
    var isPart: Bool {
        name.hasPrefix("line") || name.hasPrefix("checkDigit")
            || [
                "birthYear", "birthMonth", "birthDay", "expiryYear", "expiryMonth", "expiryDay", "compositeCheckDigit",
                "fieldForCompositeCheck",
            ].contains(name)
    }
}

/// Names in the source in words: `personalNumber` becomes `personal number`; `WMI` stays.
func words(_ name: String) -> String {
    guard name.contains(where: \.isLowercase) else { return name }
    var words = ""
    for character in name {
        if character.isUppercase, let last = words.last, last.isLowercase {
            words += " "
        }
        words += character.lowercased()
    }
    return words
}
