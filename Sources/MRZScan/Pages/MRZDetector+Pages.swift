/// Whole files, page by page, with errors as reports: what a batch wants.
extension MRZDetector {
    /// Looks at every page of a file, or of standard input when it is called `-`, and hands on each report as soon as it
    /// is known.
    package func detectPages(ofFile path: FilePath, report: (DetectionReport) -> Void) {
        let bytes: [UInt8]
        do {
            bytes = try path == FilePath("-") ? decoder.standardInput() : decoder.bytes(of: path)
        } catch {
            return report(failure(path, error))
        }
        decoder.forEachPage(of: bytes, named: path) { (page) throws(ScanError) in
            try detect(bytes, page: page)
        } failure: { page, error in
            failure(path, page: page, error)
        } report: {
            report($0)
        }
    }

    /// The report of a page that could not be looked at.
    package func failure(_ name: FilePath, page: Int = 0, _ error: ScanError) -> DetectionReport {
        var report = DetectionReport()
        (report.page, report.error) = (page, error)
        report.setName(name)
        return report
    }
}
