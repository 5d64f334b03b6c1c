/// A day of the Gregorian calendar.
///
/// This module has no clock: whoever wants centuries, ages and expiry says what day it is.
public struct CalendarDate: Sendable, Hashable, Comparable {
    /// The year with its century.
    public let year: Int

    /// The month, 1…12.
    public let month: Int

    /// The day, 1…31.
    public let day: Int

    /// A day; `nil` when the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= Self.daysInMonth(month, year: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// A day in the form `YYYY-MM-DD`; `nil` for anything else.
    public init?(iso text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy(ASCII.isDigit) }), let year = Int(parts[0]),
            let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day (UTC) of a number of seconds since 1970-01-01, for callers that have a clock.
    ///
    /// Seconds outside the years 1 to 9999 are clamped to them.
    public init(secondsSince1970 seconds: Int64) {
        let bounded = min(max(seconds, -62_135_596_800), 253_402_300_799)
        let days = Int((bounded - (bounded < 0 ? 86_399 : 0)) / 86_400)
        // Civil date from a day count: years begin in March, so that the leap day is the last of its year.
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// How many days a month has.
    static func daysInMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        default: 31
        }
    }

    /// Whole years from this day to another.
    public func years(until other: CalendarDate) -> Int {
        let passed = (other.month, other.day) >= (month, day)
        return other.year - year - (passed ? 0 : 1)
    }

    /// Earlier days come first.
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String {
        Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
    }

    /// A number with leading zeros.
    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
