/// A compiled pattern of one text line: which characters can stand where, and whether a text fits.
///
/// Thread rule: a value, immutable, to be used from anywhere.
package struct LinePattern: Sendable, Equatable {
    /// Longest line that any pattern is compiled for; longer ones are not read.
    package static let maximumLength = 256

    /// The pattern as written; empty when every text of the right length fits.
    package let source: String
    /// The lengths that a matching line can have, ascending; never empty.
    package let lengths: [Int]
    /// The alphabet of every position when only one length is possible.
    package let positions: [CharacterMask]?
    /// Groups of positions that depend on each other, when only one length is possible.
    package let constraints: [LineConstraint]

    let tree: PatternTree
    private let nodeLengths: [PositionSet]

    /// Compiles a pattern for lines of the given lengths.
    ///
    /// An empty pattern allows every printable character.
    package static func compile(
        _ source: String, lengthRange: ClosedRange<Int> = 0...maximumLength
    ) throws(PatternError) -> LinePattern {
        let wanted = lengthRange.clamped(to: 0...maximumLength)
        let tree = source.isEmpty ? anything(in: wanted) : try PatternParser.parse(source)
        let nodeLengths = tree.lengths(bound: wanted.upperBound)
        let lengths = nodeLengths[tree.root].filter(wanted.contains).members
        guard !lengths.isEmpty else {
            let possible = tree.lengths(bound: maximumLength)[tree.root].members
            throw PatternError(.contradiction(possible: possible, wanted: wanted))
        }
        return LinePattern(source: source, tree: tree, nodeLengths: nodeLengths, lengths: lengths)
    }

    /// Every printable text of these lengths.
    init(anyOfLengths lengths: ClosedRange<Int>) {
        let lengths = lengths.clamped(to: 0...Self.maximumLength)
        let tree = Self.anything(in: lengths)
        self.init(
            source: "", tree: tree, nodeLengths: tree.lengths(bound: lengths.upperBound), lengths: Array(lengths))
    }

    private static func anything(in lengths: ClosedRange<Int>) -> PatternTree {
        var tree = PatternTree()
        let character = tree.add(.set(.printable))
        tree.root = tree.add(.repeated(character, min: lengths.lowerBound, max: lengths.upperBound))
        return tree
    }

    private init(source: String, tree: PatternTree, nodeLengths: [PositionSet], lengths: [Int]) {
        self.source = source
        self.tree = tree
        self.nodeLengths = nodeLengths
        self.lengths = lengths
        if lengths.count == 1 {
            let layout = PatternLayout(of: tree, lengths: nodeLengths, length: lengths[0])
            positions = layout.alphabets
            constraints = layout.constraints
        } else {
            positions = nil
            constraints = []
        }
    }

    /// The alphabet of a position, counted from 0, of a line of fixed length.
    ///
    /// Empty beyond the line, and for a pattern whose lines differ in length, where `layout(forLength:)` answers.
    package func alphabet(at position: Int) -> CharacterMask {
        guard let positions, positions.indices.contains(position) else { return CharacterMask() }
        return positions[position]
    }

    /// The alphabets and constraints of lines of one length; `nil` when no line of that length can match.
    package func layout(forLength length: Int) -> (positions: [CharacterMask], constraints: [LineConstraint])? {
        guard lengths.contains(length) else { return nil }
        if let positions { return (positions, constraints) }
        let layout = PatternLayout(of: tree, lengths: nodeLengths, length: length)
        return (layout.alphabets, layout.constraints)
    }

    /// Whether the whole text fits the pattern and one of the lengths.
    package func matches(_ text: some Sequence<UInt8>) -> Bool {
        let text = Array(text)
        guard lengths.contains(text.count) else { return false }
        return PatternMatcher.matches(text, tree: tree)
    }

    /// Whether the whole text fits the pattern and one of the lengths.
    package func matches(_ text: some StringProtocol) -> Bool {
        matches(text.utf8)
    }
}
