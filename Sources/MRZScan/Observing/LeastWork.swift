import CodeParser
import CodecBridge
package import Raster
import ScanPipeline
import ScanTemplates
import TesseractBridge
import TextRecognition

/// Does of a scan only what none can leave out: decoding the file, and reading the strip of each line once.
///
/// What a scan costs above that is what finding the zone, deciding its direction, looking again and decoding cost.
package struct LeastWork: Sendable {
    private let scanner: MRZScanner
    private let recognizer: TesseractRecognizer

    /// Loads a recogniser of its own, for zones.
    ///
    /// - Throws: `ScanError` `modelFileNotFount`.
    package init(for scanner: MRZScanner) throws(ScanError) {
        self.scanner = scanner
        recognizer = try PageReader.recognizer(.zone, in: scanner.configuration.dataFolder)
    }

    /// Scans a page, and keeps the strips of the lines that are in the result, as they were first cut.
    ///
    /// - Throws: `ScanError` as `MRZScanner.scan(_:page:)` does.
    package func strips(of bytes: [UInt8], page: Int = 0) throws(ScanError) -> (report: ScanReport, strips: [GrayImage])
    {
        let keeper = StripKeeper()
        let report = try scanner.scan(bytes, page: page, observer: keeper)
        return (report, report.codes.flatMap { keeper.strips(of: $0.lines) })
    }

    /// Decodes a page as a scan does.
    ///
    /// - Throws: `ScanError` when the bytes are no picture.
    package func decode(_ bytes: [UInt8], page: Int = 0) throws(ScanError) {
        _ = try scanner.decoder.decode(bytes, page: page)
    }

    /// Reads strips, each once.
    ///
    /// - Throws: `ScanError` when the recogniser fails.
    package func recognize(_ strips: [GrayImage]) throws(ScanError) {
        do {
            for strip in strips { _ = try recognizer.recognize(strip) }
        } catch {
            throw ScanError(.unknown, error.message, hint: error.hint)
        }
    }
}

/// Keeps the first strips of everything that was read in a scan.
private final class StripKeeper: ScanObserver {
    private var candidate: ZoneCandidate?
    private var cut: [LineStrip?] = []
    private var readings: [(lines: [String], strips: [GrayImage])] = []

    func didOpen(_ picture: DecodedImage, after duration: Duration) {}

    func didCut(_ strips: [LineStrip?], of candidate: ZoneCandidate, in attempt: Attempt) {
        // Later looks at the same candidate are what a scan does beyond the least.
        guard self.candidate != candidate else { return }
        (self.candidate, cut) = (candidate, strips)
    }

    func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt) {
        guard let reading else { return }
        let strips = reading.lineIndices.compactMap { cut.indices.contains($0) ? cut[$0]?.image : nil }
        readings.append((reading.lines, strips))
    }

    /// The strips of the lines, from where they were read last.
    func strips(of lines: [String]) -> [GrayImage] { readings.last { $0.lines == lines }?.strips ?? [] }
}
