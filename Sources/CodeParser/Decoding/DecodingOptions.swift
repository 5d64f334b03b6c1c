/// How far a decoder may go from what was recognised.
public struct DecodingOptions: Sendable, Hashable {
    /// The shape of an issuer's numbers, as data: what a template knows and this module does not.
    public struct NumberPattern: Sendable, Hashable {
        /// The issuing state's code, without fillers.
        public var state: String
        /// The document code, without fillers; `nil` for all documents of the state.
        public var documentCode: String?
        /// The field: `passportNumber`, `documentNumber`, `optionalData1` and so on.
        public var field: String
        /// One character for each place: `A` a letter, `9` a digit, `X` either, `<` a filler, `*` anything.
        ///
        /// Places beyond the pattern may hold anything.
        public var pattern: String

        /// The shape of a number.
        public init(state: String, documentCode: String? = nil, field: String, pattern: String) {
            self.state = state
            self.documentCode = documentCode
            self.field = field
            self.pattern = pattern
        }
    }

    /// Reference date, formats and issuers' exceptions.
    public var parsing: ParsingOptions

    /// Whether characters may be changed at all; without it the best candidate of each place stands.
    public var allowsCorrections: Bool

    /// What is known about issuers' numbers.
    public var numberPatterns: [NumberPattern]

    /// How much a wrong check digit speaks against a reading, as a natural logarithm.
    ///
    /// A character is replaced for the sake of a check digit when the recogniser held the replacement for less
    /// unlikely than this: 4 stands for 1 in 55.
    public var wrongDigitCost: Double

    /// How much it speaks against a vehicle identification number that position 9 holds a digit or X which is not the
    /// check digit, where none is required (ISO 3779), as a natural logarithm.
    ///
    /// Many makers compute the digit for all markets. 0, for numbers that were typed, lets the place hold anything;
    /// below `unprovenMargin` nothing is replaced for it without being called ambiguous.
    public var strayDigitCost: Double

    /// Readings whose likelihood ratio, as a natural logarithm, is below this are ambiguous.
    public var ambiguityMargin: Double

    /// The same for readings between which no check digit decides, such as two spellings of a name.
    ///
    /// More than `ambiguityMargin`, since nothing but the recogniser speaks for one of them: 2.2 stands for 1 in 9.
    public var unprovenMargin: Double

    /// Options.
    public init(
        parsing: ParsingOptions = ParsingOptions(), allowsCorrections: Bool = true,
        numberPatterns: [NumberPattern] = [], wrongDigitCost: Double = 4, strayDigitCost: Double = 0,
        ambiguityMargin: Double = 1.5, unprovenMargin: Double = 2.2
    ) {
        self.parsing = parsing
        self.allowsCorrections = allowsCorrections
        self.numberPatterns = numberPatterns
        self.wrongDigitCost = wrongDigitCost
        self.strayDigitCost = strayDigitCost
        self.ambiguityMargin = ambiguityMargin
        self.unprovenMargin = unprovenMargin
    }
}
