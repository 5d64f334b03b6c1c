/// Chooses, out of the given lines, those that may be the lines of a layout, and brings them to their lengths.
struct LineGrouper {
    /// Lines that may be a zone.
    struct Group {
        var zone: AlignedZone
        var lineIndices: [Int]
        var fit: Double
    }

    /// Stray lines between two lines of a zone.
    private static let maximumGap = 2
    private static let kept = 8
    /// Lines that fit worse than this are none of the layout's: about five characters that cannot stand where they do.
    private static let worstFit = -32.0

    let layout: ZoneLayout
    let lines: [[CellEvidence]]
    let allowsChanges: Bool

    private struct AlignedLine {
        var index: Int
        var alignment: LineAligner.Alignment
        var fit: Double
    }

    /// The groups worth decoding, best first.
    func groups() -> [Group] {
        let perLine = layout.lineLengths.indices.map(alignedLines)
        guard perLine.allSatisfy({ !$0.isEmpty }) else { return [] }
        var partial: [[AlignedLine]] = [[]]
        for candidates in perLine {
            var next: [[AlignedLine]] = []
            for group in partial {
                for candidate in candidates {
                    if let last = group.last?.index {
                        guard candidate.index > last, candidate.index - last <= Self.maximumGap + 1 else { continue }
                    }
                    next.append(group + [candidate])
                }
            }
            if next.count > 200 {
                next.sort { Self.fit($0) > Self.fit($1) }
                next.removeLast(next.count - 200)
            }
            partial = next
        }
        let ranked = partial.sorted { Self.fit($0) > Self.fit($1) }.prefix(Self.kept)
        // What fits far worse than the best need not be decoded.
        let threshold = ranked.first.map { Self.fit($0) - 20 } ?? 0
        return ranked.filter { Self.fit($0) >= threshold }.map(makeGroup)
    }

    private static func fit(_ group: [AlignedLine]) -> Double {
        group.reduce(0) { $0 + $1.fit }
    }

    private func alignedLines(for line: Int) -> [AlignedLine] {
        let start = layout.lineStarts[line]
        let range = start..<(start + layout.lineLengths[line])
        var alphabets = [Alphabet](repeating: .all, count: range.count)
        var endsInName = false
        for place in layout.places where place.rule.span.line == line + 1 {
            for (index, offset) in place.range.enumerated() {
                alphabets[offset - start] = place.rule.kind.alphabet(at: index)
            }
            if place.range.upperBound == range.upperBound { endsInName = place.rule.kind == .name }
        }
        var found: [AlignedLine] = []
        for (index, cells) in lines.enumerated() where allowsChanges || cells.count == range.count {
            let aligner = LineAligner(cells: cells, alphabets: alphabets, endsInName: endsInName)
            for (alignment, fit) in aligner.alignments() where fit > Self.worstFit {
                found.append(AlignedLine(index: index, alignment: alignment, fit: fit))
            }
        }
        return found
    }

    private func makeGroup(_ group: [AlignedLine]) -> Group {
        var zone = AlignedZone(cells: [], changes: [], cost: 0, warnings: [])
        for (line, aligned) in group.enumerated() {
            let cells = lines[aligned.index]
            zone.cost += aligned.alignment.cost
            for (column, source) in aligned.alignment.sources.enumerated() {
                zone.cells.append(source.map { cells[$0] })
                if source == nil {
                    zone.changes.append(
                        Correction(line: line + 1, column: column + 1, from: "", to: "<", reason: .inserted))
                }
            }
            for (column, cell) in aligned.alignment.removed {
                zone.changes.append(
                    Correction(
                        line: line + 1, column: column + 1,
                        from: ASCII.string([cells[cell].seen ?? UInt8(ascii: "?")]), to: "", reason: .removed))
            }
            if cells.count < layout.lineLengths[line] {
                zone.warnings.append(ZoneWarning(.linePadded, line: line + 1))
            } else if cells.count > layout.lineLengths[line] {
                zone.warnings.append(ZoneWarning(.lineShortened, line: line + 1))
            }
        }
        return Group(zone: zone, lineIndices: group.map(\.index), fit: Self.fit(group))
    }
}
