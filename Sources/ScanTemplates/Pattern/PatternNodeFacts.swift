/// What a node of a pattern costs and whether its repeats are harmless.
///
/// Found bottom-up, once per node, because asking the children again at every level would itself take time that grows
/// exponentially with the depth.
struct PatternNodeFacts: Sendable, Equatable {
    /// Number of characters when every repeat is written out, an unbounded one as often as it must occur.
    let expansion: Int
    /// True when the part can be left out.
    let isSkippable: Bool
    /// True for a part that has an unbounded repeat and nothing that must occur exactly as it stands, so that repeating
    /// it without bound gives every text countless readings: `A+`, `A*B?`, `(A+|B)`.
    let isOnlyRepeats: Bool

    /// Beyond every limit, and small enough that sums of them cannot overflow.
    private static let ceiling = 1 << 30

    init(of node: PatternTree.Node, children: [PatternNodeFacts]) {
        switch node {
        case .set:
            self.init(expansion: 1)
        case .number(_, let width):
            self.init(expansion: width)
        case .words(let words):
            self.init(
                expansion: words.reduce(0) { $0 + $1.count }, isSkippable: words.contains(where: \.isEmpty))
        case .sequence(let items):
            self.init(
                expansion: items.reduce(0) { $0 + children[$1].expansion },
                isSkippable: items.allSatisfy { children[$0].isSkippable },
                isOnlyRepeats: items.contains { children[$0].isOnlyRepeats }
                    && items.allSatisfy { children[$0].isOnlyRepeats || children[$0].isSkippable })
        case .alternatives(let items):
            self.init(
                expansion: items.reduce(0) { $0 + children[$1].expansion },
                isSkippable: items.contains { children[$0].isSkippable },
                isOnlyRepeats: items.contains { children[$0].isOnlyRepeats })
        case .repeated(let item, let min, let max):
            let times = Swift.max(max ?? min, 1)
            self.init(
                expansion: children[item].expansion.multipliedReportingOverflow(by: times).overflow
                    ? Self.ceiling : children[item].expansion * times,
                isSkippable: min == 0 || children[item].isSkippable,
                isOnlyRepeats: max == nil || children[item].isOnlyRepeats)
        case .length(let item, let min, let max):
            self.init(
                expansion: children[item].expansion,
                isSkippable: min == 0 && children[item].isSkippable,
                isOnlyRepeats: max == nil && children[item].isOnlyRepeats)
        }
    }

    private init(expansion: Int, isSkippable: Bool = false, isOnlyRepeats: Bool = false) {
        self.expansion = min(expansion, Self.ceiling)
        self.isSkippable = isSkippable
        self.isOnlyRepeats = isOnlyRepeats
    }
}
