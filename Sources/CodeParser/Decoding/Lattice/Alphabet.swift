/// A set of ASCII characters.
struct Alphabet: Sendable, Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: String) {
        for byte in characters.utf8 where byte < 128 { insert(byte) }
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }

    func contains(_ byte: UInt8) -> Bool {
        if byte < 64 { return low >> UInt64(byte) & 1 == 1 }
        return byte < 128 && high >> UInt64(byte - 64) & 1 == 1
    }

    static let letters = Alphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    static let lettersOrFiller = Alphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ<")
    static let digits = Alphabet("0123456789")
    static let digitsOrFiller = Alphabet("0123456789<")
    static let all = Alphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<")
    static let sexes = Alphabet("MFX<")
}

extension ZoneFieldRule.Kind {
    /// What may stand at a place of this kind, counted from the place's start.
    func alphabet(at index: Int) -> Alphabet {
        switch self {
        // American residence cards have C1, so that digits are rare here and not wrong.
        case .documentCode: index == 0 ? .letters : .all
        case .state: index == 0 ? .letters : .lettersOrFiller
        case .name, .namePart: .lettersOrFiller
        case .number, .optionalData, .text: .all
        // A filler stands here when a number runs on or a field is empty; the check digits judge it.
        case .checkDigit, .birthDate, .expiryDate: .digitsOrFiller
        case .sex: .sexes
        case .digits: .digits
        case .letters: .letters
        case .literal(let text):
            Alphabet(String(text.utf8.dropFirst(index).prefix(1).map { Character(Unicode.Scalar($0)) }))
        case .oneOf(let text): Alphabet(text)
        }
    }
}
