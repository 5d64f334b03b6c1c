import MRZScan

/// Saves what the stages made of each page, in a folder of its own for each.
struct TraceWriter: Sendable {
    let folder: FilePath
    /// Whether files that are there already may be replaced.
    let isForced: Bool

    /// Saves a page's trace; what could not be written.
    func write(_ trace: ScanTrace, of report: ScanReport, stem: [UInt8]) -> [ScanError] {
        let page = report.pageCount > 1 || report.page > 0 ? "-page\(report.page + 1)" : ""
        let place = folder.appending(stem + Array(page.utf8))
        do throws(ScanError) {
            try FileSystem.prepareFolder(place)
            for file in trace.files(for: report) where !file.bytes.isEmpty {
                try FileSystem.save(file.bytes, to: place.appending(file.name), replacing: isForced)
            }
            return []
        } catch {
            return [ScanError(error.code, "\(place.display): \(error.message)", hint: error.hint)]
        }
    }
}
