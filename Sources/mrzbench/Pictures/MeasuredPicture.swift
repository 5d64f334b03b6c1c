import MRZScan

/// A picture, what became of it and what that took.
struct MeasuredPicture {
    let picture: BenchPicture
    let outcome: Outcome
    let report: ScanReport
    let elapsed: Elapsed

    init(_ picture: BenchPicture, with scanners: Scanners) {
        let scanner = scanners[picture.kind]
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
        outcome = Outcome(report, printed: picture.codes)
        elapsed = measured.elapsed
    }
}
