import CodecBridge

/// Whole files, page by page, with errors as reports: what a batch wants.
extension MRZScanner {
    /// Scans every page of a file.
    ///
    /// An error belongs to its page and becomes a report with the status `error`; it never ends the batch.
    package func scanPages(ofFile path: FilePath) -> [ScanReport] {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: path, limit: maximumFileBytes)
        } catch {
            return [report(file: path.text, page: 0, error)]
        }
        return scanPages(of: bytes, named: path.text)
    }

    /// Scans every page of a file that is in memory.
    package func scanPages(of bytes: [UInt8], named name: String) -> [ScanReport] {
        let count: Int
        do {
            count = try pageCount(of: bytes)
        } catch {
            return [report(file: name, page: 0, error)]
        }
        return (0..<count).map { page in
            do throws(ScanError) {
                var report = try scan(bytes, page: page)
                report.file = name
                return report
            } catch {
                return report(file: name, page: page, error)
            }
        }
    }

    /// Scans every page of what standard input delivers; its name is `-`.
    package func scanStandardInput() -> [ScanReport] {
        do {
            return try scanPages(of: FileSystem.standardInput(limit: maximumFileBytes), named: "-")
        } catch {
            return [report(file: "-", page: 0, error)]
        }
    }

    private func report(file: String, page: Int, _ error: ScanError) -> ScanReport {
        ScanReport(file: file, page: page, template: configuration.template, error: error)
    }
}

extension MRZScanner {
    /// Whether a file that begins with these bytes is a picture of a kind that is read.
    package static func isPicture(head: [UInt8]) -> Bool { ImageDecoder.isPicture(head: head) }
}
