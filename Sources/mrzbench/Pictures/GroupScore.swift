/// One row of the report: some pictures together.
struct GroupScore: Encodable {
    let group: String
    let pictures: Int
    /// Pictures that show a zone or a vehicle number.
    let withCode: Int
    let exact: Int
    /// With the silent ones.
    let wrong: Int
    let silent: Int
    let nothingFound: Int
    let falseFinds: Int
    let errors: Int
    let minimumMilliseconds: Double
    let medianMilliseconds: Double
    let percentile95Milliseconds: Double
    let maximumMilliseconds: Double
    let medianCPUMilliseconds: Double
    let percentile95CPUMilliseconds: Double
    let wallSeconds: Double
    let cpuSeconds: Double

    init(_ group: String, _ measured: [MeasuredPicture]) {
        func count(_ outcomes: Outcome...) -> Int { measured.count { outcomes.contains($0.outcome) } }
        self.group = group
        pictures = measured.count
        withCode = measured.count { !$0.picture.codes.isEmpty }
        exact = count(.exact)
        wrong = count(.wrong, .silent)
        silent = count(.silent)
        nothingFound = count(.nothingFound)
        falseFinds = count(.falseFind)
        errors = count(.error)
        let times = Distribution(measured.map { $0.elapsed.wall * 1000 })
        minimumMilliseconds = times.minimum
        medianMilliseconds = times.median
        percentile95Milliseconds = times.percentile95
        maximumMilliseconds = times.maximum
        let cpuTimes = Distribution(measured.map { $0.elapsed.cpu * 1000 })
        medianCPUMilliseconds = cpuTimes.median
        percentile95CPUMilliseconds = cpuTimes.percentile95
        let sum = measured.reduce(into: Elapsed()) { $0 += $1.elapsed }
        wallSeconds = sum.wall
        cpuSeconds = sum.cpu
    }

    static let heads = [
        "", "pictures", "codes", "exact", "wrong", "silent", "nothing", "false", "errors", "min ms", "median", "p95",
        "max", "CPU ms median", "p95", "wall s", "CPU s",
    ]

    /// In the order of `heads`.
    var cells: [String] {
        let counts = [pictures, withCode, exact, wrong, silent, nothingFound, falseFinds, errors]
        let times = [
            minimumMilliseconds, medianMilliseconds, percentile95Milliseconds, maximumMilliseconds,
            medianCPUMilliseconds, percentile95CPUMilliseconds,
        ]
        return [group] + counts.map { String($0) } + times.map { $0.text(places: 0) }
            + [wallSeconds, cpuSeconds].map { $0.text(places: 2) }
    }
}
