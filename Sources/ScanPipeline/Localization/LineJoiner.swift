import Raster

/// Joins pieces of one line of print that a gap had parted, where they continue each other.
struct LineJoiner: Sendable {
    /// Widest gap that is closed, in capital heights.
    var maximumGap = 5.0
    /// Length of a joined line divided by its capital height.
    var maximumAspect = 60.0

    /// The lines, with each pair that continues another replaced by the whole.
    func joined(_ lines: [TextLine]) -> [TextLine] {
        var lines = lines
        var changed = true
        while changed {
            changed = false
            search: for a in lines.indices {
                for b in lines.indices where b != a {
                    guard let whole = whole(lines[a], lines[b]) else { continue }
                    lines[a] = whole
                    lines.remove(at: b)
                    changed = true
                    break search
                }
            }
        }
        return lines
    }

    /// Both pieces as one line, or `nil` when the second does not continue the first.
    private func whole(_ first: TextLine, _ second: TextLine) -> TextLine? {
        let height = (first.height + second.height) / 2
        let gap = first.advance(of: second.start) - first.length
        guard abs(first.height - second.height) < 0.35 * height, gap > -height, gap < maximumGap * height,
            abs(first.offset(of: second.start)) < 0.4 * height,
            abs(first.offset(of: second.end)) < 0.6 * height + 0.03 * second.length
        else { return nil }
        var whole = first
        whole.end = second.end
        whole.endHeight = second.endHeight
        guard whole.length / whole.height < maximumAspect else { return nil }
        whole.regularity = max(first.regularity, second.regularity) * 0.9
        return whole
    }
}
