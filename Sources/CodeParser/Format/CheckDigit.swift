/// The check digit of ICAO 9303 part 3, section 4.9: weights 7, 3, 1 repeated, sum modulo 10.
public enum CheckDigit {
    /// The value of one character: digits as they are, A = 10 … Z = 35, `<` = 0; `nil` for any other byte.
    @inlinable
    public static func value(of character: UInt8) -> Int? {
        switch character {
        case 0x30...0x39: Int(character) - 0x30
        case 0x41...0x5A: Int(character) - 0x41 + 10
        case 0x3C: 0
        default: nil
        }
    }

    /// The digit (0…9) over ASCII bytes, or `nil` when one of them is no MRZ character.
    public static func compute(over characters: some Sequence<UInt8>) -> Int? {
        var sum = 0
        var weight = 7
        for character in characters {
            guard let value = value(of: character) else { return nil }
            sum += value * weight
            weight = weight == 7 ? 3 : (weight == 3 ? 1 : 7)
        }
        return sum % 10
    }
}
