import CodeParser

/// Holders and documents drawn from a seed, and the zones that say so.
enum ZoneText {
    /// The five layouts of ICAO 9303.
    static let formats: [ZoneFormat] = [.td1, .td2, .td3, .mrvA, .mrvB]

    /// The lines of a zone with right check digits.
    static func lines(_ content: ZoneContent, as format: ZoneFormat) throws(SpecimenError) -> [String] {
        do throws(ZoneEncodingError) {
            return try ZoneEncoder().encode(content, as: format)
        } catch {
            throw SpecimenError("the zone cannot be written: \(error)")
        }
    }

    /// A document with fields of every shape, for lines that only have to look like zones.
    static func content(for format: ZoneFormat, _ random: inout SeededRandom) -> ZoneContent {
        let state = random.pick(Names.states)
        let (surname, given) = name(&random)
        let isCard = format == .td1 || format == .td2
        let code: String
        if format.isVisa {
            code = random.pick(["V", "V", "VA", "VB", "VC", "VD"])
        } else if isCard {
            code = random.pick(["I", "ID", "A", "C", "IP", "IR"])
        } else {
            code = random.pick(["P", "P", "P", "PD", "PS", "PO", "PM", "PN"])
        }
        let room = [ZoneFormat.td1: 15, .td2: 7, .td3: 14, .mrvA: 16, .mrvB: 8][format] ?? 0
        return ZoneContent(
            documentCode: code, issuingState: state, primaryIdentifier: surname, secondaryIdentifier: given,
            documentNumber: documentNumber(&random),
            nationality: random.chance(0.85) ? state : random.pick(Names.states),
            dateOfBirth: date(years: 0...99, &random), sex: random.pick(["M", "F", "<"]),
            dateOfExpiry: date(years: 0...99, &random), optionalData: optional(room, &random),
            optionalData2: format == .td1 ? optional(11, &random) : "")
    }

    /// YYMMDD.
    static func date(years: ClosedRange<Int>, _ random: inout SeededRandom) -> String {
        let parts = [random.integer(years) % 100, random.integer(1...12), random.integer(1...28)]
        return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }

    /// Numbers of every shape that issuers use: digits, letters in front, letters and digits mixed, short ones.
    static func documentNumber(_ random: inout SeededRandom) -> String {
        let length = random.chance(0.75) ? 9 : random.integer(5...9)
        let shape = random.integer(0...3)
        let lead = random.integer(1...3)
        return text(
            (0..<length).map { index -> UInt8 in
                switch shape {
                case 0: random.pick(Alphabet.digits)
                case 1: random.pick(index < lead ? Alphabet.letters : Alphabet.digits)
                case 2: random.pick(Alphabet.letters + Alphabet.digits)
                default: random.pick(index < lead || index == length - 1 ? Alphabet.letters : Alphabet.digits)
                }
            })
    }

    private static func optional(_ room: Int, _ random: inout SeededRandom) -> String {
        let both = Alphabet.letters + Alphabet.digits
        switch random.integer(0...3) {
        case 0: return ""
        case 1: return text((0..<random.integer(1...room)).map { _ in random.pick(Alphabet.digits) })
        case 2: return text((0..<random.integer(1...room)).map { _ in random.pick(both) })
        default:
            return text((0..<room).map { _ -> UInt8 in random.chance(0.3) ? Alphabet.filler : random.pick(both) })
        }
    }

    /// Half of the names come from the list; the other half is random letters, so that no language is learnt.
    private static func name(_ random: inout SeededRandom) -> (surname: String, given: String) {
        if random.chance(0.5) {
            var given = random.pick(Names.given)
            if random.chance(0.3) { given += " " + random.pick(Names.given) }
            return (random.pick(Names.surnames), given)
        }
        var surname = word(&random)
        if random.chance(0.25) { surname += " " + word(&random) }
        var given = word(&random)
        while random.chance(0.35) { given += " " + word(&random) }
        return (surname, given)
    }

    private static func word(_ random: inout SeededRandom) -> String {
        text((0..<random.integer(1...12)).map { _ in random.pick(Alphabet.letters) })
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
