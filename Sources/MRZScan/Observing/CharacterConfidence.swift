import CodeParser
import CodecBridge
import ScanPipeline

/// How sure a scan is of one character of a zone.
package struct CharacterConfidence: Sendable {
    /// What the decoder says, 0…1.
    package var decoded: Double
    /// What the result says, 0…1: the decoder's confidence by what it was measured to be worth.
    package var reported: Double
}

extension MRZScanner {
    /// Scans one page of a picture file that is in memory, and tells of each code how sure its characters are.
    ///
    /// - Throws: `ScanError` as `scan(_:page:)` does.
    package func scanWithConfidences(
        _ bytes: [UInt8], page: Int = 0
    ) throws(ScanError) -> [(lines: [String], confidences: [[CharacterConfidence]])] {
        let keeper = ReadingKeeper()
        let report = try scan(bytes, page: page, observer: keeper)
        return report.codes.compactMap { code in
            guard let reading = keeper.readings.last(where: { $0.lines == code.lines }) else { return nil }
            let confidences = reading.confidences.map { line in
                line.map { CharacterConfidence(decoded: $0, reported: ConfidenceTable.measured.worth(of: $0)) }
            }
            return (code.lines, confidences)
        }
    }
}

/// Keeps every reading of a scan.
private final class ReadingKeeper: ScanObserver {
    var readings: [ZoneReading] = []

    func didOpen(_ picture: DecodedImage, after duration: Duration) {}

    func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt) {
        if let reading { readings.append(reading) }
    }
}
