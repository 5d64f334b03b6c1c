/// What was found in a text that should hold a VIN.
public enum VINTextResult: Sendable, Hashable {
    /// A number, with or without faults.
    case found(VINReading)
    /// There is no text at all.
    case noText
    /// So many characters, not 17: nothing is filled in or left out. Shorter numbers are older than the standard.
    case wrongLength(Int)
    /// 17 characters that are no VIN by ISO 3779.
    case noVIN

    /// The reading, if there is one.
    public var reading: VINReading? {
        guard case .found(let reading) = self else { return nil }
        return reading
    }
}

extension VINTextResult: CustomStringConvertible {
    /// The result as a sentence that says what is wrong with the input.
    public var description: String {
        switch self {
        case .found(let reading): "found the number \(reading.record.vin)"
        case .noText: "there is no text"
        case .wrongLength(16): "16 characters: one of the 17 of a VIN is missing"
        case .wrongLength(18): "18 characters: one more than the 17 of a VIN"
        case .wrongLength(let count): "\(count) characters are no VIN by ISO 3779, which has 17"
        case .noVIN: "17 characters, but not those of a VIN by ISO 3779"
        }
    }
}
