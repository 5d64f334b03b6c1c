import MRZScan

/// One page for people that holds everything: results, pictures, style and search; it asks the network for nothing.
///
/// Written as results come in, so that memory does not grow with their number. The summary follows the results in the
/// file and is shown above them.
struct HTMLRenderer: ReportRenderer {
    private var tally = RunTally()
    private var number = 0

    func begin() -> String { HTMLPage.head }

    mutating func render(_ report: ScanReport) -> String { render(report, nil) }

    mutating func render(_ report: ScanReport, _ pictures: EmbeddedPictures?) -> String {
        number += 1
        tally.add(report.status)
        return HTMLResult(report: report, pictures: pictures, number: number).text
    }

    func end() -> String { HTMLPage.tail(tally) }
}
