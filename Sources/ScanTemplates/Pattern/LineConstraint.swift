/// Some positions of a line that depend on each other: together they are a number within bounds or one of some words.
///
/// The alphabets of the positions alone would allow more, as month 19 in `[(01-12)]`.
package struct LineConstraint: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case number(ClosedRange<Int>)
        /// In upper case; letters of the text may have either.
        case words([String])
    }

    /// Positions counted from 0.
    package let columns: Range<Int>
    package let kind: Kind
}
