import MRZScan

/// A table with one row for each code, or for each page without one (RFC 4180, with plain line feeds).
struct CSVRenderer: ReportRenderer {
    /// What a row is about.
    private struct Row {
        let report: ScanReport
        /// Which of the page's codes, from 1; 0 when there is none.
        let number: Int
        let code: ScannedCode?
    }

    private static let columns: [(name: String, cell: @Sendable (Row) -> String)] = [
        ("file", { $0.report.file ?? "" }),
        ("fileEncoded", { $0.report.fileEncoded ?? "" }),
        ("page", { String($0.report.page) }),
        ("pages", { String($0.report.pageCount) }),
        ("code", { String($0.number) }),
        ("codes", { String($0.report.codes.count) }),
        ("status", { $0.report.status.rawValue }),
        ("codeType", { $0.code?.codeType ?? "" }),
        ("valid", { $0.code.map { $0.isValid ? "true" : "false" } ?? "" }),
        ("documentNumber", { $0.code?.documentNumber ?? "" }),
        ("primaryIdentifier", { $0.code?.value("primaryIdentifier", "lastName") ?? "" }),
        ("secondaryIdentifier", { $0.code?.value("secondaryIdentifier", "givenNames") ?? "" }),
        ("issuingState", { $0.code?["issuingState"]?.raw ?? "" }),
        ("nationality", { $0.code?["nationality"]?.raw ?? "" }),
        ("dateOfBirth", { $0.code?.birthDate ?? $0.code?.value("dateOfBirth") ?? "" }),
        ("sex", { $0.code?.value("sex") ?? "" }),
        ("dateOfExpiry", { $0.code?.expiryDate ?? $0.code?.value("dateOfExpiry") ?? "" }),
        ("optionalData", { $0.code?.value("personalNumber", "optionalData", "optionalData1") ?? "" }),
        ("lines", { $0.code?.lines.joined(separator: "\n") ?? "" }),
        ("faults", { $0.code?.faults.joined(separator: "; ") ?? "" }),
        ("corrections", { $0.code?.corrections.map(\.words).joined(separator: "; ") ?? "" }),
        ("error", { $0.report.error?.description ?? "" }),
    ]

    /// The heading, column by column.
    static var columnNames: [String] { columns.map(\.name) }

    func begin() -> String {
        Self.columnNames.joined(separator: ",") + "\n"
    }

    func render(_ report: ScanReport) -> String {
        let rows =
            report.codes.isEmpty
            ? [Row(report: report, number: 0, code: nil)]
            : report.codes.enumerated().map { Row(report: report, number: $0.offset + 1, code: $0.element) }
        return rows.map { row in
            Self.columns.map { Self.quoted($0.cell(row)) }.joined(separator: ",") + "\n"
        }.joined()
    }

    private static func quoted(_ cell: String) -> String {
        guard cell.unicodeScalars.contains(where: { ["\"", ",", "\n", "\r"].contains($0) }) else { return cell }
        // By scalars: a mark that combines with a quote makes one character of both, which is no quote.
        var quoted = "\"".unicodeScalars
        for scalar in cell.unicodeScalars { quoted.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar]) }
        quoted.append("\"")
        return String(quoted)
    }
}

extension ScannedCode {
    /// The value of the first of these fields that the code has.
    fileprivate func value(_ names: String...) -> String? {
        names.lazy.compactMap { self[$0]?.value }.first
    }
}
