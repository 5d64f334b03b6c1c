/// What a caller knows beyond the zone itself.
public struct ParsingOptions: Sendable, Hashable {
    /// A deviation of an issuer that makes one of its check digits worthless (ICAO 9303-3, section 7).
    public struct IssuerException: Sendable, Hashable {
        /// The issuing state's code, without fillers.
        public var state: String
        /// The document code, without fillers; `nil` for all documents of the state.
        public var documentCode: String?
        /// The check that is not to count: a field name or `compositeCheckDigit`.
        public var ignoredCheck: String

        /// A deviation.
        public init(state: String, documentCode: String? = nil, ignoredCheck: String) {
            self.state = state
            self.documentCode = documentCode
            self.ignoredCheck = ignoredCheck
        }
    }

    /// The day on which the document is read; without it dates have no century and nothing is expired.
    public var referenceDate: CalendarDate?

    /// The layouts to look for, the more frequent first.
    public var formats: [ZoneFormat]

    /// Known deviations.
    ///
    /// A check that is left out because of one says so in the result.
    public var issuerExceptions: [IssuerException]

    /// Options; by default all known layouts and no reference date.
    public init(
        referenceDate: CalendarDate? = nil, formats: [ZoneFormat] = ZoneFormat.all,
        issuerExceptions: [IssuerException] = []
    ) {
        self.referenceDate = referenceDate
        self.formats = formats
        self.issuerExceptions = issuerExceptions
    }
}
