/// A code for a state or organisation as zones print it (ICAO 9303-3, section 5).
public struct CountryCode: Sendable, Hashable {
    /// Where the code comes from.
    public enum Origin: String, Sendable, Hashable {
        /// ISO 3166-1 alpha-3.
        case iso
        /// Added by ICAO 9303-3, section 5: organisations, stateless persons, British kinds of nationality.
        case icao
        /// Found on real documents, in no list.
        case seen
        /// A state that is no more, on documents of its time.
        case former
        /// Specimens only.
        case specimen
        /// Documents of private organisations and fantasy.
        case fantasy
    }

    /// The code without fillers: `FRA`, `D`.
    public let code: String

    /// The ISO 3166-1 alpha-3 code of the same state, where there is one.
    public let alpha3: String?

    /// The ISO 3166-1 alpha-2 code of the same state, where there is one.
    public let alpha2: String?

    /// The English name.
    public let name: String

    /// Where the code comes from.
    public let origin: Origin

    /// The meaning of a code, with or without fillers; `nil` when it is in no list.
    public init?(_ code: String) {
        var bytes = Array(code.utf8)
        while bytes.last == ASCII.filler { bytes.removeLast() }
        guard (1...3).contains(bytes.count), let found = CountryTable.shared.entry(for: bytes[...]) else { return nil }
        self = found
    }

    init(code: String, alpha3: String?, alpha2: String?, name: String, origin: Origin) {
        self.code = code
        self.alpha3 = alpha3
        self.alpha2 = alpha2
        self.name = name
        self.origin = origin
    }

    /// Every code of the table, in no order that matters.
    public static var all: [CountryCode] { CountryTable.shared.entries }
}
