import MRZScan

/// The times of the stages over some pictures.
struct StageSums {
    private var stages: [String] = []
    /// Milliseconds of a stage in each picture in which it ran.
    private var milliseconds: [String: [Double]] = [:]
    private var runs: [String: Int] = [:]
    private var total = 0.0
    private var pictureCount = 0
    private(set) var stripCount = 0

    /// Adds what one picture took, whole and by stages; the rest is called "other".
    mutating func add(_ times: StageTimes, total elapsed: Elapsed) {
        pictureCount += 1
        stripCount += times.stripCount
        for entry in times.entries { add(entry.stage, entry.seconds, entry.runs) }
        add("other", elapsed.wall - times.entries.reduce(0) { $0 + $1.seconds }, 1)
        total += elapsed.wall
    }

    private mutating func add(_ stage: String, _ seconds: Double, _ count: Int) {
        if milliseconds[stage] == nil { stages.append(stage) }
        milliseconds[stage, default: []].append(seconds * 1000)
        runs[stage, default: 0] += count
    }

    /// One row a stage; the stages that did not run in a picture count there as 0.
    var table: TextTable {
        var table = TextTable(["stage", "runs", "share %", "ms mean", "median", "p95", "max"])
        for stage in stages {
            let ran = milliseconds[stage] ?? []
            let all = ran + [Double](repeating: 0, count: max(0, pictureCount - ran.count))
            let sum = ran.reduce(0, +)
            let spread = Distribution(all)
            table.add(
                [stage, String(runs[stage] ?? 0), (sum / max(1e-9, total) / 10).text(places: 1)]
                    + [sum / Double(max(1, pictureCount)), spread.median, spread.percentile95, spread.maximum]
                    .map { $0.text(places: 1) })
        }
        return table
    }
}
