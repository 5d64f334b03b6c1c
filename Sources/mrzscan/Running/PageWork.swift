import MRZScan
import Raster

/// The work on one input: its pages are scanned, and what was asked for is cut from them.
struct PageWork: Sendable {
    let scanner: MRZScanner
    let pictures: PictureOptions
    /// How many inputs were before this one, from which the size of pictures for a report follows; `nil` when it holds
    /// none.
    let embeddedAfter: Int?
    /// Where the traces of the pages go; `nil` when none are kept.
    var traces: TraceWriter?

    /// Hands on each page as soon as it is known.
    func run(_ input: ScanInput, stem: [UInt8], page: (PageOutcome) -> Void) {
        guard !pictures.isEmpty || embeddedAfter != nil || traces != nil else {
            switch input {
            case .file(let path): scanner.scanPages(ofFile: path) { page(PageOutcome(report: $0)) }
            case .standardInput: scanner.scanStandardInput { page(PageOutcome(report: $0)) }
            case .failure(let path, let error): page(PageOutcome(report: scanner.failure(path, error)))
            }
            return
        }
        do {
            let bytes = try bytes(of: input)
            guard let traces else {
                scanner.scanPages(of: bytes, named: input.name) { page(outcome($0, bytes, stem: stem)) }
                return
            }
            var errors: [ScanError] = []
            scanner.scanPages(
                of: bytes, named: input.name, trace: { errors = traces.write($0, of: $1, stem: stem) },
                report: {
                    var outcome = outcome($0, bytes, stem: stem)
                    outcome.pictureErrors += errors
                    page(outcome)
                })
        } catch {
            page(PageOutcome(report: scanner.failure(input.name, error)))
        }
    }

    private func bytes(of input: ScanInput) throws(ScanError) -> [UInt8] {
        switch input {
        case .file(let path): try FileSystem.bytes(of: path, limit: scanner.maximumFileBytes)
        case .standardInput: try FileSystem.standardInput(limit: scanner.maximumFileBytes)
        case .failure(_, let error): throw error
        }
    }

    private func outcome(_ report: ScanReport, _ bytes: [UInt8], stem: [UInt8]) -> PageOutcome {
        var outcome = PageOutcome(report: report)
        let size = embeddedAfter.flatMap { EmbeddedPictures.Size.after($0 + report.page) }
        guard report.error == nil, !pictures.isEmpty || size != nil else { return outcome }
        do {
            // In full size only for what is saved.
            let edge = pictures.isEmpty ? size?.leastPageEdge : nil
            let picture = try scanner.picture(bytes, page: report.page, leastShorterEdge: edge)
            if !pictures.isEmpty {
                let notices = PictureWriter(options: pictures).write(report, stem: stem, of: picture)
                outcome.pictureErrors = notices.errors
                outcome.missingPictures = notices.missing
            }
            if let size { outcome.pictures = EmbeddedPictures(report, of: picture, size) }
        } catch {
            outcome.pictureErrors = [error]
        }
        return outcome
    }
}
