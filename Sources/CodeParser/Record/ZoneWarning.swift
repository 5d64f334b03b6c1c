/// Something about a zone that is worth saying and does not make it invalid.
public struct ZoneWarning: Sendable, Hashable {
    /// What it is about.
    public enum Code: String, Sendable, Hashable {
        /// The issuing state is in no list.
        case unknownIssuingState
        /// The nationality is in no list.
        case unknownNationality
        /// The issuer of an ordinary passport is not the state of the holder.
        case issuerIsNotNationality
        /// `DEU` where ICAO prints `D<<`.
        case germanyPrintedAsDEU
        /// A code used on specimens only.
        case specimenCode
        /// The document code is none that ICAO has for this layout.
        case unusualDocumentCode
        /// X in the sex field, which the zone should print as a filler.
        case sexPrintedAsX
        /// The sex field holds none of F, M, `<` and X.
        case unreadableSex
        /// The number runs on into the optional data, but not by the rule.
        case malformedLongNumber
        /// The name ends in the last column of its field, so it may have been cut (ICAO 9303-3, section 4.6).
        case nameMayBeTruncated
        /// The name begins with the separator: printed as if there were no primary identifier.
        case emptyPrimaryIdentifier
        /// More than one `<<` within the name; only the first separates.
        case severalNameSeparators
        /// Digits within a name (legal on Russian internal passports only).
        case digitsInName
        /// Six characters that are no date.
        case invalidDate
        /// The other century cannot be excluded.
        case uncertainCentury
        /// A check digit was left out of the overall status by an issuer's exception.
        case checkIgnored
        /// A line was too short and was padded with fillers.
        case linePadded
        /// A line was too long and was shortened.
        case lineShortened
    }

    /// What it is about.
    public var code: Code

    /// The field concerned, if it is one.
    public var field: String?

    /// The line concerned (from 1), if it is one.
    public var line: Int?

    /// A warning.
    public init(_ code: Code, field: String? = nil, line: Int? = nil) {
        self.code = code
        self.field = field
        self.line = line
    }
}
