/// What speaks against six characters as a date.
enum DateCost {
    /// At most 0; the characters are packed, the first in the lowest byte.
    static func cost(of packed: UInt64, isBirth: Bool) -> Double {
        let (year, month, day) = (part(packed, 0), part(packed, 1), part(packed, 2))
        switch (year, month, day) {
        case (.number, .number(let month), .number(let day)):
            let fits = (1...12).contains(month) && (1...CalendarDate.daysInMonth(month, year: 2000)).contains(day)
            return fits ? 0 : -DecodingCosts.invalidDate
        case (.unknown, .unknown, .unknown): return isBirth ? -2 : -1.5
        case (.number, .unknown, .unknown): return isBirth ? -1.5 : -4
        case (.number, .number(let month), .unknown):
            return (1...12).contains(month) ? (isBirth ? -1.5 : -4) : -DecodingCosts.invalidDate
        default: return -DecodingCosts.invalidDate
        }
    }

    private enum Part {
        case number(Int)
        case unknown
        case other
    }

    private static func part(_ packed: UInt64, _ index: Int) -> Part {
        let tens = UInt8(truncatingIfNeeded: packed >> UInt64(16 * index))
        let ones = UInt8(truncatingIfNeeded: packed >> UInt64(16 * index + 8))
        if ASCII.isDigit(tens), ASCII.isDigit(ones) { return .number(Int(tens - 0x30) * 10 + Int(ones - 0x30)) }
        return tens == ASCII.filler && ones == ASCII.filler ? .unknown : .other
    }
}
