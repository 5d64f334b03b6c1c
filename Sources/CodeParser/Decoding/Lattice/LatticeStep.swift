/// Neighbouring places that are decided together: a single character, or a date, a state, a document code.
struct LatticeStep {
    /// One way to fill the places, up to eight characters packed into a word, the first in the lowest byte.
    struct Option {
        var packed: UInt64
        var score: Double
        var structure: Double

        func symbol(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> UInt64(8 * index)) }
    }

    /// The places, as offsets in the text of all lines.
    let range: Range<Int>

    /// The ways to fill them, best first.
    var options: [Option]

    init(range: Range<Int>, options: [Option], keeping limit: Int) {
        self.range = range
        self.options = Array(options.sorted { $0.score > $1.score }.prefix(limit))
    }

    /// A single place.
    init(at offset: Int, choices: [Choice]) {
        self.init(
            range: offset..<(offset + 1),
            options: choices.map { Option(packed: UInt64($0.symbol), score: $0.score, structure: $0.structure) },
            keeping: 12)
    }

    /// Every combination of the choices for a few places, judged as a whole.
    ///
    /// `judge` returns the costs (at most 0) of a filling.
    init(
        from start: Int, choices: [[Choice]], keeping limit: Int, judge: (UInt64) -> Double
    ) {
        var partial = [Option(packed: 0, score: 0, structure: 0)]
        for (index, cell) in choices.enumerated() {
            var next: [Option] = []
            next.reserveCapacity(partial.count * cell.count)
            for option in partial {
                for choice in cell {
                    next.append(
                        Option(
                            packed: option.packed | UInt64(choice.symbol) << UInt64(8 * index),
                            score: option.score + choice.score, structure: option.structure + choice.structure))
                }
            }
            // Bounded, whatever the recogniser offers.
            if next.count > 512 {
                next.sort { $0.score > $1.score }
                next.removeLast(next.count - 512)
            }
            partial = next
        }
        if partial.count > 1 || !choices.isEmpty {
            for index in partial.indices {
                let cost = judge(partial[index].packed)
                partial[index].score += cost
                partial[index].structure += cost
            }
        }
        self.init(range: start..<(start + choices.count), options: partial, keeping: limit)
    }
}
