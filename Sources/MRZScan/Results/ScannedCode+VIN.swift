import CodeParser
package import ScanPipeline

/// Vehicle identification numbers in the shape of results.
extension ScannedCode {
    /// A number that was read from a picture.
    package init(_ number: FoundVIN) {
        self.init(number.reading)
        location = number.quad
        rotation = number.rotation
        if !number.isParsed { fields = [] }
        let certainties = number.reading.confidences
        guard !certainties.isEmpty else { return }
        confidence = Int((100 * certainties.reduce(0, +) / Double(certainties.count)).rounded())
    }

    /// A number that was recognised.
    init(_ reading: VINReading) {
        self.init(reading.record)
        rawLines = [reading.rawText]
        isAmbiguous = reading.isAmbiguous
        alternatives = reading.alternatives.map { [$0] }
        corrections = reading.corrections.map {
            ScannedCorrection(line: $0.line, column: $0.column, from: $0.from, to: $0.to, reason: $0.reason.rawValue)
        }
    }

    /// A number as it is printed.
    init(_ record: VINRecord) {
        codeType = record.codeType
        lines = [record.vin]
        rawLines = [record.vin]
        isValid = record.status != .invalid
        isAmbiguous = false
        alternatives = []
        fields = record.fields.map {
            ScannedField(
                name: $0.name, value: $0.value, raw: $0.rawValue, validation: $0.validation, mapping: $0.mapping)
        }
        // Beside the vendor's fields, what the tables know.
        if let maker = record.maker { fields.append(Self.field("manufacturer", maker.name, raw: maker.identifier)) }
        if let country = record.country {
            fields.append(Self.field("country", country.name, raw: String(record.vin.prefix(2))))
        }
        checks =
            record.check.map { check in
                var check = ScannedCheck(check)
                // Ten is written as X (49 CFR 565.15).
                if check.computed == "10" { check.computed = "X" }
                return [check]
            } ?? []
        corrections = []
        warnings = record.warnings.map(\.rawValue)
    }

    private static func field(_ name: String, _ value: String, raw: String) -> ScannedField {
        ScannedField(name: name, value: value, raw: raw, validation: .none, mapping: .succeeded)
    }
}

extension ScannedCandidate {
    /// A number of a line that was not chosen.
    init(_ number: FoundVIN) {
        text = number.reading.record.vin
        score = Int((100 * number.certainty).rounded())
        location = number.quad
    }
}
