/// The model year that position 10 of a VIN stands for, and how sure that is.
public struct VINModelYear: Sendable, Hashable {
    /// How the year was chosen among the candidates, which lie 30 years apart.
    public enum Rule: String, Sendable, Hashable {
        /// Position 10 holds no year: 0, or a letter that stands for none.
        case notEncoded
        /// All other candidates lie after the year that follows the reference date.
        case onlyCandidate
        /// North America, light vehicles: a digit in position 7 means 1980–2009, a letter 2010–2039 (49 CFR 565.15).
        case positionSeven
        /// The same rule on a vehicle for which it is not binding.
        case positionSevenNotBinding
        /// Outside North America and China position 10 need not be the year at all.
        case hint
    }

    /// The character in position 10.
    public var code: Character

    /// The years it may stand for, the earlier first.
    public var candidates: [Int]

    /// The year chosen; `nil` when there is none or more than one without a rule between them.
    public var year: Int?

    /// How it was chosen.
    public var rule: Rule

    /// Whether the rule is binding, so that the year is more than a guess.
    public var isCertain: Bool { rule == .positionSeven || rule == .onlyCandidate }
}

extension VINModelYear {
    /// The codes from 1980 (A) to 2009 (9); the cycle begins again in 2010.
    private static let codes = Array("ABCDEFGHJKLMNPRSTVWXY123456789".utf8)

    /// Whether a character stands for a year at all.
    static func isCode(_ character: UInt8) -> Bool { codes.contains(character) }

    /// Reads position 10.
    init(vin: [UInt8], region: VINRegion?, kind: VINMaker.Kind?, reference: CalendarDate?) {
        let character = vin[9]
        code = Character(Unicode.Scalar(character))
        guard let index = Self.codes.firstIndex(of: character) else {
            candidates = []
            year = nil
            rule = .notEncoded
            return
        }
        let all = [1980 + index, 2010 + index]
        // A model year may begin in the year before.
        candidates = reference.map { reference in all.filter { $0 <= reference.year + 1 } } ?? all
        let isChinese = vin[0] == UInt8(ascii: "L") || vin[0] == UInt8(ascii: "H")
        guard region == .northAmerica || isChinese else {
            year = candidates.count == 1 ? candidates.first : nil
            rule = .hint
            return
        }
        if candidates.count == 1 {
            year = candidates.first
            rule = .onlyCandidate
            return
        }
        guard region == .northAmerica else {
            year = nil
            rule = .hint
            return
        }
        year = ASCII.isDigit(vin[6]) ? candidates.first : candidates.last
        // Heavy trucks, buses, motorcycles and trailers need not follow the rule, and an unknown maker may build them.
        rule = kind == .light ? .positionSeven : .positionSevenNotBinding
    }
}
