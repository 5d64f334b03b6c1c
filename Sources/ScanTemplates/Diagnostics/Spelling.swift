/// Finds the word that somebody probably meant.
enum Spelling {
    /// The nearest of some words, if it differs in at most a third of its letters; case does not count.
    static func nearest(to word: String, among words: [String]) -> String? {
        // A word of absurd length is no misspelling, and comparing it would cost its square.
        guard word.utf8.count <= 100 else { return nil }
        let letters = Array(word.lowercased().utf8)
        let distances = words.map { ($0, distance(letters, Array($0.lowercased().utf8))) }
        guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.utf8.count / 3) else { return nil }
        return best.0
    }

    /// The number of letters to insert, delete or replace (Levenshtein).
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
