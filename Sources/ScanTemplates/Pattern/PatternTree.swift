/// A parsed pattern: nodes in one array that refer to each other by index, children before their parents.
struct PatternTree: Sendable, Equatable {
    typealias Index = Int

    enum Node: Sendable, Equatable {
        /// One character out of a set.
        case set(CharacterMask)
        /// A number with leading zeros, as wide as its bounds are written: `[(01-12)]`.
        case number(ClosedRange<Int>, width: Int)
        /// One word out of a list, letters of either case: `[(A,B)]`. Kept in upper case.
        case words([[UInt8]])
        case sequence([Index])
        case alternatives([Index])
        /// A repeat count; no upper bound when `max` is `nil`.
        case repeated(Index, min: Int, max: Int?)
        /// A length form `{(n)}`: the part has as many characters in total.
        case length(Index, min: Int, max: Int?)
    }

    private(set) var nodes: [Node] = []
    private(set) var facts: [PatternNodeFacts] = []
    var root: Index = 0

    mutating func add(_ node: Node) -> Index {
        facts.append(PatternNodeFacts(of: node, children: facts))
        nodes.append(node)
        return nodes.count - 1
    }

    subscript(index: Index) -> Node { nodes[index] }
}

extension PatternTree {
    /// How many characters each node can take, up to a bound, by index.
    func lengths(bound: Int) -> [PositionSet] {
        var lengths: [PositionSet] = []
        lengths.reserveCapacity(nodes.count)
        for node in nodes {
            lengths.append(length(of: node, children: lengths, bound: bound))
        }
        return lengths
    }

    private func length(of node: Node, children: [PositionSet], bound: Int) -> PositionSet {
        switch node {
        case .set:
            return PositionSet(CollectionOfOne(1), bound: bound)
        case .number(_, let width):
            return PositionSet(CollectionOfOne(width), bound: bound)
        case .words(let words):
            return PositionSet(words.map(\.count), bound: bound)
        case .sequence(let items):
            return items.reduce(PositionSet(CollectionOfOne(0), bound: bound)) { $0.sums(with: children[$1]) }
        case .alternatives(let items):
            return items.reduce(into: PositionSet(bound: bound)) { $0.formUnion(children[$1]) }
        case .repeated(let item, let min, let max):
            let levels = Self.repeatLengths(of: children[item], max: max)
            if children[item].contains(0) { return levels[levels.count - 1] }
            return levels.dropFirst(min).reduce(into: PositionSet(bound: bound)) { $0.formUnion($1) }
        case .length(let item, let min, let max):
            return children[item].filter { $0 >= min && $0 <= max ?? bound }
        }
    }

    /// The lengths of 0, 1, 2, … repetitions, up to the last that adds something: beyond it no length within the bound is
    /// left or, for a part that may be empty, every further set is equal to the last one.
    static func repeatLengths(of item: PositionSet, max: Int?) -> [PositionSet] {
        var levels = [PositionSet(CollectionOfOne(0), bound: item.bound)]
        while levels.count <= max ?? .max {
            let next = levels[levels.count - 1].sums(with: item)
            if next.isEmpty || next == levels[levels.count - 1] { break }
            levels.append(next)
        }
        return levels
    }
}
