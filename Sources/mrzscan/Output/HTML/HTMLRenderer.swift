import MRZScan

/// One page for people that holds everything: results, pictures, style and search; it asks the network for nothing.
///
/// Written as results come in, so that memory does not grow with their number. The summary follows the results in the
/// file and is shown above them.
struct HTMLRenderer: ReportRenderer {
    /// How much text pictures may become, all together: more takes a browser long to open.
    static let pictureLimit = 64 << 20

    private var tally = RunTally()
    private var number = 0
    private var room: Int
    private var withoutPictures = 0

    init(room: Int = HTMLRenderer.pictureLimit) { self.room = room }

    func begin() -> String { HTMLPage.head }

    mutating func render(_ report: ScanReport) -> String { render(report, nil) }

    mutating func render(_ report: ScanReport, _ pictures: EmbeddedPictures?) -> String {
        number += 1
        tally.add(report.status)
        var pictures = pictures
        if let length = pictures?.length {
            // Once full it stays full, so that no page has pictures merely because they are small.
            room = length <= room ? room - length : 0
            if room == 0 { pictures = nil }
        }
        let isFull = room == 0 || EmbeddedPictures.Size.after(number - 1) == nil
        if isFull, pictures == nil, report.status != .error { withoutPictures += 1 }
        return HTMLResult(report: report, pictures: pictures, number: number).text
    }

    func end() -> String { HTMLPage.tail(tally, withoutPictures: withoutPictures) }
}
