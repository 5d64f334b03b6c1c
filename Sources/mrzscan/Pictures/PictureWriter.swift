import MRZScan
import Raster

/// Saves the pictures of one page.
struct PictureWriter {
    let options: PictureOptions

    /// What has to be said about a page's pictures.
    struct Notices {
        /// What could not be written.
        var errors: [ScanError] = []
        /// What was asked for and is not in the page.
        var missing: [String] = []
    }

    /// Saves what was asked for; `picture` is the page in full size.
    func write(_ report: ScanReport, stem: [UInt8], of picture: ColourImage) -> Notices {
        var notices = Notices()
        for kind in PictureOptions.Kind.allCases {
            guard let folder = options.folders[kind] else { continue }
            guard let result = part(kind, of: picture, report) else {
                notices.missing.append(Self.missing(kind))
                continue
            }
            if kind == .redacted, report.portrait == nil {
                notices.missing.append("no portrait found; only the text is covered")
            }
            let page = report.pageCount > 1 || report.page > 0 ? "-page\(report.page + 1)" : ""
            let path = folder.appending(stem + Array("\(page)-\(kind.rawValue).\(kind.ending)".utf8))
            let bytes = kind.isLossless ? PictureFile.png(result) : PictureFile.jpeg(result)
            do throws(ScanError) {
                guard !bytes.isEmpty else {
                    throw ScanError(.fileSaveFailed, "the picture is too large for its format", hint: "")
                }
                try FileSystem.save(bytes, to: path, replacing: options.isForced)
            } catch {
                notices.errors.append(
                    ScanError(error.code, "\(path.display) was not written: \(error.message)", hint: error.hint))
            }
        }
        return notices
    }

    private func part(_ kind: PictureOptions.Kind, of picture: ColourImage, _ report: ScanReport) -> ColourImage? {
        switch kind {
        case .document: report.documentPicture(of: picture)
        case .portrait: report.portraitPicture(of: picture)
        case .annotated: report.annotatedPicture(of: picture)
        case .redacted: report.redactedPicture(of: picture)
        }
    }

    private static func missing(_ kind: PictureOptions.Kind) -> String {
        switch kind {
        case .document: "no document found; no picture of it was saved"
        case .portrait: "no portrait found; no picture of it was saved"
        case .annotated: "nothing found to mark"
        case .redacted: "no zone found; no redacted picture was saved, as nothing could be covered"
        }
    }
}
