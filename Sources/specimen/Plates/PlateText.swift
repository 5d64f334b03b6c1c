import CodeParser

/// Texts of vehicle identification numbers (ISO 3779): 17 characters without I, O and Q.
enum PlateText {
    static let alphabet = Array("ABCDEFGHJKLMNPRSTUVWXYZ0123456789".utf8)
    /// The codes of model years (49 CFR 565.15).
    private static let years = Array("ABCDEFGHJKLMNPRSTVWXY123456789".utf8)
    private static let digits = Array("0123456789".utf8)

    /// Beginnings that are common on roads: maker codes with what often follows them.
    private static let beginnings = [
        "WVWZZZ", "WVGZZZ", "WAUZZZ", "WDB", "WDD", "WBA", "WP0ZZZ", "WF0", "W0L", "VF1", "VF3", "VF7", "ZFA", "TMB",
        "TMBZZZ", "VSSZZZ", "XW8", "XTA", "X7L", "Z94", "SAL", "SAJ", "YV1", "YS3", "NMT", "1HG", "1FT", "1G1", "1C4",
        "2HG", "2C3", "2C4", "3VW", "3FA", "4T1", "5YJ", "5NP", "7SA", "JHM", "JTD", "JN1", "JF1", "KMH", "KNA", "LVV",
        "LSV", "LFV", "LRW", "MA3", "MAL", "9BW", "8AW", "6T1",
    ]

    /// A whole number, or, in a fifth of the lines, another length, so that the network counts and does not assume.
    static func full(_ random: inout SeededRandom) -> [UInt8] {
        if random.chance(0.3) { return usual(&random) }
        let length = random.chance(0.8) ? 17 : random.integer(6...20)
        var text: [UInt8] = random.chance(0.55) ? Array(random.pick(beginnings).utf8) : []
        while text.count < length {
            text.append(random.pick(text.count >= 12 || random.chance(0.35) ? digits : alphabet))
        }
        return Array(text.prefix(length))
    }

    /// A number that could be on a road: a known maker, a year, digits at the end, and the check digit where it binds.
    static func valid(_ random: inout SeededRandom) -> [UInt8] {
        var text = Array(random.pick(beginnings).utf8)
        while text.count < 17 { text.append(random.pick(text.count >= 12 ? digits : alphabet)) }
        text[9] = random.pick(years)
        if let digit = VINCheckDigit.compute(over: text), isBinding(text) { text[8] = digit }
        return text
    }

    /// A valid number with what mostly stands in position 9: Europe's makers fill it, the others, and some of them,
    /// compute the check digit.
    private static func usual(_ random: inout SeededRandom) -> [UInt8] {
        var text = valid(&random)
        guard !isBinding(text) else { return text }
        if text[3...5].elementsEqual("ZZZ".utf8) || random.chance(0.3) {
            text[8] = UInt8(ascii: "Z")
        } else if random.chance(0.5), let digit = VINCheckDigit.compute(over: text) {
            text[8] = digit
        }
        return text
    }

    /// Whether the law wants a check digit: in North America and China.
    private static func isBinding(_ text: [UInt8]) -> Bool { "123457LH".utf8.contains(text[0]) }

    /// A few characters, for the first lessons.
    static func short(_ random: inout SeededRandom) -> [UInt8] {
        (0..<random.integer(3...8)).map { _ in random.pick(alphabet) }
    }
}
