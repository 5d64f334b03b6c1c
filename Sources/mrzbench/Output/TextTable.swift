/// Aligned columns: the first to the left, the others, which are numbers, to the right.
struct TextTable {
    private var rows: [[String]]

    init(_ heads: [String]) {
        rows = [heads]
    }

    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// All rows, each on a line of its own.
    var text: String {
        let widths = rows[0].indices.map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let gap = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + gap : gap + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension Double {
    /// With a fixed number of places behind the point.
    func text(places: Int) -> String {
        guard isFinite else { return "-" }
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (magnitude * scale).rounded()
        guard scaled < 1e15 else { return String(self) }
        let digits = String(Int(scaled))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let sign = self < 0 && scaled > 0 ? "-" : ""
        return sign + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
    }
}
