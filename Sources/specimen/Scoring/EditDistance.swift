/// Levenshtein's distance: the fewest insertions, deletions and replacements between two texts.
enum EditDistance {
    static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var previous = Array(0...second.count)
        for (i, a) in first.enumerated() {
            var current = [i + 1]
            current.reserveCapacity(second.count + 1)
            for (j, b) in second.enumerated() {
                current.append(min(previous[j] + (a == b ? 0 : 1), previous[j + 1] + 1, current[j] + 1))
            }
            previous = current
        }
        return previous[second.count]
    }
}
