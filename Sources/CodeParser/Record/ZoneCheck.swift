/// One check digit of a zone: printed, computed, and what follows.
public struct ZoneCheck: Sendable, Hashable {
    /// The two ways in which states compute the digit of a number with more than nine characters.
    public enum LongNumberRule: String, Sendable, Hashable {
        /// ICAO 9303-5: the characters joined, the filler in the check digit's place left out.
        case published
        /// Older practice: that filler counts as 0 and uses up a weight.
        case older
        /// Both give the printed digit.
        case both
    }

    /// The field that the digit protects, or `compositeCheckDigit`.
    public var field: String

    /// The character that stands in the digit's place.
    public var printed: Character

    /// The digit that the covered characters ask for; `nil` when one of them is no MRZ character.
    public var computed: Int?

    /// Whether both agree.
    public var status: ValidationStatus

    /// The first covered run, which is the field itself for all but composite digits.
    public var span: ZoneSpan

    /// Where the digit stands.
    public var digitSpan: ZoneSpan

    /// For a long number: the formula that gave the printed digit.
    public var longNumberRule: LongNumberRule?

    /// Whether an issuer's exception took this digit out of the overall status.
    public var isIgnored: Bool

    /// A check.
    public init(
        field: String, printed: Character, computed: Int?, status: ValidationStatus, span: ZoneSpan,
        digitSpan: ZoneSpan, longNumberRule: LongNumberRule? = nil, isIgnored: Bool = false
    ) {
        self.field = field
        self.printed = printed
        self.computed = computed
        self.status = status
        self.span = span
        self.digitSpan = digitSpan
        self.longNumberRule = longNumberRule
        self.isIgnored = isIgnored
    }
}
