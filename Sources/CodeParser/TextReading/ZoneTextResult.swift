/// What was found in a text.
public enum ZoneTextResult: Sendable, Hashable {
    /// A zone, with or without faults.
    case found(ZoneReading)
    /// There is no text at all.
    case noText
    /// There is text, but no lines of a known shape.
    case noZoneLines
    /// Lines of a known shape whose check digits prove nothing: the record says which, printed and computed.
    case unproven(ZoneRecord)

    /// The reading, if there is one.
    public var reading: ZoneReading? {
        guard case .found(let reading) = self else { return nil }
        return reading
    }
}

extension ZoneTextResult: CustomStringConvertible {
    /// The result as a sentence that says what is wrong with the input.
    public var description: String {
        switch self {
        case .found(let reading): "found a zone of type \(reading.record.codeType)"
        case .noText: "there is no text"
        case .noZoneLines: "there is text, but no lines of the length and structure of a known zone"
        case .unproven(let record):
            "lines of type \(record.codeType), but no check digit proves them: "
                + record.checks.filter { $0.status == .failed }.map { check in
                    "\(check.field) has \(check.printed), computed \(check.computed.map { String($0) } ?? "none")"
                }.joined(separator: "; ")
        }
    }
}
