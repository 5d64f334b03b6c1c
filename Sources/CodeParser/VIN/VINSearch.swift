/// Finds the likeliest numbers under the check digit: dynamic programming over the weighted sum modulo 11.
struct VINSearch {
    private static let kept = 4
    private static let identifiers = 12
    private static let beam = 12.0
    /// What is less likely than the best by more than this, in one place or as a whole, is not looked at.
    private static let reach = 8.0

    private let choices: [[Choice]]
    private let wrongDigitCost: Double
    private let strayDigitCost: Double

    init(choices: [[Choice]], wrongDigitCost: Double, strayDigitCost: Double = 0) {
        self.choices = choices.map { cell in
            let least = (cell.first?.score ?? 0) - Self.reach
            return cell.filter { $0.score >= least }
        }
        self.wrongDigitCost = wrongDigitCost
        self.strayDigitCost = strayDigitCost
    }

    /// The beginning of a number.
    private struct Start {
        var text: [UInt8]
        var score: Double
    }

    /// A number as far as it has been followed: its last character, and by it all before.
    private struct Way {
        var node: Int
        var score: Double
    }

    /// Characters, each with the one before it; the first has none.
    private struct Trail {
        private var nodes: [(symbol: UInt8, before: Int)] = []

        mutating func append(_ symbol: UInt8, after before: Int) -> Int {
            nodes.append((symbol, before))
            return nodes.count - 1
        }

        func text(to node: Int) -> [UInt8] {
            var text: [UInt8] = []
            var node = node
            while node >= 0 {
                text.append(nodes[node].symbol)
                node = nodes[node].before
            }
            return text.reversed()
        }
    }

    /// The best numbers, best first; empty when a place has nothing that a VIN may hold.
    func ranked() -> [(text: [UInt8], score: Double)] {
        guard choices.count == 17, choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        var found: [(text: [UInt8], score: Double)] = []
        // The maker's identifier decides whether the digit binds: a search for each that is offered.
        let starts = makerIdentifiers()
        let threshold = (starts.first?.score ?? 0) - Self.beam
        for start in starts where start.score >= threshold { found += search(from: start) }
        found.sort { $0.score > $1.score }
        var ranked: [(text: [UInt8], score: Double)] = []
        for way in found where !ranked.contains(where: { $0.text == way.text }) {
            ranked.append(way)
            if ranked.count == 8 { break }
        }
        return ranked
    }

    private func makerIdentifiers() -> [Start] {
        var ways = [Start(text: [], score: 0)]
        for cell in choices[..<3] {
            ways = ways.flatMap { way in
                cell.prefix(5).map { Start(text: way.text + [$0.symbol], score: way.score + $0.score) }
            }
        }
        return Array(ways.sorted { $0.score > $1.score }.prefix(Self.identifiers))
    }

    /// The best numbers that begin so: for each sum and each character in the digit's place where the digit says something.
    private func search(from start: Start) -> [(text: [UInt8], score: Double)] {
        let mayBind = strayDigitCost > 0 || VINParser.mayBindCheckDigit(start.text[0])
        let modulus = mayBind ? 11 : 1
        var trail = Trail()
        var last = -1
        for symbol in start.text { last = trail.append(symbol, after: last) }
        var states = [[Way]](repeating: [], count: modulus)
        states[Self.sum(start.text) % modulus] = [Way(node: last, score: start.score)]
        for index in 3..<17 {
            // From the digit's place on, ways with different digits are kept apart: they need different sums.
            let isDigit = index == 8 && mayBind
            var next = [[Way]](repeating: [], count: isDigit ? modulus * choices[8].count : states.count)
            for (state, ways) in states.enumerated() where !ways.isEmpty {
                for (rank, choice) in choices[index].enumerated() {
                    let value = VINCheckDigit.value(of: choice.symbol) ?? 0
                    let sum = (state % modulus + value * VINCheckDigit.weights[index]) % modulus
                    let target = sum + (isDigit ? modulus * rank : state - state % modulus)
                    for way in ways {
                        let score = way.score + choice.score
                        guard let place = Self.place(of: score, in: next[target]) else { break }
                        if next[target].count == Self.kept { next[target].removeLast() }
                        let node = trail.append(choice.symbol, after: way.node)
                        next[target].insert(Way(node: node, score: score), at: place)
                    }
                }
            }
            states = next
        }
        return finished(states, modulus: modulus, trail: trail)
    }

    /// Whole numbers with what speaks for and against them as a whole.
    private func finished(_ states: [[Way]], modulus: Int, trail: Trail) -> [(text: [UInt8], score: Double)] {
        let best = states.compactMap { $0.first?.score }.max() ?? 0
        var found: [(text: [UInt8], score: Double)] = []
        for (state, ways) in states.enumerated() {
            for way in ways where way.score >= best - Self.reach - wrongDigitCost {
                let text = trail.text(to: way.node)
                var score = way.score + VINLattice.formCost(text)
                if modulus > 1, text[8] != VINCheckDigit.symbol(for: state % modulus) {
                    score -= costOfDisagreement(text)
                }
                found.append((text, score))
            }
        }
        return found
    }

    /// What speaks against a number whose position 9 is not what the others make of it.
    private func costOfDisagreement(_ text: [UInt8]) -> Double {
        if VINParser.isCheckDigitBinding(text) { return wrongDigitCost }
        return VINCheckDigit.value(ofCheckSymbol: text[8]) == nil ? 0 : min(strayDigitCost, wrongDigitCost)
    }

    private static func sum(_ text: [UInt8]) -> Int {
        zip(text, VINCheckDigit.weights).reduce(0) { $0 + (VINCheckDigit.value(of: $1.0) ?? 0) * $1.1 } % 11
    }

    /// Where a score belongs among those that are kept, best first; `nil` when it is none of the best.
    private static func place(of score: Double, in ways: [Way]) -> Int? {
        if ways.count == kept, let last = ways.last, last.score >= score { return nil }
        return ways.firstIndex { $0.score < score } ?? ways.count
    }
}
