/// Reads the dates of a zone and chooses their century, about which ICAO 9303 is silent.
///
/// Birth: the latest year that is not after the reference date, nor after the expiry. Expiry: the year nearest to the
/// reference date, the later of two, never before the birth.
enum CenturyRule {
    /// The parts of six characters.
    static func read(_ text: ArraySlice<UInt8>) -> ZoneDate {
        var date = ZoneDate(
            raw: ASCII.string(text), yearOfCentury: nil, year: nil, month: nil, day: nil, isPlausible: true,
            isCenturyUncertain: false)
        let parts = stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map { twoDigits(text, at: $0) }
        guard parts.count == 3 else {
            date.isPlausible = false
            return date
        }
        switch parts[0] {
        case .number(let value): date.yearOfCentury = value
        case .unknown: break
        case .other: date.isPlausible = false
        }
        switch parts[1] {
        case .number(let value) where (1...12).contains(value): date.month = value
        case .unknown: break
        default: date.isPlausible = false
        }
        // Day 29 of February depends on the century and is looked at again with it.
        let longest = date.month.map { CalendarDate.daysInMonth($0, year: 2000) } ?? 31
        switch parts[2] {
        case .number(let value) where (1...longest).contains(value): date.day = value
        case .unknown: break
        default: date.isPlausible = false
        }
        return date
    }

    private enum Part {
        case number(Int)
        case unknown
        case other
    }

    private static func twoDigits(_ text: ArraySlice<UInt8>, at index: Int) -> Part {
        let (tens, ones) = (text[index], text[index + 1])
        if ASCII.isDigit(tens), ASCII.isDigit(ones) { return .number(Int(tens - 0x30) * 10 + Int(ones - 0x30)) }
        return tens == ASCII.filler && ones == ASCII.filler ? .unknown : .other
    }

    /// Gives birth and expiry their centuries.
    static func resolve(birth: inout ZoneDate?, expiry: inout ZoneDate?, reference: CalendarDate) {
        if let short = expiry?.yearOfCentury {
            let year = expiryYear(short, reference: reference)
            expiry?.year = year
            expiry?.isCenturyUncertain = abs(year - reference.year) > 40
        }
        if let short = birth?.yearOfCentury {
            var latest = reference
            // A document that ran out long ago limits the birth as well.
            if let end = expiry?.calendarDate, end < latest { latest = end }
            var year = latest.year - latest.year % 100 + short
            if isAfter(year: year, of: birth, latest) { year -= 100 }
            if birth?.month == 2, birth?.day == 29, CalendarDate.daysInMonth(2, year: year) < 29 { year -= 100 }
            birth?.year = year
            birth?.isCenturyUncertain = reference.year - year < 10
        }
        if let born = birth?.year, let end = expiry?.year, end < born { expiry?.year = end + 100 }
        dropLeapDay(&birth)
        dropLeapDay(&expiry)
    }

    /// The year with these two digits that lies nearest to the reference date; the later of two.
    private static func expiryYear(_ short: Int, reference: CalendarDate) -> Int {
        let century = reference.year - reference.year % 100
        let candidates = [century + 100 + short, century + short, century - 100 + short]
        return candidates.min { abs($0 - reference.year) < abs($1 - reference.year) } ?? century + short
    }

    private static func isAfter(year: Int, of date: ZoneDate?, _ limit: CalendarDate) -> Bool {
        if year != limit.year { return year > limit.year }
        guard let month = date?.month else { return false }
        if month != limit.month { return month > limit.month }
        return (date?.day ?? 0) > limit.day
    }

    private static func dropLeapDay(_ date: inout ZoneDate?) {
        guard let year = date?.year, let month = date?.month, let day = date?.day else { return }
        if day > CalendarDate.daysInMonth(month, year: year) {
            date?.day = nil
            date?.isPlausible = false
        }
    }
}
