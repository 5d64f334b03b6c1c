import FoundationEssentials
import MRZScan

/// What `mrzbench scan` says.
struct ScanBenchReport: Encodable {
    /// One picture, for comparison from run to run.
    struct Picture: Encodable {
        let file: String
        let groups: [String]
        let outcome: Outcome
        let status: String
        let codes: [[String]]
        let error: String?
        let milliseconds: Double
        let cpuMilliseconds: Double
    }

    let head: ReportHead
    let openingMilliseconds: Double
    /// The first picture, the first time.
    let coldMilliseconds: Double
    /// The same picture, the second time.
    let warmMilliseconds: Double
    let groups: [GroupScore]
    let pictures: [Picture]

    init(folder: FilePath, set: PictureSet, opening: Elapsed, cold: Elapsed, measured: [MeasuredPicture]) {
        head = ReportHead(set: "\(folder.display), \(measured.count) pictures")
        openingMilliseconds = opening.wall * 1000
        coldMilliseconds = cold.wall * 1000
        warmMilliseconds = (measured.first?.elapsed.wall ?? 0) * 1000
        groups =
            set.groups.map { group in GroupScore(group, measured.filter { $0.picture.groups.contains(group) }) }
            + [GroupScore("all", measured)]
        pictures = measured.map { one in
            Picture(
                file: one.picture.path.text, groups: one.picture.groups, outcome: one.outcome,
                status: one.report.status.rawValue, codes: one.report.codes.map(\.lines),
                error: one.report.error?.description,
                milliseconds: one.elapsed.wall * 1000, cpuMilliseconds: one.elapsed.cpu * 1000)
        }
    }

    var text: String {
        var table = TextTable(GroupScore.heads)
        for group in groups { table.add(group.cells) }
        let start =
            "open \(openingMilliseconds.text(places: 1)) ms, first picture cold \(coldMilliseconds.text(places: 1)) ms, "
            + "warm \(warmMilliseconds.text(places: 1)) ms; all times below are warm\n"
        let shown = pictures.filter(\.outcome.isWorthShowing).map { picture in
            "\(picture.outcome.rawValue)  \(FilePath(picture.file).display)  \(picture.error ?? picture.status)"
                + picture.codes.joined().map { "\n    " + $0 }.joined()
        }
        return ([head.text, start, table.text] + (shown.isEmpty ? [] : [""] + shown)).joined(separator: "\n")
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
