import MRZScan

/// A table with one row for each code, or for each page without one (RFC 4180, with plain line feeds).
struct CSVRenderer: ReportRenderer {
    private static let columns: [(name: String, cell: @Sendable (ScanReport, ScannedCode?) -> String)] = [
        ("file", { report, _ in report.file ?? "" }),
        ("page", { report, _ in String(report.page) }),
        ("status", { report, _ in report.status.rawValue }),
        ("codeType", { $1?.codeType ?? "" }),
        ("valid", { $1.map { $0.isValid ? "true" : "false" } ?? "" }),
        ("documentNumber", { $1?.documentNumber ?? "" }),
        ("primaryIdentifier", { $1?.value("primaryIdentifier", "lastName") ?? "" }),
        ("secondaryIdentifier", { $1?.value("secondaryIdentifier", "givenNames") ?? "" }),
        ("issuingState", { $1?["issuingState"]?.raw ?? "" }),
        ("nationality", { $1?["nationality"]?.raw ?? "" }),
        ("dateOfBirth", { $1?.birthDate ?? $1?.value("dateOfBirth") ?? "" }),
        ("sex", { $1?.value("sex") ?? "" }),
        ("dateOfExpiry", { $1?.expiryDate ?? $1?.value("dateOfExpiry") ?? "" }),
        ("optionalData", { $1?.value("personalNumber", "optionalData", "optionalData1") ?? "" }),
        ("lines", { $1?.lines.joined(separator: "\n") ?? "" }),
        ("faults", { $1?.faults.joined(separator: "; ") ?? "" }),
        ("corrections", { $1?.corrections.map(\.words).joined(separator: "; ") ?? "" }),
        ("error", { report, _ in report.error?.description ?? "" }),
    ]

    func begin() -> String {
        Self.columns.map(\.name).joined(separator: ",") + "\n"
    }

    func render(_ report: ScanReport) -> String {
        let codes: [ScannedCode?] = report.codes.isEmpty ? [nil] : report.codes
        return codes.map { code in
            Self.columns.map { Self.quoted($0.cell(report, code)) }.joined(separator: ",") + "\n"
        }.joined()
    }

    private static func quoted(_ cell: String) -> String {
        guard cell.unicodeScalars.contains(where: { ["\"", ",", "\n", "\r"].contains($0) }) else { return cell }
        return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}

extension ScannedCode {
    /// The value of the first of these fields that the code has.
    fileprivate func value(_ names: String...) -> String? {
        names.lazy.compactMap { self[$0]?.value }.first
    }
}
