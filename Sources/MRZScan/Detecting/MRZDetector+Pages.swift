/// Whole files, page by page, with errors as reports: what a batch wants.
extension MRZDetector {
    /// Looks at every page of a file and hands on each report as soon as it is known.
    package func detectPages(ofFile path: FilePath, report: (DetectionReport) -> Void) {
        var page = 0
        do throws(ScanError) {
            let bytes =
                path == FilePath("-")
                ? try FileSystem.standardInput(limit: maximumFileBytes)
                : try FileSystem.bytes(of: path, limit: maximumFileBytes)
            var count = 1
            while page < count {
                var result = try detect(bytes, page: page)
                (result.file, result.fileEncoded) = (path.text, path.encoded)
                count = result.pageCount
                report(result)
                page += 1
            }
        } catch {
            report(failure(path, page: page, error))
        }
    }

    /// The report of a page that could not be looked at.
    package func failure(_ name: FilePath, page: Int = 0, _ error: ScanError) -> DetectionReport {
        var report = DetectionReport()
        (report.file, report.fileEncoded, report.page, report.error) = (name.text, name.encoded, page, error)
        return report
    }
}
