/// Two columns, the second aligned.
enum Columns {
    /// One row a line; a second column of several lines continues below itself.
    static func aligned(_ rows: [(String, String)], indentation: Int, minimumWidth: Int = 0) -> String {
        let width = max(minimumWidth, rows.map(\.0.count).max() ?? 0)
        let margin = String(repeating: " ", count: indentation)
        return rows.map { row in
            let gap = String(repeating: " ", count: width - row.0.count + 2)
            let lines = row.1.split(separator: "\n", omittingEmptySubsequences: false)
            let hanging = "\n" + margin + String(repeating: " ", count: width + 2)
            return margin + row.0 + gap + lines.joined(separator: hanging)
        }.joined(separator: "\n")
    }

    /// Words one after the other, with commas between them, in lines of at most a width where a word is not longer.
    static func wrapped(_ words: [String], indentation: Int, width: Int) -> String {
        let margin = String(repeating: " ", count: indentation)
        var lines: [String] = []
        for (index, word) in words.enumerated() {
            let word = index == words.count - 1 ? word : word + ","
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(margin + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
