/// The part of the world that the first character of a VIN stands for (ISO 3780).
public enum VINRegion: String, Sendable, Hashable, CaseIterable {
    /// A–H, without H.
    case africa = "Africa"
    /// H, J–R.
    case asia = "Asia"
    /// S–Z.
    case europe = "Europe"
    /// 1–5 and 7.
    case northAmerica = "North America"
    /// 6.
    case oceania = "Oceania"
    /// 8 and 9.
    case southAmerica = "South America"

    /// The region of a first character; `nil` for characters that no VIN begins with.
    public init?(firstCharacter: UInt8) {
        switch firstCharacter {
        case 0x41...0x47: self = .africa
        case 0x48, 0x4A...0x4E, 0x50, 0x52: self = .asia
        case 0x53...0x5A: self = .europe
        case 0x31...0x35, 0x37: self = .northAmerica
        case 0x36: self = .oceania
        case 0x38, 0x39: self = .southAmerica
        default: return nil
        }
    }
}
