import CodeParser
import Glibc
package import ScanPipeline
import ScanTemplates

/// What was found in a picture, in the shape of results.
extension ScannedCode {
    /// A zone.
    package init(_ zone: FoundZone) {
        self.init(zone.reading, location: zone.quad, rotation: zone.rotation)
        lineLocations = zone.lineQuads
        guard !zone.isParsed else { return }
        fields = []
        (birthDate, expiryDate, isExpired, age) = (nil, nil, nil, nil)
    }

    /// Lines under a layout that only the template describes.
    package init(_ text: FoundText) {
        codeType = "TEXT_LINES"
        specification = text.reading.specificationName
        lines = text.reading.lines.map(\.text)
        rawLines = text.reading.lines.map(\.rawText)
        isValid = true
        isAmbiguous = text.reading.isAmbiguous
        alternatives = []
        confidence = Int((100 * exp(text.reading.score)).rounded())
        fields = []
        checks = []
        corrections = text.reading.lines.flatMap(\.corrections).map {
            ScannedCorrection(line: $0.line, column: $0.column, from: $0.from, to: $0.to, reason: $0.reason.rawValue)
        }
        warnings = []
        location = text.quad
        rotation = text.rotation
    }
}
