/// One character that a place may hold, with what speaks for it.
struct Choice {
    /// How the character came to be a choice.
    enum Origin {
        /// The recogniser offered it.
        case offered
        /// The recogniser offered a look-alike that cannot stand here.
        case mapped
        /// It cannot stand here by the layout, but it is what was seen.
        case violation
        /// Nobody saw it: a filler put in to bring the line to its length.
        case inserted
    }

    var symbol: UInt8
    /// Natural logarithm of the probability, costs of the layout included.
    var score: Double
    /// The part of the score that is the layout's and not the recogniser's; at most 0.
    var structure: Double
    var origin: Origin
}
