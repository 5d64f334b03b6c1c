/// A date of a zone: six characters YYMMDD, and as much of a calendar date as they give.
public struct ZoneDate: Sendable, Hashable {
    /// The six characters as printed.
    public var raw: String

    /// The two digits of the year, if they are printed.
    public var yearOfCentury: Int?

    /// The year with its century; `nil` without a reference date.
    public var year: Int?

    /// The month (1…12), if it is printed and is one.
    public var month: Int?

    /// The day, if it is printed and the month has it.
    public var day: Int?

    /// Whether the characters are a date or legally unknown; false for day 41, letters and the like.
    public var isPlausible: Bool

    /// Whether the other century cannot be excluded.
    public var isCenturyUncertain: Bool

    /// The date in ISO 8601 as far as it is known: `1974-08-12`, `1974-08`, `1974`, or empty.
    public var iso: String {
        guard isPlausible, let year else { return "" }
        guard let month else { return CalendarDate.padded(year, 4) }
        let text = CalendarDate.padded(year, 4) + "-" + CalendarDate.padded(month, 2)
        guard let day else { return text }
        return text + "-" + CalendarDate.padded(day, 2)
    }

    /// The day, when all of it is known.
    public var calendarDate: CalendarDate? {
        guard isPlausible, let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Whether nothing at all is printed.
    public var isEmpty: Bool { raw.utf8.allSatisfy { $0 == ASCII.filler } }
}
