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
