import CommandSupport
import MRZScan

/// `mrzbench ideal`: how far a scan is from what it must cost.
struct IdealCommand {
    static let usage = """
          mrzbench ideal FOLDER
              processor time of a scan against that of decoding the file and reading the strips of the lines that the
              result holds, once each, in the pictures whose zone is read exactly: the least of three times of each
        """

    private let folder: FilePath

    init(_ arguments: inout Arguments) throws(UsageError) {
        folder = FilePath(try arguments.operand("FOLDER"))
    }

    func run() throws -> ExitStatus {
        let set = try PictureSet(folder: folder)
        let scanner = try MRZScanner()
        let least = try LeastWork(for: scanner)
        var costs: [(groups: [String], cost: ScanCost)] = []
        for picture in set.zonePictures where !picture.codes.isEmpty {
            let bytes = try FileSystem.bytes(of: picture.path, limit: scanner.maximumFileBytes)
            // What cannot be scanned has no cost; `mrzbench scan` names it.
            guard let (report, strips) = try? least.strips(of: bytes), !strips.isEmpty,
                Outcome(report, printed: picture.codes) == .exact
            else { continue }
            let cost = ScanCost(
                scan: try Stopwatch.least { () throws(ScanError) in _ = try scanner.scan(bytes) },
                decode: try Stopwatch.least { () throws(ScanError) in try least.decode(bytes) },
                recognize: try Stopwatch.least { () throws(ScanError) in try least.recognize(strips) })
            costs.append((picture.groups, cost))
        }
        print(ReportHead(set: "\(folder.display), \(costs.count) pictures that are read").text)
        var table = TextTable(ScanCost.heads)
        for group in set.groups {
            let costs = costs.filter { $0.groups.contains(group) }.map(\.cost)
            if !costs.isEmpty { table.add(ScanCost.cells(group, costs)) }
        }
        table.add(ScanCost.cells("all", costs.map(\.cost)))
        print(table.text)
        return .success
    }
}

/// What a scan of a picture costs, and what it must; seconds.
struct ScanCost {
    let scan: Double
    let decode: Double
    let recognize: Double

    /// 1 would be a scan that finds the zone for nothing.
    var ratio: Double { scan / max(1e-9, decode + recognize) }

    static let heads = [
        "CPU ms, medians", "pictures", "scan", "decode file", "read strips", "ratio median", "p95", "max",
    ]

    /// In the order of `heads`.
    static func cells(_ group: String, _ costs: [ScanCost]) -> [String] {
        let ratios = Distribution(costs.map(\.ratio))
        let medians = [costs.map(\.scan), costs.map(\.decode), costs.map(\.recognize)].map { Distribution($0).median }
        return [group, String(costs.count)] + medians.map { ($0 * 1000).text(places: 1) }
            + [ratios.median, ratios.percentile95, ratios.maximum].map { $0.text(places: 2) }
    }
}
