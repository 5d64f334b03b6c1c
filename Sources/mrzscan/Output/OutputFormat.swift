import CommandSupport
import MRZScan

/// How results are written.
enum OutputFormat: String, CaseIterable {
    case text
    case json
    case jsonl
    case csv
    case fields
    case html

    init(argument: FilePath) throws(UsageError) {
        guard let format = OutputFormat(rawValue: argument.text) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(message: "there is no format \(argument.display); formats are \(names)")
        }
        self = format
    }

    /// Whether a file of this format can be cut behind any result and continued.
    var canBeResumed: Bool { self == .jsonl || self == .csv }

    /// Whether pictures stand among the results.
    var holdsPictures: Bool { self == .html }

    /// A renderer for one run.
    func renderer() -> any ReportRenderer {
        switch self {
        case .text: TextRenderer()
        case .json: JSONRenderer()
        case .jsonl: JSONLinesRenderer()
        case .csv: CSVRenderer()
        case .fields: FieldsRenderer()
        case .html: HTMLRenderer()
        }
    }
}

/// Turns reports, one after the other, into what is written.
protocol ReportRenderer {
    /// What is written before any report.
    mutating func begin() -> String
    /// What is written for a report.
    mutating func render(_ report: ScanReport) -> String
    /// The same with the page's pictures.
    mutating func render(_ report: ScanReport, _ pictures: EmbeddedPictures?) -> String
    /// What is written after the last report.
    mutating func end() -> String
}

extension ReportRenderer {
    func begin() -> String { "" }
    mutating func render(_ report: ScanReport, _ pictures: EmbeddedPictures?) -> String { render(report) }
    func end() -> String { "" }
}
