import CodeParser
import MRZScan

/// Results for people: one block a page, faults marked in words.
struct TextRenderer: ReportRenderer {
    private var hasWritten = false

    mutating func render(_ report: ScanReport) -> String {
        // Errors go to standard error, where results would hide them.
        guard report.status != .error else { return "" }
        var paragraphs: [String] = []
        for code in report.codes { paragraphs.append(Columns.aligned(rows(code), indentation: 2, minimumWidth: 16)) }
        let title = heading(report)
        let body = (title.isEmpty ? [] : [title]) + [paragraphs.joined(separator: "\n\n")].filter { !$0.isEmpty }
        let gap = hasWritten ? "\n" : ""
        hasWritten = true
        return gap + body.joined(separator: "\n") + "\n"
    }

    private func heading(_ report: ScanReport) -> String {
        let status =
            switch report.status {
            case .found: "found"
            case .foundWithFaults: "found with faults"
            case .notFound, .error: "nothing found"
            }
        guard let file = report.file else { return status }
        return FilePath(file).display + (report.page > 0 ? ", page \(report.page + 1)" : "") + ": " + status
    }

    private func rows(_ code: ScannedCode) -> [(String, String)] {
        var rows = [("type", code.codeType)]
        for field in code.shownFields { rows.append((field.heading, text(field, in: code))) }
        if code.codeType != "VIN" { rows.append(("zone", code.lines.joined(separator: "\n"))) }
        let shown = Set(code.fields.filter { !$0.isPart }.map(\.name))
        for check in code.checks where check.status == .failed && !shown.contains(check.field) {
            rows.append(("FAULT", "\(words(check.field)): \(check.faultWords)"))
        }
        if code.isAmbiguous {
            let others = code.alternatives.dropFirst().map { $0.joined(separator: "\n") }
            rows.append(("AMBIGUOUS", (["it may also be"] + others).joined(separator: "\n")))
        }
        if !code.corrections.isEmpty {
            rows.append(("corrected", code.corrections.map(\.words).joined(separator: "\n")))
        }
        if !code.warnings.isEmpty { rows.append(("note", code.warnings.map { words($0) }.joined(separator: "\n"))) }
        if let confidence = code.confidence { rows.append(("confidence", "\(confidence) %")) }
        return rows
    }

    /// The value, with what has to be said about it.
    private func text(_ field: ScannedField, in code: ScannedCode) -> String {
        let text = code.text(of: field)
        return code.fault(of: field).map { text + "  FAULT: " + $0 } ?? text
    }
}
