import CodeParser
import Glibc

/// The two most likely texts that fit a pattern, found exactly: for every node and every start, the best texts to every
/// end, each computed once.
struct PatternSearch {
    struct Hypothesis: Equatable {
        /// Sum of natural logarithms of probabilities.
        var logarithm: Double
        var characters: [UInt8]
    }

    /// The best texts from one start, by their end.
    private typealias Ends = [Int: [Hypothesis]]

    /// Number ranges up to this many values are tried one by one.
    private static let maximumNumbers = 10_000

    private let tree: PatternTree
    /// For each place the logarithm of every character that can stand there.
    private let places: [[UInt8: Double]]
    private var known: [Ends?]

    /// At most two texts, the best first; empty when nothing fits.
    static func best(of cells: [[CharacterCandidate]], pattern: LinePattern) -> [Hypothesis] {
        guard pattern.lengths.contains(cells.count) else { return [] }
        var search = PatternSearch(cells: cells, tree: pattern.tree)
        return search.ends(of: pattern.tree.root, from: 0)[cells.count] ?? []
    }

    private init(cells: [[CharacterCandidate]], tree: PatternTree) {
        self.tree = tree
        places = cells.map { choices in
            Dictionary(choices.map { ($0.symbol, log($0.probability)) }) { max($0, $1) }
        }
        known = Array(repeating: nil, count: tree.nodes.count * (cells.count + 1))
    }

    private mutating func ends(of index: PatternTree.Index, from start: Int) -> Ends {
        let key = index * (places.count + 1) + start
        if let ends = known[key] { return ends }
        let ends = findEnds(of: tree[index], from: start)
        known[key] = ends
        return ends
    }

    private mutating func findEnds(of node: PatternTree.Node, from start: Int) -> Ends {
        switch node {
        case .set(let mask):
            return single(from: start, mask.characters.map { [$0] })
        case .number(let range, let width):
            guard range.count <= Self.maximumNumbers else { return wideNumber(range, width: width, from: start) }
            return single(from: start, range.map { Self.digits(of: $0, width: width) })
        case .words(let words):
            return words.reduce(into: Ends()) { Self.merge(single(from: start, [spelled($1, from: start)]), into: &$0) }
        case .sequence(let items):
            return items.reduce([start: [Hypothesis(logarithm: 0, characters: [])]]) { continued($0, by: $1) }
        case .alternatives(let items):
            return items.reduce(into: Ends()) { Self.merge(ends(of: $1, from: start), into: &$0) }
        case .repeated(let item, let min, let max):
            return repeatEnds(of: item, min: min, max: max, from: start)
        case .length(let item, let min, let max):
            return ends(of: item, from: start).filter { $0.key - start >= min && $0.key - start <= max ?? places.count }
        }
    }

    /// The best of some texts that may stand at a start.
    private func single(from start: Int, _ texts: [[UInt8]]) -> Ends {
        texts.reduce(into: Ends()) { ends, text in
            guard start + text.count <= places.count else { return }
            var logarithm = 0.0
            for (offset, character) in text.enumerated() {
                guard let value = places[start + offset][character] else { return }
                logarithm += value
            }
            Self.insert(
                Hypothesis(logarithm: logarithm, characters: text), into: &ends[start + text.count, default: []])
        }
    }

    /// A word in the case of each letter that is likelier at its place.
    private func spelled(_ word: [UInt8], from start: Int) -> [UInt8] {
        word.enumerated().map { offset, letter in
            guard start + offset < places.count, CharacterMask.uppercase.contains(letter) else { return letter }
            let place = places[start + offset]
            let lower = letter + 0x20
            return place[lower] ?? -.infinity > place[letter] ?? -.infinity ? lower : letter
        }
    }

    /// A number of a range too wide to be tried value by value: the likeliest digits, if they are within it.
    private func wideNumber(_ range: ClosedRange<Int>, width: Int, from start: Int) -> Ends {
        guard start + width <= places.count else { return [:] }
        let digits = places[start..<(start + width)].compactMap { place in
            place.filter { CharacterMask.digits.contains($0.key) }.max { $0.value < $1.value }?.key
        }
        guard digits.count == width,
            let value = Int(String(decoding: digits, as: UTF8.self)), range.contains(value)
        else { return [:] }
        return single(from: start, [digits])
    }

    private static func digits(of number: Int, width: Int) -> [UInt8] {
        let digits = Array("\(number)".utf8)
        return Array(repeating: UInt8(ascii: "0"), count: max(0, width - digits.count)) + digits
    }

    /// Texts so far, each continued by every text of a node.
    private mutating func continued(_ sofar: Ends, by index: PatternTree.Index) -> Ends {
        var result = Ends()
        for (position, beginnings) in sofar {
            for (end, continuations) in ends(of: index, from: position) {
                for beginning in beginnings {
                    for continuation in continuations {
                        Self.insert(
                            Hypothesis(
                                logarithm: beginning.logarithm + continuation.logarithm,
                                characters: beginning.characters + continuation.characters),
                            into: &result[end, default: []])
                    }
                }
            }
        }
        return result
    }

    private mutating func repeatEnds(of item: PatternTree.Index, min: Int, max: Int?, from start: Int) -> Ends {
        // A part that can be empty takes no place from the count, so more repetitions than places add nothing.
        let most = Swift.min(max ?? places.count, places.count)
        let least = tree.facts[item].isSkippable ? 0 : min
        var result = Ends()
        var level: Ends = [start: [Hypothesis(logarithm: 0, characters: [])]]
        for count in 0...most {
            if count >= least { Self.merge(level, into: &result) }
            guard count < most else { break }
            level = continued(level, by: item)
            if level.isEmpty { break }
        }
        return result
    }

    private static func merge(_ ends: Ends, into result: inout Ends) {
        for (end, hypotheses) in ends {
            for hypothesis in hypotheses { insert(hypothesis, into: &result[end, default: []]) }
        }
    }

    /// Keeps the two best of different text; of equally likely ones that which sorts first, so that nothing depends on the
    /// order in which they were found.
    private static func insert(_ hypothesis: Hypothesis, into best: inout [Hypothesis]) {
        if let index = best.firstIndex(where: { $0.characters == hypothesis.characters }) {
            best[index].logarithm = max(best[index].logarithm, hypothesis.logarithm)
        } else {
            best.append(hypothesis)
        }
        best.sort {
            $0.logarithm > $1.logarithm
                || ($0.logarithm == $1.logarithm && $0.characters.lexicographicallyPrecedes($1.characters))
        }
        if best.count > 2 { best.removeLast() }
    }
}
