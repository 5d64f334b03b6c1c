/// Characters that are taken for each other on plates, labels and stamped metal.
enum VINLookAlikes {
    /// I, O and Q occur in no VIN.
    static func forced(_ symbol: UInt8) -> UInt8? {
        switch symbol {
        case UInt8(ascii: "I"): UInt8(ascii: "1")
        case UInt8(ascii: "O"), UInt8(ascii: "Q"): UInt8(ascii: "0")
        default: nil
        }
    }

    private static let groups = ["S5", "B8", "Z2", "G6", "D0", "T7", "UV", "MN", "NH", "MH", "1L", "4A"].map {
        Array($0.utf8)
    }

    /// What a character may be when nothing but the text is known.
    static func others(of symbol: UInt8) -> [UInt8] {
        groups.filter { $0.contains(symbol) }.flatMap { $0.filter { $0 != symbol } }
    }

    /// The digit that a letter may be where only digits stand: its look-alike, then the digit of the same value.
    static func digit(for symbol: UInt8) -> [UInt8] {
        var digits = others(of: symbol).filter(ASCII.isDigit)
        if ASCII.isLetter(symbol), let value = VINCheckDigit.value(of: symbol) {
            let same = ASCII.zero + UInt8(value)
            if !digits.contains(same) { digits.append(same) }
        }
        return digits
    }
}
