import CodeParser
import Raster

/// Zones in the shape of results.
extension ScannedCode {
    /// A zone that was recognised.
    init(_ reading: ZoneReading, location: Quadrilateral?, rotation: Int?) {
        self.init(reading.record)
        let certainties = reading.confidences.joined()
        rawLines = reading.rawLines
        isAmbiguous = reading.isAmbiguous
        alternatives = reading.alternatives
        corrections = reading.corrections.map {
            ScannedCorrection(line: $0.line, column: $0.column, from: $0.from, to: $0.to, reason: $0.reason.rawValue)
        }
        self.location = location
        self.rotation = rotation
        guard location != nil, !certainties.isEmpty else { return }
        confidence = Int((100 * certainties.reduce(0, +) / Double(certainties.count)).rounded())
    }

    /// A zone as it is printed.
    init(_ record: ZoneRecord) {
        codeType = record.codeType
        lines = record.lines
        rawLines = record.lines
        isValid = record.status != .invalid
        isAmbiguous = false
        alternatives = []
        fields = record.fields.map {
            ScannedField(
                name: $0.name, value: $0.value, raw: $0.rawValue, validation: $0.validation, mapping: $0.mapping)
        }
        birthDate = record.birth.flatMap { $0.iso.isEmpty ? nil : $0.iso }
        expiryDate = record.expiry.flatMap { $0.iso.isEmpty ? nil : $0.iso }
        isExpired = record.isExpired
        age = record.age
        checks = record.checks.map { ScannedCheck($0) }
        corrections = []
        warnings = record.warnings.map { $0.text }
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
