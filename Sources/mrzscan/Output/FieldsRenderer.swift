import MRZScan

/// The fields of each zone or number under the names that people see, one JSON object a line.
struct FieldsRenderer: ReportRenderer {
    func render(_ report: ScanReport) -> String {
        report.labelledFieldsText().map { $0 + "\n" }.joined()
    }
}
