import CodecBridge
public import Raster
import ScanPipeline
package import ScanTemplates

/// Reads machine readable zones and vehicle identification numbers in pictures.
///
/// Opening one loads the recognition models that its template needs; scanning then costs no more than the picture. Immutable and safe from any
/// number of threads at once: each call works with a recogniser of its own.
public final class MRZScanner: Sendable {
    /// What the scanner was told.
    public let configuration: ScanConfiguration

    let decoder: PageDecoder
    private let pageReader: PageReader
    private let timeoutMilliseconds: Int

    /// A shorter edge below which a picture is not made smaller while it is decoded, pixels.
    private static let sharpShorterEdge = 1500

    /// The largest file that is read, bytes.
    package var maximumFileBytes: Int { decoder.maximumFileBytes }

    /// Names of the templates that are built in.
    public static var templateNames: [String] { TemplateSource.names }

    /// Opens a scanner.
    ///
    /// - Parameter configuration: what to look for, and how.
    /// - Throws: `ScanError` with the code of the template when it cannot be used, such as `templateNameInvalid`, or
    ///   `modelFileNotFount` when the model is missing or Tesseract refuses it.
    public convenience init(configuration: ScanConfiguration = ScanConfiguration()) throws(ScanError) {
        try self.init(configuration: configuration, plan: TemplateSource.plan(for: configuration))
    }

    /// Opens a scanner for a plan, whatever template the configuration names.
    package init(configuration: ScanConfiguration, plan: PipelinePlan) throws(ScanError) {
        var configuration = configuration
        configuration.template = plan.templateName
        self.configuration = configuration
        var limit = configuration.maximumPixels
        if let megapixels = plan.maximumImageMegapixels {
            limit = min(limit, min(megapixels, Int.max / 1_000_000) * 1_000_000)
        }
        decoder = PageDecoder(maximumPixels: limit, sharpShorterEdge: Self.sharpShorterEdge)
        let options = PlanOptions(
            referenceDate: configuration.referenceDate, allowsCorrections: configuration.allowsCorrections,
            timeoutMilliseconds: configuration.timeoutMilliseconds, findsPortrait: configuration.findsPortrait)
        timeoutMilliseconds = configuration.timeoutMilliseconds ?? plan.timeoutMilliseconds
        pageReader = try PageReader(plan: plan, options: options, dataFolder: configuration.dataFolder)
    }

    /// Scans one page of a picture file that is in memory.
    ///
    /// - Parameters:
    ///   - bytes: the file: JPEG, PNG, TIFF, PDF, HEIC, AVIF, JPEG 2000, WebP, BMP, GIF or PNM.
    ///   - page: which page, from 0; only TIFF and PDF files have several.
    /// - Returns: what was read; that nothing was read is a report with the status `notFound`.
    /// - Throws: `ScanError` when the bytes are no picture that can be decoded.
    public func scan(_ bytes: [UInt8], page: Int = 0) throws(ScanError) -> ScanReport {
        try scan(bytes, page: page, observer: nil)
    }

    /// The same, with an observer that is handed what each stage makes.
    func scan(_ bytes: [UInt8], page: Int, observer: (any ScanObserver)?) throws(ScanError) -> ScanReport {
        let started = ContinuousClock.now
        let picture = try decoder.decode(bytes, page: page)
        observer?.didOpen(picture, after: .now - started)
        var report = try scan(
            picture.image, scale: Double(picture.scaleDenominator), since: started, warnings: picture.warnings,
            observer: observer)
        report.describe(picture)
        return report
    }

    /// Scans one page of a picture file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - page: which page, from 0.
    /// - Returns: what was read.
    /// - Throws: `ScanError` when the file cannot be read, or is no picture that can be decoded.
    public func scan(contentsOf path: String, page: Int = 0) throws(ScanError) -> ScanReport {
        var report = try scan(decoder.bytes(of: FilePath(path)), page: page)
        report.file = path
        return report
    }

    /// Scans a grey image that is upright or turned by any number of quarters.
    ///
    /// - Parameter image: the image; dark print on light ground or the other way round.
    /// - Returns: what was read, without file and page.
    /// - Throws: `ScanError` when the recogniser fails.
    public func scan(_ image: GrayImage) throws(ScanError) -> ScanReport {
        try scan(image, scale: 1, since: .now, warnings: [], observer: nil)
    }

    /// How many pages a picture file has.
    ///
    /// - Parameter bytes: the file.
    /// - Returns: 1 for all formats but TIFF and PDF.
    /// - Throws: `ScanError` when the bytes are no picture.
    public func pageCount(of bytes: [UInt8]) throws(ScanError) -> Int { try decoder.pageCount(of: bytes) }

    /// Scans an image that was made smaller by `scale` while decoding.
    private func scan(
        _ image: GrayImage, scale: Double, since started: ContinuousClock.Instant, warnings: [String],
        observer: (any ScanObserver)?
    ) throws(ScanError) -> ScanReport {
        let begun = ContinuousClock.now
        let reading = try pageReader.read(image, scale: scale, observer: observer)
        let elapsed = Double((ContinuousClock.now - started) / .milliseconds(1))
        var warnings = warnings
        let limit = timeoutMilliseconds
        if reading.isEmpty, limit > 0, begun.duration(to: .now) > .milliseconds(limit) {
            warnings.append("the search ended at its limit of \(limit) milliseconds")
        }
        let codes = reading.zones.map { ScannedCode($0) } + reading.numbers.map { ScannedCode($0) }
        var report = ScanReport(
            width: image.width, height: image.height, template: configuration.template,
            codes: (codes + reading.texts.map { ScannedCode($0) }).map { code in
                var code = code
                code.location = code.location?.scaled(by: scale)
                code.lineLocations = code.lineLocations.map { $0.scaled(by: scale) }
                return code
            },
            document: reading.documents.first.map {
                ScannedRegion(location: $0.quad.scaled(by: scale), confidence: $0.confidence)
            },
            portrait: reading.portrait.map {
                ScannedRegion(location: $0.quad.scaled(by: scale), confidence: $0.confidence)
            },
            readsText: pageReader.readsText, warnings: warnings, endedBy: reading.endedBy?.rawValue,
            elapsedMilliseconds: elapsed)
        report.candidates = reading.otherNumbers.map { number in
            var candidate = ScannedCandidate(number)
            candidate.location = candidate.location.scaled(by: scale)
            return candidate
        }
        return report
    }
}

extension Quadrilateral {
    /// The same place in a picture that is larger by a factor.
    func scaled(by factor: Double) -> Quadrilateral {
        func scaled(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
        return Quadrilateral(
            topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
            bottomLeft: scaled(bottomLeft))
    }
}
