/// One check digit of a layout: where it stands and what it covers.
///
/// Weights run 7, 3, 1 over the covered characters in the order of `covers` (ICAO 9303-3, section 4.9).
public struct ZoneCheckRule: Sendable, Hashable {
    /// How a document number may run on into the optional data (ICAO 9303-5 section 4.2.2, 9303-6 section 4.2.2).
    ///
    /// It does when the place of its check digit holds `<`: the rest stands in `continuation`, followed at once by the
    /// check digit and a filler.
    public struct Overflow: Sendable, Hashable {
        /// Where the rest of the number begins and how far it may go.
        public let continuation: ZoneSpan
        /// The name under which a long number is reported.
        public let fieldName: String
        /// The name under which its check digit is reported.
        public let checkDigitName: String

        /// A place for the rest of a long number.
        public init(continuation: ZoneSpan, fieldName: String, checkDigitName: String) {
            self.continuation = continuation
            self.fieldName = fieldName
            self.checkDigitName = checkDigitName
        }
    }

    /// The field that the digit protects, or `compositeCheckDigit`.
    public let field: String

    /// The covered characters.
    public let covers: [ZoneSpan]

    /// Where the digit stands.
    public let digit: ZoneSpan

    /// Whether the digit covers several fields; such a digit fails as a matter of course when a covered one is wrong.
    public let isComposite: Bool

    /// Whether `<` counts as right when all covered characters are `<` (an empty personal number, no expiry).
    public let allowsFillerWhenEmpty: Bool

    /// How a long number runs on, where the layout knows that.
    public let overflow: Overflow?

    /// A check digit over some characters.
    public init(
        field: String, covers: [ZoneSpan], digit: ZoneSpan, isComposite: Bool = false,
        allowsFillerWhenEmpty: Bool = false, overflow: Overflow? = nil
    ) {
        self.field = field
        self.covers = covers
        self.digit = digit
        self.isComposite = isComposite
        self.allowsFillerWhenEmpty = allowsFillerWhenEmpty
        self.overflow = overflow
    }
}
