/// Whole files, page by page, with errors as reports: what a batch wants.
extension MRZDetector {
    /// Looks at every page of a file and hands on each report as soon as it is known.
    package func detectPages(ofFile path: FilePath, report: (DetectionReport) -> Void) {
        let bytes: [UInt8]
        let count: Int
        do throws(ScanError) {
            bytes =
                path == FilePath("-")
                ? try FileSystem.standardInput(limit: maximumFileBytes)
                : try FileSystem.bytes(of: path, limit: maximumFileBytes)
            count = try pageCount(of: bytes)
        } catch {
            return report(failure(path, error))
        }
        for page in 0..<count {
            var result: DetectionReport
            do throws(ScanError) {
                result = try detect(bytes, page: page)
                (result.file, result.fileEncoded) = (path.text, path.encoded)
            } catch {
                result = failure(path, page: page, error)
            }
            result.pageCount = count
            report(result)
        }
    }

    /// The report of a page that could not be looked at.
    package func failure(_ name: FilePath, page: Int = 0, _ error: ScanError) -> DetectionReport {
        var report = DetectionReport()
        (report.file, report.fileEncoded, report.page, report.error) = (name.text, name.encoded, page, error)
        return report
    }
}
