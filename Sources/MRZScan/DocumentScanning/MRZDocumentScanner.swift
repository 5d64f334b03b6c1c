import Raster
import ScanTemplates

/// Scans documents of one side or two, and cuts the pictures of them that were asked for.
///
/// Immutable and safe from any number of threads at once.
public final class MRZDocumentScanner: Sendable {
    /// What the scanner was told.
    public let config: MRZScannerConfig
    private let scanner: MRZScanner

    /// Opens a scanner.
    ///
    /// - Parameter config: what to look for, and which pictures are wanted.
    /// - Throws: `ScanError` when the template cannot be used or a model is missing.
    public init(config: MRZScannerConfig = MRZScannerConfig()) throws(ScanError) {
        self.config = config
        var configuration = ScanConfiguration(
            template: config.templateName, referenceDate: config.referenceDate, dataFolder: config.dataFolder,
            findsPortrait: config.returnPortraitImage)
        if let text = config.templateFile, let first = text.first(where: { !$0.isWhitespace }), "{[".contains(first) {
            scanner = try MRZScanner(configuration: configuration, plan: Self.plan(ofTemplates: text))
        } else {
            configuration.templateFile = config.templateFile
            scanner = try MRZScanner(configuration: configuration)
        }
    }

    /// The first template of a text.
    private static func plan(ofTemplates text: String) throws(ScanError) -> PipelinePlan {
        do throws(TemplateError) {
            return try TemplateLibrary(TemplateFile.read(Array(text.utf8), name: "templateFile")).plan(named: "")
        } catch {
            throw ScanError(error)
        }
    }

    /// Scans one side of a document.
    ///
    /// - Parameter picture: a picture file in memory.
    /// - Returns: what was read; a picture that cannot be read is a result with the status `exception`.
    public func scan(_ picture: [UInt8]) -> MRZScanResult {
        do {
            return result(try page(picture), opposite: nil)
        } catch {
            return MRZScanResult(.exception, error: error)
        }
    }

    /// Scans both sides of a card as one document: whichever has the zone is `mrz`, the other one `opposite`.
    ///
    /// The portrait is taken from the side with the zone, or else from the other one.
    ///
    /// - Parameters:
    ///   - first: a picture file in memory.
    ///   - second: that of the other side.
    /// - Returns: what was read; a picture that cannot be read is a result with the status `exception`.
    public func scan(_ first: [UInt8], _ second: [UInt8]) -> MRZScanResult {
        do {
            let sides = [try page(first), try page(second)]
            let isSwapped = sides[0].zone == nil && sides[1].zone != nil
            return result(sides[isSwapped ? 1 : 0], opposite: sides[isSwapped ? 0 : 1])
        } catch {
            return MRZScanResult(.exception, error: error)
        }
    }

    /// One side: what was found, and the picture.
    private struct Page {
        var report: ScanReport
        var picture: ColourImage

        var zone: ScannedCode? { report.codes.first { $0.codeType != "VIN" } }
    }

    private func page(_ bytes: [UInt8]) throws(ScanError) -> Page {
        Page(report: try scanner.scan(bytes), picture: try scanner.picture(bytes))
    }

    private func result(_ page: Page, opposite: Page?) -> MRZScanResult {
        var sides = [MRZScanResult.DocumentSide.mrz: side(page)]
        // As on a phone: nobody asks for the other side unless the portrait is wanted.
        if let opposite, config.returnPortraitImage { sides[.opposite] = side(opposite) }
        let portrait = config.returnPortraitImage ? (portrait(page) ?? opposite.flatMap { self.portrait($0) }) : nil
        let data = page.zone.flatMap { MRZData($0, referenceDate: config.referenceDate) }
        return MRZScanResult(.finished, data: data, report: page.report, sides: sides, portrait: portrait)
    }

    private func side(_ page: Page) -> MRZScanResult.Side {
        MRZScanResult.Side(
            document: config.returnDocumentImage ? page.report.documentPicture(of: page.picture) : nil,
            original: config.returnOriginalImage ? page.picture : nil)
    }

    private func portrait(_ page: Page) -> ColourImage? { page.report.portraitPicture(of: page.picture) }
}
