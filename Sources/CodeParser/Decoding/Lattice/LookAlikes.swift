/// Characters of OCR-B that recognisers take for each other.
///
/// The table is small on purpose: with a wide one most faults have several repairs that satisfy the check digit.
enum LookAlikes {
    /// The digit that a letter is taken for where only digits can stand.
    static func digit(for symbol: UInt8) -> UInt8? {
        switch symbol {
        case UInt8(ascii: "O"), UInt8(ascii: "Q"), UInt8(ascii: "D"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
        case UInt8(ascii: "Z"): UInt8(ascii: "2")
        case UInt8(ascii: "S"): UInt8(ascii: "5")
        case UInt8(ascii: "G"): UInt8(ascii: "6")
        case UInt8(ascii: "B"): UInt8(ascii: "8")
        default: nil
        }
    }

    /// The letter that a digit is taken for where only letters can stand.
    static func letter(for symbol: UInt8) -> UInt8? {
        switch symbol {
        case UInt8(ascii: "0"): UInt8(ascii: "O")
        case UInt8(ascii: "1"): UInt8(ascii: "I")
        case UInt8(ascii: "2"): UInt8(ascii: "Z")
        case UInt8(ascii: "5"): UInt8(ascii: "S")
        case UInt8(ascii: "6"): UInt8(ascii: "G")
        case UInt8(ascii: "8"): UInt8(ascii: "B")
        default: nil
        }
    }

    /// Everything a character may be where letters and digits can stand, when nothing but the text is known.
    static func both(for symbol: UInt8) -> [UInt8] {
        if let digit = digit(for: symbol) { return [digit] }
        switch symbol {
        case UInt8(ascii: "0"): return [UInt8(ascii: "O"), UInt8(ascii: "D"), UInt8(ascii: "Q")]
        case UInt8(ascii: "1"): return [UInt8(ascii: "I"), UInt8(ascii: "L")]
        default: return letter(for: symbol).map { [$0] } ?? []
        }
    }

    /// Letters that stand for a filler when they come in runs.
    static func isFillerLike(_ symbol: UInt8) -> Bool {
        switch symbol {
        case UInt8(ascii: "K"), UInt8(ascii: "L"), UInt8(ascii: "S"), UInt8(ascii: "C"), UInt8(ascii: "E"),
            UInt8(ascii: "X"):
            true
        default: false
        }
    }
}
