/// What the check digits of a whole zone say.
public enum ZoneStatus: String, Sendable, Hashable {
    /// Every check digit of the layout is right.
    case valid
    /// At least one is wrong.
    case invalid
    /// The layout has none.
    case unverified
}
