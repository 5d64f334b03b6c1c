/// Finds the likeliest numbers under the check digit: dynamic programming over the weighted sum modulo 11.
struct VINSearch {
    private static let kept = 4
    private static let identifiers = 12
    private static let beam = 12.0

    let choices: [[Choice]]
    let wrongDigitCost: Double

    private struct Way {
        var text: [UInt8]
        var score: Double
    }

    /// The best numbers, best first; empty when a place has nothing that a VIN may hold.
    func ranked() -> [(text: [UInt8], score: Double)] {
        guard choices.count == 17, choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        var found: [Way] = []
        // The maker's identifier decides whether the digit binds: a search for each that is offered.
        let identifiers = makerIdentifiers()
        let threshold = (identifiers.first?.score ?? 0) - Self.beam
        for identifier in identifiers where identifier.score >= threshold { found += search(from: identifier) }
        found.sort { $0.score > $1.score }
        var ranked: [(text: [UInt8], score: Double)] = []
        for way in found where !ranked.contains(where: { $0.text == way.text }) {
            ranked.append((way.text, way.score))
            if ranked.count == 8 { break }
        }
        return ranked
    }

    private func makerIdentifiers() -> [Way] {
        var ways = [Way(text: [], score: 0)]
        for cell in choices[..<3] {
            ways = ways.flatMap { way in
                cell.prefix(5).map { Way(text: way.text + [$0.symbol], score: way.score + $0.score) }
            }
        }
        return Array(ways.sorted { $0.score > $1.score }.prefix(Self.identifiers))
    }

    /// The best numbers that begin so, for each sum and each character in the digit's place.
    private func search(from start: Way) -> [Way] {
        var states = [[Way]](repeating: [], count: 11)
        states[Self.sum(start.text)] = [start]
        for index in 3..<17 {
            // From the digit's place on, ways with different digits are kept apart: they need different sums.
            let isDigit = index == 8
            var next = [[Way]](repeating: [], count: isDigit ? 11 * choices[8].count : states.count)
            for (state, ways) in states.enumerated() where !ways.isEmpty {
                for (rank, choice) in choices[index].enumerated() {
                    let value = VINCheckDigit.value(of: choice.symbol) ?? 0
                    let sum = (state % 11 + value * VINCheckDigit.weights[index]) % 11
                    let target = sum + (isDigit ? 11 * rank : state - state % 11)
                    for way in ways {
                        Self.insert(
                            Way(text: way.text + [choice.symbol], score: way.score + choice.score), into: &next[target])
                    }
                }
            }
            states = next
        }
        var found: [Way] = []
        for (state, ways) in states.enumerated() {
            let sum = state % 11
            for var way in ways {
                if VINParser.isCheckDigitBinding(way.text), way.text[8] != VINCheckDigit.symbol(for: sum) {
                    way.score -= wrongDigitCost
                }
                way.score += VINLattice.formCost(way.text)
                found.append(way)
            }
        }
        return found
    }

    private static func sum(_ text: [UInt8]) -> Int {
        zip(text, VINCheckDigit.weights).reduce(0) { $0 + (VINCheckDigit.value(of: $1.0) ?? 0) * $1.1 } % 11
    }

    private static func insert(_ way: Way, into ways: inout [Way]) {
        if ways.count == kept, let last = ways.last, last.score >= way.score { return }
        let place = ways.firstIndex { $0.score < way.score } ?? ways.count
        ways.insert(way, at: place)
        if ways.count > kept { ways.removeLast() }
    }
}
