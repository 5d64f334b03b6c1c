/// Why a pattern cannot be used, and where in it.
package struct PatternError: Error, Sendable, Equatable {
    package enum Reason: Sendable, Equatable {
        case tooLong(limit: Int)
        case tooDeep(limit: Int)
        /// The repeat counts multiply to more characters than a line can have.
        case tooComplex(limit: Int)
        /// An unbounded repeat of a part that is itself only made of repeats: `(A+)+`.
        case ambiguousRepeat
        case nothingToRepeat
        case doubledRepeat
        case invalidCount
        case reversedRange
        case unclosedGroup
        case unclosedClass
        case emptyClass
        case unmatchedBracket(Character)
        case unequalBounds
        case unsupportedEscape(Character)
        case unsupportedGroup
        case unsupportedCharacter(Character)
        case trailingBackslash
        /// No text at all can match: lengths or length forms contradict each other.
        case contradiction(possible: [Int], wanted: ClosedRange<Int>)
    }

    package let reason: Reason
    /// The character of the pattern, counted from 0, where the reason shows; 0 when it is the whole.
    package let offset: Int

    init(_ reason: Reason, at offset: Int = 0) {
        self.reason = reason
        self.offset = offset
    }

    /// The pattern is well formed, but nothing can satisfy it.
    package var isContradiction: Bool {
        if case .contradiction = reason { true } else { false }
    }
}

extension PatternError: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .tooLong(let limit): "the pattern is longer than \(limit) characters"
        case .tooDeep(let limit): "more than \(limit) levels of groups (character \(offset + 1))"
        case .tooComplex(let limit): "nested repeat counts multiply to more than \(limit) characters"
        case .ambiguousRepeat: "an unbounded repeat of a part that consists of repeats only (character \(offset + 1))"
        case .nothingToRepeat: "nothing to repeat (character \(offset + 1))"
        case .doubledRepeat: "two repeat counts in a row (character \(offset + 1))"
        case .invalidCount: "not a valid count in braces (character \(offset + 1))"
        case .reversedRange: "the bounds of a range are reversed (character \(offset + 1))"
        case .unclosedGroup: "a group without closing parenthesis (character \(offset + 1))"
        case .unclosedClass: "a class without closing bracket (character \(offset + 1))"
        case .emptyClass: "a class without members (character \(offset + 1))"
        case .unmatchedBracket(let bracket): "'\(bracket)' without its opening bracket (character \(offset + 1))"
        case .unequalBounds: "the bounds of a number range differ in width (character \(offset + 1))"
        case .unsupportedEscape(let letter): "unsupported escape \\\(letter) (character \(offset + 1))"
        case .unsupportedGroup: "unsupported kind of group (character \(offset + 1))"
        case .unsupportedCharacter(let character): "'\(character)' is not ASCII (character \(offset + 1))"
        case .trailingBackslash: "a backslash at the end"
        case .contradiction(let possible, let wanted):
            "no text can match: the parts allow \(Self.list(possible)) characters, "
                + (wanted.lowerBound == wanted.upperBound
                    ? "\(wanted.lowerBound) are asked for"
                    : "\(wanted.lowerBound) to \(wanted.upperBound) are asked for")
        }
    }

    private static func list(_ lengths: [Int]) -> String {
        switch lengths.count {
        case 0: "no number of"
        case 1: "\(lengths[0])"
        default: "\(lengths[0]) to \(lengths[lengths.count - 1])"
        }
    }
}
