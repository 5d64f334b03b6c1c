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
}
