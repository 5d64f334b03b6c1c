/// What a value of a key may be.
package enum ValueType: Sendable, Equatable {
    /// 0 or 1; the format has no booleans.
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case string
    /// One of a few words.
    case choice([String])
    /// A list of integers, its length and the range of each.
    case integers(count: ClosedRange<Int>, each: ClosedRange<Int>)
    case numbers(count: ClosedRange<Int>, each: ClosedRange<Double>)
    case strings
    case stringLists
    /// A list of some of a few words.
    case choices([String])
    /// The name of another object.
    case name(of: [ObjectKind])
    case names(of: [ObjectKind])
    case object(ObjectKind)
    case objects(ObjectKind)
    /// Not looked into.
    case anything
}

extension ValueType {
    /// For messages and the key reference.
    package var summary: String {
        switch self {
        case .flag: "0 or 1"
        case .integer(let range): range == .nonNegative ? "integer from 0" : "integer \(Self.text(range))"
        case .number(let range): "number \(Self.text(range))"
        case .string: "string"
        case .choice(let words): words.joined(separator: ", ")
        case .integers(let count, let each): "\(Self.text(count)) integers, each \(Self.text(each))"
        case .numbers(let count, let each): "\(Self.text(count)) numbers, each \(Self.text(each))"
        case .strings: "list of strings"
        case .stringLists: "list of lists of strings"
        case .choices(let words): "list of " + words.joined(separator: ", ")
        case .name(let kinds): "name of " + kinds.map(\.title).joined(separator: " or ")
        case .names(let kinds): "names of " + kinds.map(\.title).joined(separator: " or ")
        case .object(let kind): kind.title
        case .objects(let kind): "list of " + kind.title
        case .anything: "anything"
        }
    }

    private static func text<Bound>(_ range: ClosedRange<Bound>) -> String {
        range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound)…\(range.upperBound)"
    }
}

extension ClosedRange<Int> {
    /// The largest value that the format's 32-bit integers can have is the upper bound of every "no limit".
    static let nonNegative = 0...0x7FFF_FFFF
    static let positive = 1...0x7FFF_FFFF
    static let threads = 0...256
    static let sensitivity = 1...9
}
