/// One character that was changed on the way from what was recognised to what is reported.
public struct Correction: Sendable, Hashable {
    /// Why a character was changed.
    public enum Reason: String, Sendable, Hashable {
        /// The place holds letters only, or digits only, and what was read looks like one of them.
        case fieldType
        /// The check digits agree with the new character and not with the old one.
        case checkDigit
        /// The issuer's numbers have another shape.
        case issuerPattern
        /// The old character gives no known state, document code or sex.
        case knownCode
        /// The old character gives no date.
        case date
        /// Filler read as a letter.
        case filler
        /// A missing filler was put in.
        case inserted
        /// A surplus character was taken out.
        case removed
    }

    /// The line in the zone, counted from 1.
    public var line: Int

    /// The column in the zone, counted from 1; for a removed character the column it stood before.
    public var column: Int

    /// What was recognised; empty for an insertion.
    public var from: String

    /// What is reported; empty for a removal.
    public var to: String

    /// Why.
    public var reason: Reason

    /// A change of one character.
    public init(line: Int, column: Int, from: String, to: String, reason: Reason) {
        self.line = line
        self.column = column
        self.from = from
        self.to = to
        self.reason = reason
    }
}
