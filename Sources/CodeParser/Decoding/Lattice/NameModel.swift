/// What names look like: words, one separator, then fillers to the end.
///
/// No check digit covers names, so a filler that was read as a letter can be told by nothing else. The model prefers
/// fillers in the run at the end and otherwise follows the recogniser.
struct NameModel {
    private enum State: Int, CaseIterable {
        case primary, primaryGap, separator, secondary, secondaryGap, tail
    }

    /// How much likelier a filler in the run at the end is than the recogniser thinks.
    private static let tailBonus = 2.5
    /// A letter after the run at the end has begun.
    private static let letterAfterTail = -7.0
    /// A name without `<<`, and one that begins with it.
    private static let noSeparator = -2.0
    private static let emptyPrimary = -3.0

    /// Gives each choice the score of the best name that has it, relative to the recogniser's own scores.
    static func rescore(_ cells: [[Choice]]) -> [[Choice]] {
        guard !cells.isEmpty else { return cells }
        let count = State.allCases.count
        // forward[i][s]: the best name up to cell i that ends in state s.
        var forward = [[Double]](repeating: [Double](repeating: -.infinity, count: count), count: cells.count)
        var throughForward: [[[Double]]] = []
        for (index, cell) in cells.enumerated() {
            var arrivals = [[Double]](
                repeating: [Double](repeating: -.infinity, count: count), count: cell.count)
            for (choiceIndex, choice) in cell.enumerated() {
                let isFiller = choice.symbol == ASCII.filler
                if index == 0 {
                    let (state, cost) = isFiller ? (State.primaryGap, emptyPrimary) : (.primary, 0)
                    arrivals[choiceIndex][state.rawValue] = choice.score + cost
                    continue
                }
                for state in State.allCases where forward[index - 1][state.rawValue] > -.infinity {
                    for (next, cost) in transitions(from: state, isFiller: isFiller) {
                        let score = forward[index - 1][state.rawValue] + cost + choice.score
                        arrivals[choiceIndex][next.rawValue] = max(arrivals[choiceIndex][next.rawValue], score)
                    }
                }
            }
            for state in 0..<count {
                forward[index][state] = arrivals.map { $0[state] }.max() ?? -.infinity
            }
            throughForward.append(arrivals)
        }
        return withMarginals(cells, forward: forward, arrivals: throughForward)
    }

    /// Runs backwards and turns path scores into scores for single choices.
    private static func withMarginals(
        _ cells: [[Choice]], forward: [[Double]], arrivals: [[[Double]]]
    ) -> [[Choice]] {
        let count = State.allCases.count
        var backward = State.allCases.map { state in
            state == .primary || state == .primaryGap ? noSeparator : 0
        }
        var result = cells
        let best = zip(forward[cells.count - 1], backward).map { $0 + $1 }.max() ?? 0
        for index in cells.indices.reversed() {
            // The cell's share: its choice on the best path keeps its own score, others lose what their paths lose.
            var through = arrivals[index].map { arrival in
                zip(arrival, backward).map { $0 + $1 }.max() ?? -.infinity
            }
            let bestThrough = through.max() ?? 0
            let winner = through.firstIndex(of: bestThrough) ?? 0
            for choice in cells[index].indices {
                through[choice] = max(through[choice] - best, -60)
                let score = cells[index][winner].score + through[choice]
                result[index][choice].score = score
            }
            guard index > 0 else { break }
            var earlier = [Double](repeating: -.infinity, count: count)
            for state in State.allCases {
                for choice in cells[index] {
                    for (next, cost) in transitions(from: state, isFiller: choice.symbol == ASCII.filler) {
                        let score = backward[next.rawValue] + cost + choice.score
                        earlier[state.rawValue] = max(earlier[state.rawValue], score)
                    }
                }
            }
            backward = earlier
        }
        return withOddity(result)
    }

    /// Charges a name whose words go on after a run of fillers, which no alignment and no reading should produce.
    private static func withOddity(_ cells: [[Choice]]) -> [[Choice]] {
        var fillers = 0
        var interruptions = 0
        var hasBegun = false
        for cell in cells {
            guard let symbol = cell.max(by: { $0.score < $1.score })?.symbol else { continue }
            if symbol == ASCII.filler {
                fillers += 1
            } else {
                if hasBegun, fillers >= 3 { interruptions += 1 }
                hasBegun = true
                fillers = 0
            }
        }
        let cost = letterAfterTail * Double(interruptions)
        guard cost < 0 else { return cells }
        var result = cells
        for choice in result[0].indices {
            result[0][choice].score += cost
            result[0][choice].structure += cost
        }
        return result
    }

    private static func transitions(from state: State, isFiller: Bool) -> [(State, Double)] {
        switch (state, isFiller) {
        case (.primary, false): [(.primary, 0)]
        case (.primary, true): [(.primaryGap, 0), (.tail, tailBonus + noSeparator)]
        case (.primaryGap, false): [(.primary, 0)]
        case (.primaryGap, true): [(.separator, 0)]
        // A third filler in a row: there is no secondary identifier, the run at the end has begun.
        case (.separator, true): [(.tail, tailBonus + noSeparator)]
        case (.separator, false): [(.secondary, 0)]
        case (.secondary, false): [(.secondary, 0)]
        case (.secondary, true): [(.secondaryGap, 0), (.tail, tailBonus)]
        case (.secondaryGap, false): [(.secondary, 0)]
        case (.secondaryGap, true): [(.tail, tailBonus)]
        case (.tail, true): [(.tail, tailBonus)]
        case (.tail, false): [(.secondary, letterAfterTail)]
        }
    }
}
