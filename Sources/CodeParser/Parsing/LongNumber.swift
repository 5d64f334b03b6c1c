/// Where a document number that is longer than its field goes on, and where its check digit stands.
enum LongNumber: Equatable {
    /// The number ends within its field; the digit stands in its usual place.
    case none
    /// The rest of the number, and its check digit.
    case continued(rest: Range<Int>, digit: Int)
    /// Announced by a filler in the digit's place, but nothing that follows is a rest and a digit.
    case malformed

    /// Reads the place of the check digit and what follows.
    static func read(_ text: [UInt8], check: ZoneLayout.Check) -> LongNumber {
        guard let continuation = check.continuation, text[check.digit] == ASCII.filler else { return .none }
        var end = continuation.lowerBound
        while end < continuation.upperBound, text[end] != ASCII.filler { end += 1 }
        switch end - continuation.lowerBound {
        case 0: return .none
        case 1: return .malformed
        default: return .continued(rest: continuation.lowerBound..<(end - 1), digit: end - 1)
        }
    }
}
