import CodecBridge
public import Raster
import ScanPipeline

/// Tells whether a picture holds a machine readable zone, where, and how sure that is, without reading it.
///
/// At a fraction of the cost of reading: for sorting pages, for choosing frames of a camera, for showing a person that
/// the document is in view. It needs no model. A page of dense text may look like a zone; `MRZScanner` knows better.
/// A value; use it from any thread.
public struct MRZDetector: Sendable {
    /// A shorter edge below which a picture is not made smaller while it is decoded, pixels.
    private static let sharpShorterEdge = 600

    let decoder: PageDecoder
    private let detector = ZoneDetector()

    /// A detector.
    ///
    /// - Parameter maximumPixels: the largest picture, in pixels as stored.
    public init(maximumPixels: Int = 200_000_000) {
        decoder = PageDecoder(maximumPixels: maximumPixels, sharpShorterEdge: Self.sharpShorterEdge)
    }

    /// Looks at one page of a picture file that is in memory.
    ///
    /// - Parameters:
    ///   - bytes: the file, of any format that `MRZScanner` reads.
    ///   - page: which page, from 0.
    /// - Returns: what looks like a zone; nothing is no error.
    /// - Throws: `ScanError` when the bytes are no picture that can be decoded.
    public func detect(_ bytes: [UInt8], page: Int = 0) throws(ScanError) -> DetectionReport {
        let started = ContinuousClock.now
        let picture = try decoder.decode(bytes, page: page)
        var report = try detect(picture.image, scale: Double(picture.scaleDenominator), since: started)
        report.describe(picture)
        return report
    }

    /// Looks at one page of a picture file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - page: which page, from 0.
    /// - Returns: what looks like a zone.
    /// - Throws: `ScanError` when the file cannot be read, or is no picture that can be decoded.
    public func detect(contentsOf path: String, page: Int = 0) throws(ScanError) -> DetectionReport {
        var report = try detect(decoder.bytes(of: FilePath(path)), page: page)
        report.file = path
        return report
    }

    /// Looks at a grey image that is upright or turned by any number of quarters.
    ///
    /// - Parameter image: the image.
    /// - Returns: what looks like a zone.
    /// - Throws: `ScanError` `unknown` when a stage fails.
    public func detect(_ image: GrayImage) throws(ScanError) -> DetectionReport {
        try detect(image, scale: 1, since: .now)
    }

    private func detect(
        _ image: GrayImage, scale: Double, since started: ContinuousClock.Instant
    ) throws(ScanError) -> DetectionReport {
        var report = DetectionReport()
        (report.width, report.height) = (image.width, image.height)
        do {
            report.zones = try detector.detect(in: image).map {
                ZoneDetection(
                    location: $0.quad.scaled(by: scale), lineCount: $0.lineCount, rotation: $0.rotation,
                    confidence: $0.confidence)
            }
        } catch {
            throw ScanError(error)
        }
        report.elapsedMilliseconds = Double((ContinuousClock.now - started) / .milliseconds(1))
        return report
    }
}
