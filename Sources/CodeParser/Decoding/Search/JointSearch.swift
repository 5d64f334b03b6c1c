/// Finds the likeliest fillings of a zone under all of its check digits together.
///
/// Dynamic programming over the places: a state is the sum modulo 10 of the field being read, whether that field is
/// empty so far, the sum of the composite digit, and whether a digit has failed; each state keeps its few best ways.
/// The search is exact for these sums and takes a bounded number of steps, whatever the recogniser offers.
struct JointSearch {
    /// A check digit as weights at places.
    struct Check {
        var weights: [(offset: Int, weight: Int)]
        var digit: Int
        var allowsFillerWhenEmpty: Bool
        var isComposite: Bool
    }

    /// One filling.
    struct Path {
        /// The option taken in each step.
        var options: [Int]
        var score: Double
    }

    private static let kept = 4
    private static let states = 400
    private static let beam = 18.0

    /// The steps in the order of the search: those of a field together, its digit after them, the composite digit last.
    private let steps: [LatticeStep]
    /// For each of them its index in the steps that were given.
    private let order: [Int]
    private let wrongDigitCost: Double
    /// Weight of each place in the field's own digit and in the composite one.
    private var ownWeights: [Int]
    private var compositeWeights: [Int]
    /// For the place of a digit: whether the field may be empty; `nil` elsewhere.
    private var ownDigit: [Bool?]
    private var compositeDigit: Int?

    init(steps: [LatticeStep], checks: [Check], characterCount: Int, wrongDigitCost: Double) {
        self.wrongDigitCost = wrongDigitCost
        ownWeights = [Int](repeating: 0, count: characterCount)
        compositeWeights = [Int](repeating: 0, count: characterCount)
        ownDigit = [Bool?](repeating: nil, count: characterCount)
        // For each place where the search comes to it; a long number goes on behind other fields.
        var ranks = (0..<characterCount).map { Rank(group: $0, isDigit: false, offset: $0) }
        for check in checks {
            if check.isComposite, compositeDigit == nil {
                for (offset, weight) in check.weights { compositeWeights[offset] = weight }
                compositeDigit = check.digit
                ranks[check.digit].group = .max
                continue
            }
            // Sums of single fields are kept one at a time; a field that shares places is only looked at afterwards.
            let (taken, digits) = (ownWeights, ownDigit)
            let isFree = check.weights.allSatisfy { taken[$0.offset] == 0 && digits[$0.offset] == nil }
            guard isFree, let first = check.weights.map(\.offset).min() else { continue }
            for (offset, weight) in check.weights {
                ownWeights[offset] = weight
                ranks[offset].group = first
            }
            ownDigit[check.digit] = check.allowsFillerWhenEmpty
            ranks[check.digit] = Rank(group: first, isDigit: true, offset: check.digit)
        }
        let given = steps
        order = given.indices.sorted { ranks[given[$0].range.lowerBound] < ranks[given[$1].range.lowerBound] }
        self.steps = order.map { given[$0] }
    }

    /// The place of a step in the search.
    private struct Rank: Comparable {
        var group: Int
        var isDigit: Bool
        var offset: Int

        static func < (first: Rank, second: Rank) -> Bool {
            if first.group != second.group { return first.group < second.group }
            if first.isDigit != second.isDigit { return second.isDigit }
            return first.offset < second.offset
        }
    }

    /// Whether any check digit says something about a step.
    func isCovered(_ step: LatticeStep) -> Bool {
        step.range.contains { offset in
            ownWeights[offset] != 0 || compositeWeights[offset] != 0 || ownDigit[offset] != nil
                || compositeDigit == offset
        }
    }

    private struct Node {
        var previous: Int32
        var option: Int32
        var score: Double
    }

    private struct Table {
        var heads = [Int32](repeating: -1, count: JointSearch.states * JointSearch.kept)
        var live: [Int] = []

        mutating func clear() {
            for state in live {
                for slot in 0..<JointSearch.kept { heads[state * JointSearch.kept + slot] = -1 }
            }
            live.removeAll(keepingCapacity: true)
        }
    }

    /// The best fillings, best first.
    func run() -> [Path] {
        var nodes: [Node] = [Node(previous: -1, option: 0, score: 0)]
        var current = Table()
        var next = Table()
        // Nothing read: both sums 0, the field empty, nothing failed.
        current.heads[Self.kept] = 0
        current.live = [1]
        var best = 0.0
        for step in steps {
            let threshold = best - Self.beam
            best = -.infinity
            for state in current.live {
                for slot in 0..<Self.kept {
                    let head = current.heads[state * Self.kept + slot]
                    guard head >= 0 else { break }
                    let score = nodes[Int(head)].score
                    if score < threshold { break }
                    for index in step.options.indices {
                        let (target, cost) = advance(state, by: step.options[index], over: step.range)
                        let total = score + step.options[index].score + cost
                        best = max(best, total)
                        insert(
                            Node(previous: head, option: Int32(index), score: total), at: target, in: &next,
                            nodes: &nodes)
                    }
                }
            }
            swap(&current, &next)
            next.clear()
        }
        return paths(from: current, nodes: nodes)
    }

    /// The state after one option, and what its digits cost.
    @inline(__always)
    private func advance(
        _ state: Int, by option: LatticeStep.Option, over range: Range<Int>
    ) -> (state: Int, cost: Double) {
        var isEmpty = state & 1 == 1
        var own = (state >> 1) % 10
        var rest = (state >> 1) / 10
        var composite = rest % 10
        rest /= 10
        var hasFailed = rest == 1
        var cost = 0.0
        var word = option.packed
        for offset in range {
            let symbol = UInt8(truncatingIfNeeded: word)
            word >>= 8
            let value = CheckDigit.value(of: symbol) ?? 0
            if let allowsFiller = ownDigit[offset] {
                let agrees =
                    symbol == ASCII.filler
                    ? allowsFiller && isEmpty : ASCII.isDigit(symbol) && Int(symbol) - 0x30 == own
                if !agrees {
                    cost -= wrongDigitCost
                    hasFailed = true
                }
                own = 0
                isEmpty = true
            } else if ownWeights[offset] != 0 {
                own = (own + ownWeights[offset] * value) % 10
                if symbol != ASCII.filler { isEmpty = false }
            }
            if compositeDigit == offset {
                if !(ASCII.isDigit(symbol) && Int(symbol) - 0x30 == composite) {
                    cost -= hasFailed ? DecodingCosts.secondFailure : wrongDigitCost
                    hasFailed = true
                }
            } else if compositeWeights[offset] != 0 {
                composite = (composite + compositeWeights[offset] * value) % 10
            }
        }
        let target = (((hasFailed ? 10 : 0) + composite) * 10 + own) * 2 + (isEmpty ? 1 : 0)
        return (target, cost)
    }

    /// Puts a way into its state unless better ones fill it.
    private func insert(_ node: Node, at state: Int, in table: inout Table, nodes: inout [Node]) {
        let first = state * Self.kept
        if table.heads[first] < 0 { table.live.append(state) }
        var slot = Self.kept - 1
        let last = table.heads[first + slot]
        if last >= 0, nodes[Int(last)].score >= node.score { return }
        while slot > 0 {
            let above = table.heads[first + slot - 1]
            if above >= 0, nodes[Int(above)].score >= node.score { break }
            table.heads[first + slot] = above
            slot -= 1
        }
        nodes.append(node)
        table.heads[first + slot] = Int32(nodes.count - 1)
    }

    private func paths(from table: Table, nodes: [Node]) -> [Path] {
        var ends: [Int] = []
        for state in table.live {
            let first = state * Self.kept
            ends += table.heads[first..<(first + Self.kept)].filter { $0 >= 0 }.map { Int($0) }
        }
        ends.sort { nodes[$0].score > nodes[$1].score }
        return ends.prefix(2 * Self.kept).map { end in
            var options = [Int](repeating: 0, count: steps.count)
            var node = end
            var step = steps.count
            while nodes[node].previous >= 0, step > 0 {
                step -= 1
                options[order[step]] = Int(nodes[node].option)
                node = Int(nodes[node].previous)
            }
            return Path(options: options, score: nodes[end].score)
        }
    }
}
