/// Decides whether a text matches a pattern, without backtracking: for every node and every start it finds the set of
/// ends at once and remembers it, so that the work is bounded by the number of nodes and the length of the text.
struct PatternMatcher {
    private let tree: PatternTree
    private let text: [UInt8]
    private var known: [PositionSet?]

    static func matches(_ text: [UInt8], tree: PatternTree) -> Bool {
        var matcher = PatternMatcher(tree: tree, text: text)
        return matcher.ends(of: tree.root, from: 0).contains(text.count)
    }

    private init(tree: PatternTree, text: [UInt8]) {
        self.tree = tree
        self.text = text
        known = Array(repeating: nil, count: tree.nodes.count * (text.count + 1))
    }

    private mutating func ends(of index: PatternTree.Index, from start: Int) -> PositionSet {
        let key = index * (text.count + 1) + start
        if let ends = known[key] { return ends }
        let ends = findEnds(of: tree[index], from: start)
        known[key] = ends
        return ends
    }

    private mutating func findEnds(of node: PatternTree.Node, from start: Int) -> PositionSet {
        var result = PositionSet(bound: text.count)
        switch node {
        case .set(let mask):
            if start < text.count && mask.contains(text[start]) { result.insert(start + 1) }
        case .number(let range, let width):
            if let value = number(from: start, width: width), range.contains(value) { result.insert(start + width) }
        case .words(let words):
            for word in words
            where text[start...].prefix(word.count).map(PatternParser.uppercased) == word {
                result.insert(start + word.count)
            }
        case .sequence(let items):
            result.insert(start)
            for item in items { result = ends(of: item, fromAny: result) }
        case .alternatives(let items):
            for item in items { result.formUnion(ends(of: item, from: start)) }
        case .repeated(let item, let min, let max):
            return repeatEnds(of: item, min: min, max: max, from: start)
        case .length(let item, let min, let max):
            return ends(of: item, from: start).filter { $0 - start >= min && $0 - start <= max ?? text.count }
        }
        return result
    }

    private mutating func ends(of index: PatternTree.Index, fromAny starts: PositionSet) -> PositionSet {
        var result = PositionSet(bound: text.count)
        for start in starts.members { result.formUnion(ends(of: index, from: start)) }
        return result
    }

    private mutating func repeatEnds(
        of item: PatternTree.Index, min: Int, max: Int?, from start: Int
    ) -> PositionSet {
        var result = PositionSet(bound: text.count)
        var level = PositionSet(CollectionOfOne(start), bound: text.count)
        var count = 0
        while !level.isEmpty {
            if count >= min { result.formUnion(level) }
            guard count < max ?? .max else { break }
            let next = ends(of: item, fromAny: level)
            // A part that matched nothing leaves the level as it is, and so would every further repetition.
            if next == level {
                result.formUnion(level)
                break
            }
            // Without new ends beyond the minimum, more repetitions find nothing either.
            if count >= min && result.isSuperset(of: next) { break }
            level = next
            count += 1
        }
        return result
    }

    private func number(from start: Int, width: Int) -> Int? {
        guard start + width <= text.count else { return nil }
        var value = 0
        for character in text[start..<(start + width)] {
            guard CharacterMask.digits.contains(character) else { return nil }
            value = value * 10 + Int(character - UInt8(ascii: "0"))
        }
        return value
    }
}
