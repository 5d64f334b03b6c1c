/// Finds a zone in text as recognisers, databases and people deliver it.
///
/// Lower case, guillemets and brackets for fillers, spaces inside, noise around, missing and extra characters, all lines
/// in one string: the possibilities are handed to `ZoneDecoder`, and the check digits decide.
///
/// A reader is a value and may be used from any number of threads at once.
public struct ZoneTextReader: Sendable {
    /// How far the reader may go.
    public var options: DecodingOptions

    /// Text beyond this many bytes is not looked at.
    private static let maximumBytes = 4096

    /// A reader.
    public init(options: DecodingOptions = DecodingOptions()) {
        self.options = options
    }

    /// The best zone in a text.
    public func read(_ text: String) -> ZoneTextResult {
        let lines = TextCleaner.lines(of: text, maximumBytes: Self.maximumBytes)
        guard !lines.isEmpty else { return .noText }
        let arrangements = TextArrangements(formats: options.parsing.formats).arrangements(of: lines)
        let decoder = ZoneDecoder(options: options)
        var best: ZoneReading?
        for arrangement in arrangements {
            let readings = TextCells(allowsLookAlikes: options.allowsCorrections).readings(of: arrangement)
            guard let reading = decoder.decode(readings) else { continue }
            if best.map({ reading.evidence > $0.evidence }) ?? true { best = reading }
        }
        if let best { return .found(best) }
        let parser = ZoneParser(options: options.parsing)
        for arrangement in arrangements {
            if let record = parser.parse(lines: arrangement.map { ASCII.string($0) }), !record.checks.isEmpty {
                return .unproven(record)
            }
        }
        return .noZoneLines
    }
}
