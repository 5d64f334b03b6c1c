import CodeParser
import MRZScan

/// One zone or number: its fields in groups, its lines with the failed places marked, what is wrong and what was
/// corrected.
struct HTMLCode {
    let code: ScannedCode

    private static let personalNames: Set<String> = [
        ZoneFieldName.name, ZoneFieldName.primaryIdentifier, ZoneFieldName.secondaryIdentifier, ZoneFieldName.lastName,
        ZoneFieldName.givenNames, ZoneFieldName.dateOfBirth, ZoneFieldName.sex, ZoneFieldName.nationality,
    ]

    var text: String {
        let shown = code.shownFields
        let personal = shown.filter { Self.personalNames.contains($0.name) }
        let other = shown.filter { !Self.personalNames.contains($0.name) }
        var parts: [String] = []
        if !personal.isEmpty { parts.append(group("Personal Info", personal)) }
        let isVehicle = code.codeType == "VIN"
        if !other.isEmpty { parts.append(group(isVehicle ? "Vehicle Info" : "Document Info", other)) }
        parts.append(zone)
        parts.append(list("Faults", unshownFaults, kind: "faults"))
        parts.append(list("Corrected while reading", code.corrections.map(\.words), kind: "corrections"))
        parts.append(list("Worth knowing", code.warnings.map { words($0) }, kind: "warnings"))
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Fields

    private func group(_ title: String, _ fields: [ScannedField]) -> String {
        let rows = fields.map { field -> String in
            let label = HTMLText.escaped(HTMLWords.capitalized(field.heading))
            let value = HTMLText.escaped(code.text(of: field))
            guard let fault = code.fault(of: field) else {
                return "<div class=\"field\"><dt>\(label)</dt><dd>\(value)</dd></div>"
            }
            // The mark is drawn, the words are said.
            return """
                <div class="field failed"><dt>\(label)</dt><dd><span class="hidden">Failed check. </span>\(value)\
                <span class="why">\(HTMLText.escaped(HTMLWords.capitalized(fault)))</span></dd></div>
                """
        }
        return "<section class=\"group\"><h3>\(title)</h3><dl>\(rows.joined())</dl></section>"
    }

    /// Faults that stand at no field: of composite digits, and doubts.
    private var unshownFaults: [String] {
        let shown = Set(code.shownFields.map(\.name))
        var faults = code.checks.filter { $0.status == .failed && !shown.contains($0.field) }.map {
            "\(HTMLWords.capitalized(words($0.field))): \($0.faultWords)"
        }
        if code.isAmbiguous {
            let others = code.alternatives.dropFirst().map { $0.joined(separator: " / ") }
            faults.append(
                "Another reading is about as likely" + (others.isEmpty ? "" : ": " + others.joined(separator: " or ")))
        }
        return faults
    }

    private func list(_ title: String, _ items: [String], kind: String) -> String {
        guard !items.isEmpty else { return "" }
        let rows = items.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
        return "<section class=\"list \(kind)\"><h3>\(title)</h3><ul>\(rows)</ul></section>"
    }

    // MARK: The zone

    private enum Mark: String {
        /// The digit that does not agree.
        case digit
        /// What it covers.
        case covered
        /// A character that was corrected.
        case corrected
    }

    private var zone: String {
        let marks = marks
        let lines = code.lines.enumerated().map { index, line in marked(line, marks[index + 1] ?? [:]) }
        let title = code.codeType == "VIN" ? "Number as read" : "Machine readable zone"
        let confidence = code.confidence.map { "<span class=\"confidence\">\($0) % sure</span>" } ?? ""
        return """
            <section class="zone"><h3>\(title)\(confidence)</h3><pre>\(lines.joined(separator: "\n"))</pre></section>
            """
    }

    /// By line and column, both from 1.
    private var marks: [Int: [Int: Mark]] {
        var marks: [Int: [Int: Mark]] = [:]
        for correction in code.corrections { marks[correction.line, default: [:]][correction.column] = .corrected }
        for check in code.checks where check.status == .failed {
            for column in check.columns { marks[check.line, default: [:]][column] = .covered }
        }
        for check in code.checks where check.status == .failed {
            marks[check.digitLine, default: [:]][check.digitColumn] = .digit
        }
        return marks
    }

    private func marked(_ line: String, _ marks: [Int: Mark]) -> String {
        var text = ""
        var open: Mark?
        for (index, character) in line.enumerated() {
            let mark = marks[index + 1]
            if mark != open {
                if open != nil { text += "</mark>" }
                if let mark { text += "<mark class=\"\(mark.rawValue)\">" }
                open = mark
            }
            text += HTMLText.escaped(String(character))
        }
        return open == nil ? text : text + "</mark>"
    }
}

/// Words of the report.
enum HTMLWords {
    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// What kind of document a zone stands on.
    static func kind(of code: ScannedCode) -> String {
        switch code.codeType {
        case "MRTD_TD3_PASSPORT": "Passport"
        case "MRTD_TD1_ID", "MRTD_TD2_ID", "MRTD_TD2_FRENCH_ID": "Identity card"
        case "MRTD_TD2_VISA", "MRTD_TD3_VISA": "Visa"
        case "VIN": "Vehicle number"
        default: capitalized(words(code.codeType.split(separator: "_").joined(separator: " ").lowercased()))
        }
    }
}
