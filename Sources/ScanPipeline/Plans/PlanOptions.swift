package import CodeParser

/// What the caller says about a scan, beyond what the template says.
package struct PlanOptions: Sendable, Hashable {
    /// The day on which documents are read; `nil` leaves centuries and ages unknown.
    package var referenceDate: CalendarDate?
    /// Whether characters may be corrected, where the template allows it.
    package var allowsCorrections: Bool
    /// Milliseconds after which no further attempt is begun, 0 for none; `nil` leaves it to the template.
    package var timeoutMilliseconds: Int?
    /// Whether the holder's portrait is looked for.
    package var findsPortrait: Bool

    package init(
        referenceDate: CalendarDate? = nil, allowsCorrections: Bool = true, timeoutMilliseconds: Int? = nil,
        findsPortrait: Bool = false
    ) {
        self.referenceDate = referenceDate
        self.allowsCorrections = allowsCorrections
        self.timeoutMilliseconds = timeoutMilliseconds
        self.findsPortrait = findsPortrait
    }
}
