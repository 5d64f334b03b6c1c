import CodeParser

/// Zones of the five layouts with right check digits, drawn from a seed.
struct ZoneLines {
    enum Layout: CaseIterable {
        case td1, td2, td3, visaA, visaB
    }

    static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    static let digits = Array("0123456789".utf8)
    static let filler = UInt8(ascii: "<")

    /// The lines of one zone.
    static func draw(_ layout: Layout, random: inout SeededRandom) -> [[UInt8]] {
        let state = Array(random.pick(Names.states).utf8)
        let nationality = random.chance(0.85) ? state : Array(random.pick(Names.states).utf8)
        let number = checked(padded(documentNumber(&random), 9))
        let birth = checked(date(&random))
        let expiry = checked(date(&random))
        let sex = [random.pick(Array("MF<".utf8))]
        switch layout {
        case .td1:
            let code = random.pick(["I<", "ID", "IP", "A<", "C<", "IR", "AC"])
            let first = Array(code.utf8) + state + number + padded(optional(15, &random), 15)
            let optional = padded(optional(11, &random), 11)
            let middle = birth + sex + expiry + nationality + optional
            let composite = digit(first[5...] + birth + expiry + optional)
            return [first, middle + [composite], name(30, &random)]
        case .td2:
            let code = random.pick(["I<", "ID", "A<", "C<", "PU"])
            let optional = padded(optional(7, &random), 7)
            let second = number + nationality + birth + sex + expiry + optional
            return [
                Array(code.utf8) + state + name(31, &random), second + [digit(number + birth + expiry + optional)],
            ]
        case .td3:
            let code = random.pick(["P<", "P<", "P<", "PD", "PS", "PO", "PM", "PN"])
            let personal = padded(optional(14, &random), 14)
            let isEmpty = personal.allSatisfy { $0 == filler }
            let personalDigit = isEmpty && random.chance(0.5) ? filler : digit(personal)
            let second = number + nationality + birth + sex + expiry + personal + [personalDigit]
            let composite = digit(number + birth + expiry + personal + [personalDigit])
            return [Array(code.utf8) + state + name(39, &random), second + [composite]]
        case .visaA, .visaB:
            let width = layout == .visaA ? 44 : 36
            let code = random.pick(["V<", "V<", "VA", "VB", "VC", "VD"])
            let second = number + nationality + birth + sex + expiry
            return [
                Array(code.utf8) + state + name(width - 5, &random),
                second + padded(optional(width - 28, &random), width - 28),
            ]
        }
    }

    // MARK: Parts

    /// Numbers of every shape that issuers use: digits, letters in front, letters and digits mixed, short ones.
    private static func documentNumber(_ random: inout SeededRandom) -> [UInt8] {
        let length = random.chance(0.75) ? 9 : random.integer(5...9)
        let shape = random.integer(0...3)
        let lead = random.integer(1...3)
        return (0..<length).map { index -> UInt8 in
            switch shape {
            case 0: random.pick(digits)
            case 1: index < lead ? random.pick(letters) : random.pick(digits)
            case 2: random.pick(letters + digits)
            default: index < lead || index == length - 1 ? random.pick(letters) : random.pick(digits)
            }
        }
    }

    private static func optional(_ length: Int, _ random: inout SeededRandom) -> [UInt8] {
        switch random.integer(0...3) {
        case 0: return []
        case 1: return (0..<random.integer(1...length)).map { _ in random.pick(digits) }
        case 2: return (0..<random.integer(1...length)).map { _ in random.pick(letters + digits) }
        default:
            return (0..<length).map { _ -> UInt8 in random.chance(0.3) ? filler : random.pick(letters + digits) }
        }
    }

    private static func date(_ random: inout SeededRandom) -> [UInt8] {
        let year = random.integer(0...99)
        let month = random.integer(1...12)
        let day = random.integer(1...28)
        return [year, month, day].flatMap { part -> [UInt8] in
            [digits[part / 10], digits[part % 10]]
        }
    }

    /// Half of the names come from the list; the other half is random letters, so that no language is learnt.
    private static func name(_ length: Int, _ random: inout SeededRandom) -> [UInt8] {
        var text: [UInt8]
        if random.chance(0.5) {
            text = Array((random.pick(Names.surnames) + "<<" + random.pick(Names.given)).utf8)
            if random.chance(0.3) { text += [filler] + Array(random.pick(Names.given).utf8) }
        } else {
            text = word(&random)
            if random.chance(0.25) { text += [filler] + word(&random) }
            text += [filler, filler] + word(&random)
            while random.chance(0.35) { text += [filler] + word(&random) }
        }
        return padded(text, length)
    }

    private static func word(_ random: inout SeededRandom) -> [UInt8] {
        (0..<random.integer(1...12)).map { _ in random.pick(letters) }
    }

    private static func padded(_ text: [UInt8], _ length: Int) -> [UInt8] {
        Array(text.prefix(length)) + [UInt8](repeating: filler, count: max(0, length - text.count))
    }

    private static func digit(_ text: some Sequence<UInt8>) -> UInt8 {
        digits[CheckDigit.compute(over: text) ?? 0]
    }

    private static func checked(_ text: [UInt8]) -> [UInt8] {
        text + [digit(text)]
    }
}
