package import CodeParser

/// Reads zones that are given as text.
package struct TextScanner: Sendable {
    private let reader: ZoneTextReader

    package init(referenceDate: CalendarDate?, allowsCorrections: Bool = true) {
        reader = ZoneTextReader(
            options: DecodingOptions(
                parsing: ParsingOptions(referenceDate: referenceDate), allowsCorrections: allowsCorrections))
    }

    /// A report without picture: what the text says, or in the warnings why it says nothing.
    package func scan(_ text: String) -> ScanReport {
        let result = reader.read(text)
        guard let reading = result.reading else { return ScanReport(warnings: [result.description]) }
        return ScanReport(codes: [ScannedCode(reading, location: nil, rotation: nil)])
    }
}
