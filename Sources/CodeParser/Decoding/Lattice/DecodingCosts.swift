/// The costs, in natural logarithms, of what is unusual about a zone.
enum DecodingCosts {
    /// A character that cannot stand at its place.
    static let violation = 6.0
    /// A character replaced by its look-alike because of the field's type.
    static let mapped = 0.5
    /// Six characters that are no date.
    static let invalidDate = 6.0
    /// A state in no list.
    static let unknownState = 4.0
    /// A state on specimens, or one that is no more.
    static let rareState = 0.5
    /// A letter between two digits of a number, or a digit between two letters.
    static let changeOfKind = 1.2
    /// How much likelier a character is by the recogniser when nothing else is asked: 1 in 9.
    static let openLead = 2.2
    /// A filler that nobody saw.
    static let inserted = 1.0
    /// A composite digit that fails together with one of its fields: to be expected.
    static let secondFailure = 0.7
    /// What an agreeing digit speaks for a reading: the logarithm of 10, since one in ten agrees by chance.
    static let agreeingDigit = 2.3
    /// Below this probability a candidate is nothing but noise.
    static let smallestProbability = 1e-7
}
