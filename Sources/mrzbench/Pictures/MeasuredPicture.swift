import MRZScan

/// A picture, what became of it and what that took.
struct MeasuredPicture {
    let picture: BenchPicture
    let outcome: Outcome
    let report: ScanReport
    let elapsed: Elapsed

    init(_ picture: BenchPicture, with scanner: MRZScanner) {
        let path = picture.path.text
        let measured = Stopwatch.measure {
            do throws(ScanError) {
                return try scanner.scan(contentsOf: path)
            } catch {
                return ScanReport(file: path, template: scanner.configuration.template, error: error)
            }
        }
        self.picture = picture
        report = measured.result
        outcome = Outcome(report, zones: picture.zones)
        elapsed = measured.elapsed
    }
}
