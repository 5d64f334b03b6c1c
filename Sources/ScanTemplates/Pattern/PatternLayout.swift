/// What a pattern says about each position of a line of a given length.
///
/// Walks from the root to every place where a node can stand in some text that matches, so the alphabets are exact up to
/// the dependence of positions on each other.
struct PatternLayout {
    private(set) var alphabets: [CharacterMask]
    private(set) var constraints: [LineConstraint] = []

    private let tree: PatternTree
    private let lengths: [PositionSet]
    private var visited: Set<Visit> = []
    /// Steps that may still be taken.
    ///
    /// Patterns of real layouts need some hundred; beyond the budget everything that the rest could allow is allowed,
    /// which only makes the alphabets less sharp.
    private var budget = 200_000

    private struct Visit: Hashable {
        let index: PatternTree.Index
        let start: Int
        let end: Int
    }

    init(of tree: PatternTree, lengths: [PositionSet], length: Int) {
        self.tree = tree
        self.lengths = lengths
        alphabets = Array(repeating: CharacterMask(), count: length)
        visit(tree.root, start: 0, end: length, isCertain: true)
        constraints.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    }

    /// Notes what a node allows between two positions, given that some match has it there.
    ///
    /// `isCertain` means that every match has it there.
    private mutating func visit(_ index: PatternTree.Index, start: Int, end: Int, isCertain: Bool) {
        budget -= cost(of: tree[index], length: end - start)
        guard budget > 0 else {
            allowEverything(from: start, to: end)
            return
        }
        guard visited.insert(Visit(index: index, start: start, end: end)).inserted else { return }
        switch tree[index] {
        case .set(let mask):
            allow(mask, at: start)
        case .number(let range, let width):
            for column in 0..<width {
                allow(Self.digits(of: range, width: width, column: column), at: start + column)
            }
            if isCertain {
                constraints.append(LineConstraint(columns: start..<end, kind: .number(range)))
            }
        case .words(let words):
            visitWords(words.filter { $0.count == end - start }, start: start, isCertain: isCertain)
        case .sequence(let items):
            visitSequence(items, start: start, end: end, isCertain: isCertain)
        case .alternatives(let items):
            let possible = items.filter { lengths[$0].contains(end - start) }
            for item in possible {
                visit(item, start: start, end: end, isCertain: isCertain && possible.count == 1)
            }
        case .repeated(let item, let min, let max):
            visitRepeat(of: item, min: min, max: max, start: start, end: end, isCertain: isCertain)
        case .length(let item, _, _):
            visit(item, start: start, end: end, isCertain: isCertain)
        }
    }

    /// About how many steps the visit of a node takes, without the visits that follow from it.
    private func cost(of node: PatternTree.Node, length: Int) -> Int {
        switch node {
        case .sequence(let items): 1 + items.count * (length + 1)
        case .repeated: 1 + (length + 1) * (length + 1)
        case .words(let words): 1 + words.count
        case .alternatives(let items): 1 + items.count
        case .set, .number, .length: 1
        }
    }

    private mutating func visitWords(_ words: [[UInt8]], start: Int, isCertain: Bool) {
        for word in words {
            for (column, character) in word.enumerated() {
                allow(Self.bothCases(of: character), at: start + column)
            }
        }
        if isCertain, let length = words.first?.count, length > 0 {
            let texts = words.map { String(decoding: $0, as: UTF8.self) }
            constraints.append(LineConstraint(columns: start..<(start + length), kind: .words(texts)))
        }
    }

    private mutating func visitSequence(_ items: [PatternTree.Index], start: Int, end: Int, isCertain: Bool) {
        let length = end - start
        // When every item has one length, there is only one place for each.
        let own = items.map { lengths[$0].single }
        if !own.contains(nil) {
            var place = start
            for (item, size) in zip(items, own.compactMap(\.self)) {
                visit(item, start: place, end: place + size, isCertain: isCertain)
                place += size
            }
            return
        }
        // Lengths that the items from each one on can take.
        var suffixes = [PositionSet(CollectionOfOne(0), bound: lengths[tree.root].bound)]
        for item in items.reversed() { suffixes.append(suffixes[suffixes.count - 1].sums(with: lengths[item])) }
        suffixes.reverse()
        var prefix = PositionSet(CollectionOfOne(0), bound: lengths[tree.root].bound)
        for (position, item) in items.enumerated() {
            var places: [(Int, Int)] = []
            for before in prefix.members {
                for own in lengths[item].members where suffixes[position + 1].contains(length - before - own) {
                    places.append((start + before, start + before + own))
                }
            }
            for place in places {
                visit(item, start: place.0, end: place.1, isCertain: isCertain && places.count == 1)
            }
            prefix = prefix.sums(with: lengths[item])
        }
    }

    private mutating func visitRepeat(
        of item: PatternTree.Index, min: Int, max: Int?, start: Int, end: Int, isCertain: Bool
    ) {
        guard end > start else { return }
        if case .set(let mask) = tree[item] {
            for position in start..<end { allow(mask, at: position) }
            return
        }
        if let own = lengths[item].single, own > 0 {
            for place in stride(from: start, to: end, by: own) {
                visit(item, start: place, end: place + own, isCertain: isCertain)
            }
            return
        }
        // Which lengths are possible before and after one repetition, whatever their number: less exact than counting
        // them, and enough for the alphabets, which the matcher checks in the end.
        let reachable = PatternTree.repeatLengths(of: lengths[item], max: max.map { $0 - 1 })
            .reduce(into: PositionSet(bound: lengths[item].bound)) { $0.formUnion($1) }
        for before in reachable.members where before <= end - start {
            for own in lengths[item].members where own > 0 && reachable.contains(end - start - before - own) {
                visit(item, start: start + before, end: start + before + own, isCertain: false)
            }
        }
    }

    private mutating func allow(_ mask: CharacterMask, at position: Int) {
        alphabets[position] = alphabets[position].union(mask)
    }

    private mutating func allowEverything(from start: Int, to end: Int) {
        for position in start..<end { allow(.printable, at: position) }
    }

    private static func bothCases(of character: UInt8) -> CharacterMask {
        var mask = CharacterMask(character...character)
        if CharacterMask.uppercase.contains(character) { mask.insert(character + 0x20) }
        return mask
    }

    /// The digits that numbers of a range have in one column.
    private static func digits(of range: ClosedRange<Int>, width: Int, column: Int) -> CharacterMask {
        let place = (0..<(width - 1 - column)).reduce(1) { value, _ in value * 10 }
        let quotients = (range.lowerBound / place)...(range.upperBound / place)
        guard quotients.count < 10 else { return .digits }
        return quotients.reduce(into: CharacterMask()) { $0.insert(UInt8(ascii: "0") + UInt8($1 % 10)) }
    }
}
