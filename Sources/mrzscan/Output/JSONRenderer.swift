import MRZScan

/// One indented JSON document: a single page stands by itself, several are a list.
struct JSONRenderer: ReportRenderer {
    /// The first report waits until it is known whether it stays alone.
    private var first: ScanReport?
    private var count = 0

    mutating func render(_ report: ScanReport) -> String {
        count += 1
        guard count > 1 else {
            first = report
            return ""
        }
        let opening = first.map { "[\n" + $0.jsonText(isIndented: true) } ?? ""
        first = nil
        return opening + ",\n" + report.jsonText(isIndented: true)
    }

    func end() -> String {
        if let first { return first.jsonText(isIndented: true) + "\n" }
        return count == 0 ? "[]\n" : "\n]\n"
    }
}

/// One JSON object a line, as soon as it is known.
struct JSONLinesRenderer: ReportRenderer {
    func render(_ report: ScanReport) -> String { report.jsonText() + "\n" }
}
