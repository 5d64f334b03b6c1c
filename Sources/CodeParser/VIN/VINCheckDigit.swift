/// The check digit of a vehicle identification number (49 CFR 565.15, GB 16735): weighted sum modulo 11, in position 9.
public enum VINCheckDigit {
    /// The weights of positions 1–17; position 9 holds the digit itself.
    static let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

    /// The value of a character: digits as they are, letters by the table of 49 CFR 565.15; `nil` for I, O, Q and all
    /// others.
    public static func value(of character: UInt8) -> Int? {
        switch character {
        case 0x30...0x39: Int(character) - 0x30
        case 0x41...0x48: Int(character) - 0x41 + 1
        case 0x4A...0x4E: Int(character) - 0x4A + 1
        case UInt8(ascii: "P"): 7
        case UInt8(ascii: "R"): 9
        case 0x53...0x5A: Int(character) - 0x53 + 2
        default: nil
        }
    }

    /// The character that belongs into position 9, `0`…`9` or `X`; `nil` unless there are 17 characters that a VIN may
    /// have.
    public static func compute(over characters: some Collection<UInt8>) -> UInt8? {
        guard characters.count == weights.count else { return nil }
        var sum = 0
        for (character, weight) in zip(characters, weights) {
            guard let value = value(of: character) else { return nil }
            sum += value * weight
        }
        return symbol(for: sum % 11)
    }

    /// The character for a remainder.
    static func symbol(for remainder: Int) -> UInt8 {
        remainder == 10 ? UInt8(ascii: "X") : ASCII.zero + UInt8(remainder)
    }
}
