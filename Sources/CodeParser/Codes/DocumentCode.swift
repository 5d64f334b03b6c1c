/// What the two letters at the start of a zone may be (ICAO 9303 parts 4 to 8).
enum DocumentCode {
    /// Whether ICAO has such a code for the layout; others are seen on real documents and are no fault.
    static func isUsual(first: UInt8, second: UInt8, in format: ZoneFormat) -> Bool {
        let (v, a, c, i, p, u) = (
            UInt8(ascii: "V"), UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "I"), UInt8(ascii: "P"),
            UInt8(ascii: "U")
        )
        switch format {
        case .td3: return first == p
        case .mrvA, .mrvB: return first == v
        case .td1:
            if first == a, second == i { return false }
            return [a, c, i].contains(first) && second != v
        case .td2:
            if first == p, second == u { return true }
            if first == a, second == i || second == c { return false }
            return [a, c, i].contains(first) && second != v
        default: return true
        }
    }

    /// Whether a second letter is one that many states use; others are rare rather than wrong.
    static func isFrequent(_ second: UInt8) -> Bool {
        "<DNRLPSEOTCM12".utf8.contains(second)
    }

    /// Whether a passport is one that a state gives to its own citizens.
    static func isOrdinaryPassport(first: UInt8, second: UInt8) -> Bool {
        first == UInt8(ascii: "P") && (second == ASCII.filler || second == UInt8(ascii: "P"))
    }

    /// Whether two codes mean the same state, British kinds of nationality and `D<<` included.
    static func isSameState(_ first: String, _ second: String) -> Bool {
        if first == second { return true }
        guard let first = CountryCode(first), let second = CountryCode(second) else { return false }
        return first.name == second.name || (first.alpha3 != nil && first.alpha3 == second.alpha3)
    }
}
