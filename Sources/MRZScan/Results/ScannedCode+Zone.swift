import CodeParser
import Raster

/// Zones in the shape of results.
extension ScannedCode {
    /// A zone that was read from a picture or from text.
    init(_ reading: ZoneReading, location: Quadrilateral?, rotation: Int?) {
        let record = reading.record
        let certainties = reading.confidences.joined()
        codeType = record.codeType
        lines = record.lines
        rawLines = reading.rawLines
        isValid = record.status != .invalid
        isAmbiguous = reading.isAmbiguous
        alternatives = reading.alternatives
        confidence =
            location == nil || certainties.isEmpty
            ? nil : Int((100 * certainties.reduce(0, +) / Double(certainties.count)).rounded())
        fields = record.fields.map {
            ScannedField(
                name: $0.name, value: $0.value, raw: $0.rawValue, validation: $0.validation, mapping: $0.mapping)
        }
        birthDate = record.birth.flatMap { $0.iso.isEmpty ? nil : $0.iso }
        expiryDate = record.expiry.flatMap { $0.iso.isEmpty ? nil : $0.iso }
        isExpired = record.isExpired
        age = record.age
        checks = record.checks.map { ScannedCheck($0) }
        corrections = reading.corrections.map {
            ScannedCorrection(line: $0.line, column: $0.column, from: $0.from, to: $0.to, reason: $0.reason.rawValue)
        }
        warnings = record.warnings.map { $0.text }
        self.location = location
        self.rotation = rotation
    }
}

extension ScannedCheck {
    init(_ check: ZoneCheck) {
        field = check.field
        printed = String(check.printed)
        computed = check.computed.map { String($0) } ?? ""
        status = check.status
        line = check.span.line
        columns = check.span.columns
        digitLine = check.digitSpan.line
        digitColumn = check.digitSpan.columns.lowerBound
    }
}

extension ZoneWarning {
    /// The code, and what it is about.
    fileprivate var text: String {
        if let field { return "\(code.rawValue): \(field)" }
        if let line { return "\(code.rawValue): line \(line)" }
        return code.rawValue
    }
}
