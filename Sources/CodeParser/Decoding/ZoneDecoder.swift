/// Finds the most likely zone in what a recogniser offers: characters with probabilities for each place.
///
/// The alphabets of the layout, dates, known codes and all check digits are weighed together; every change is logged
/// in the reading. A character that the recogniser did not offer is chosen only where the field's type forces its
/// look-alike (O in a date is 0). Printed digits that simply disagree are reported as printed. What proves nothing is
/// refused.
///
/// A decoder is a value and may be used from any number of threads at once.
public struct ZoneDecoder: Sendable {
    /// How far the decoder may go.
    public var options: DecodingOptions

    /// At most this many lines are looked at; more are no zone.
    private static let maximumLines = 24

    /// A decoder.
    public init(options: DecodingOptions = DecodingOptions()) {
        self.options = options
    }

    /// The best zone in these lines, given from top to bottom, or `nil` when nothing is proven.
    ///
    /// More lines than a zone has may be given; stray ones are left out. A line may be a few characters too short or
    /// too long.
    public func decode(_ lines: [LineReading]) -> ZoneReading? {
        let decoded = candidates(lines)
        guard let best = decoded.first else { return nil }
        return ReadingBuilder(options: options, lines: lines).reading(best, rivals: Array(decoded.dropFirst()))
    }

    /// The best zone of several groups of lines, such as attempts on the same picture.
    public func decode(attempts: [[LineReading]]) -> ZoneReading? {
        attempts.compactMap { decode($0) }.max { $0.evidence < $1.evidence }
    }

    /// Every proven way to see these lines as a zone, best first.
    private func candidates(_ lines: [LineReading]) -> [DecodedZone] {
        let evidence = lines.prefix(Self.maximumLines).map { line in
            line.cells.prefix(200).map { CellEvidence($0, onlyBest: !options.allowsCorrections) }
        }
        var decoded: [DecodedZone] = []
        for format in options.parsing.formats {
            let decoder = LayoutDecoder(format: format, options: options)
            let groups = LineGrouper(layout: format.layout, lines: evidence, allowsChanges: options.allowsCorrections)
            for group in groups.groups() {
                let outcome = decoder.decode(group.zone, lineIndices: group.lineIndices)
                if outcome.isProven { decoded.append(outcome) }
            }
        }
        return decoded.sorted { $0.evidence > $1.evidence }
    }
}
