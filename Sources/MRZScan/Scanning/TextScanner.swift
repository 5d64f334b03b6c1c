package import CodeParser

/// Reads zones and vehicle identification numbers that are given as text.
package struct TextScanner: Sendable {
    private let zoneReader: ZoneTextReader
    private let zoneParser: ZoneParser
    private let vinDecoder: VINDecoder
    private let vinParser: VINParser

    package init(referenceDate: CalendarDate?, allowsCorrections: Bool = true) {
        let parsing = ParsingOptions(referenceDate: referenceDate)
        let options = DecodingOptions(parsing: parsing, allowsCorrections: allowsCorrections)
        zoneParser = ZoneParser(options: parsing)
        zoneReader = ZoneTextReader(options: options)
        vinParser = VINParser(referenceDate: referenceDate)
        vinDecoder = VINDecoder(options: options)
    }

    /// A report without picture: what the text says, or in the warnings why it says nothing.
    package func scan(_ text: String) -> ScanReport {
        let zone = zoneReader.read(text)
        if let reading = zone.reading { return ScanReport(codes: [code(reading, text)]) }
        let number = vinDecoder.read(text)
        if let reading = number.reading { return ScanReport(codes: [code(reading, text)]) }
        // Shorter than any line of a zone: what is wrong with it as a VIN says more.
        let isShort = text.count { !$0.isWhitespace } < 25
        return ScanReport(warnings: [isShort ? number.description : zone.description])
    }

    // Nobody saw other characters than those given: text of the right shape whose digits are wrong is reported as
    // given, and what would make them right only as a possibility.

    private func code(_ reading: ZoneReading, _ text: String) -> ScannedCode {
        guard reading.corrections.contains(where: { $0.reason == .checkDigit }), let given = zoneParser.parse(text)
        else { return ScannedCode(reading, location: nil, rotation: nil) }
        var code = ScannedCode(given)
        code.isAmbiguous = true
        code.alternatives = [given.lines, reading.lines]
        return code
    }

    private func code(_ reading: VINReading, _ text: String) -> ScannedCode {
        let trimmed = text.uppercased().filter { !$0.isWhitespace }
        guard reading.corrections.contains(where: { $0.reason == .checkDigit }), let given = vinParser.parse(trimmed)
        else { return ScannedCode(reading) }
        var code = ScannedCode(given)
        code.isAmbiguous = true
        code.alternatives = [[given.vin], [reading.record.vin]]
        return code
    }
}
