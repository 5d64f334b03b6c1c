import CodecBridge

/// Whole files, page by page, with errors as reports: what a batch wants.
extension MRZScanner {
    /// Scans every page of a file and hands on each report as soon as it is known.
    ///
    /// An error belongs to its page and becomes a report with the status `error`; it never ends the batch.
    package func scanPages(ofFile path: FilePath, report: (ScanReport) -> Void) {
        let bytes: [UInt8]
        do {
            bytes = try decoder.bytes(of: path)
        } catch {
            return report(failure(path, error))
        }
        scanPages(of: bytes, named: path, report: report)
    }

    /// Scans every page of a file that is in memory.
    ///
    /// `trace` is handed, before the report, everything the stages made of a page; nothing is kept without it.
    package func scanPages(
        of bytes: [UInt8], named name: FilePath, trace: ((ScanTrace, ScanReport) -> Void)? = nil,
        report: (ScanReport) -> Void
    ) {
        var observer: ScanTrace?
        decoder.forEachPage(of: bytes, named: name) { (page) throws(ScanError) in
            observer = trace == nil ? nil : ScanTrace()
            return try scan(bytes, page: page, observer: observer)
        } failure: { page, error in
            failure(name, page: page, error)
        } report: {
            if let observer { trace?(observer, $0) }
            report($0)
        }
    }

    /// Scans every page of what standard input delivers; its name is `-`.
    package func scanStandardInput(report: (ScanReport) -> Void) {
        let name = FilePath("-")
        do {
            scanPages(of: try decoder.standardInput(), named: name, report: report)
        } catch {
            report(failure(name, error))
        }
    }

    /// The report of a page that could not be scanned.
    package func failure(_ name: FilePath, page: Int = 0, _ error: ScanError) -> ScanReport {
        var report = ScanReport(page: page, template: configuration.template, error: error)
        report.setName(name)
        return report
    }
}

extension MRZScanner {
    /// Whether a file that begins with these bytes is a picture of a kind that is read.
    package static func isPicture(head: [UInt8]) -> Bool { ImageDecoder.isPicture(head: head) }
}
