package import CodeParser

/// Reads zones that are given as text.
package struct TextScanner: Sendable {
    private let reader: ZoneTextReader
    private let parser: ZoneParser

    package init(referenceDate: CalendarDate?, allowsCorrections: Bool = true) {
        let parsing = ParsingOptions(referenceDate: referenceDate)
        parser = ZoneParser(options: parsing)
        reader = ZoneTextReader(options: DecodingOptions(parsing: parsing, allowsCorrections: allowsCorrections))
    }

    /// A report without picture: what the text says, or in the warnings why it says nothing.
    package func scan(_ text: String) -> ScanReport {
        let result = reader.read(text)
        guard let reading = result.reading else { return ScanReport(warnings: [result.description]) }
        var code = ScannedCode(reading, location: nil, rotation: nil)
        // Nobody saw another character than the one given: text of the right shape whose digits are wrong is reported
        // as given, and what would make them right only as a possibility.
        if reading.corrections.contains(where: { $0.reason == .checkDigit }), let given = parser.parse(text) {
            code = ScannedCode(given)
            code.isAmbiguous = true
            code.alternatives = [given.lines, reading.lines]
        }
        return ScanReport(codes: [code])
    }
}
