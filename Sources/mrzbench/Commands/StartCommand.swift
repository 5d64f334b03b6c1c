import CommandSupport
import MRZScan

/// `mrzbench start`: from nothing to the first result.
struct StartCommand {
    static let usage = """
          mrzbench start FILE
              milliseconds to open a scanner, to the first result, and for later ones of the same picture
        """

    private static let warmCount = 5

    private let path: String

    init(_ arguments: inout Arguments) throws(UsageError) {
        path = try arguments.operand("FILE")
    }

    func run() throws(ScanError) -> ExitStatus {
        // Before anything else is measured, so that it is what loading the program and its libraries has cost.
        let loading = Stopwatch.processorSeconds
        let opening = try Stopwatch.measure { () throws(ScanError) in try MRZScanner() }
        let scanner = opening.result
        let first = try Stopwatch.measure { () throws(ScanError) in try scanner.scan(contentsOf: path) }
        var sum = opening.elapsed
        sum += first.elapsed
        var warm: [Elapsed] = []
        for _ in 0..<Self.warmCount {
            warm.append(try Stopwatch.measure { () throws(ScanError) in try scanner.scan(contentsOf: path) }.elapsed)
        }
        var table = TextTable(["", "wall ms", "CPU ms"])
        func add(_ name: String, _ wall: Double?, _ cpu: Double) {
            table.add([name, wall.map { ($0 * 1000).text(places: 1) } ?? "-", (cpu * 1000).text(places: 1)])
        }
        add("load program", nil, loading)
        add("open scanner", opening.elapsed.wall, opening.elapsed.cpu)
        add("first scan", first.elapsed.wall, first.elapsed.cpu)
        add("open and first scan", sum.wall, sum.cpu)
        add(
            "later scans, median of \(Self.warmCount)", Distribution(warm.map(\.wall)).median,
            Distribution(warm.map(\.cpu)).median)
        print(ReportHead(set: "\(path) (\(first.result.status.rawValue))").text)
        print(table.text)
        return .success
    }
}
