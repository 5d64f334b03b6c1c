public import CodeParser
import Glibc

extension CalendarDate {
    /// The present day in UTC.
    public static var today: CalendarDate {
        CalendarDate(secondsSince1970: Int64(time(nil)))
    }
}
