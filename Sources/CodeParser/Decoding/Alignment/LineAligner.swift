/// Brings a line to the length of a layout: recognisers drop and invent fillers, and now and then a character.
///
/// The pitch of the print counts characters better than this does; it is what is left when the pitch is not known.
/// Missing fillers are put into a run of fillers or at the end of a name, surplus ones are taken out of a run, and a
/// surplus character is dropped at one place; the check digits decide between the possibilities.
struct LineAligner {
    /// One way to bring the line to its length.
    struct Alignment {
        /// For each column the index of the cell, or `nil` for a filler that was put in.
        var sources: [Int?]
        /// Columns (from 0) before which a cell was left out, with its index.
        var removed: [(column: Int, cell: Int)]
        /// At most 0.
        var cost: Double
    }

    private static let insertion = 0.7
    private static let removal = 2.5
    private static let fillerRemoval = 0.7
    private static let kept = 4

    let cells: [CellEvidence]
    /// The alphabet of each column.
    let alphabets: [Alphabet]
    /// Whether the line ends in a name, whose fillers at the end recognisers like to leave out.
    let endsInName: Bool

    /// The ways worth trying, best first; empty when the lengths are too far apart.
    ///
    /// Each comes with how well its cells fit the alphabets of their columns, at most 0.
    func alignments() -> [(alignment: Alignment, fit: Double)] {
        let missing = alphabets.count - cells.count
        if missing == 0 {
            let same = Alignment(sources: cells.indices.map { $0 }, removed: [], cost: 0)
            return [(same, fit(same))]
        }
        let found = missing > 0 ? paddings(missing) : removals(-missing)
        return Array(found.map { ($0, $0.cost + fit($0)) }.sorted { $0.1 > $1.1 }.prefix(Self.kept))
    }

    /// Runs of fillers as they were seen.
    private var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int? = nil
        for (index, cell) in cells.enumerated() {
            if cell.seen == ASCII.filler {
                if start == nil { start = index }
            } else if let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        if let first = start { runs.append(first..<cells.count) }
        return runs
    }

    private func paddings(_ missing: Int) -> [Alignment] {
        // A name may have lost its whole tail; elsewhere so many fillers do not get lost.
        let limit = endsInName ? alphabets.count * 2 / 3 : 8
        guard missing <= limit else { return [] }
        var places = runs.filter { missing <= 2 || $0.count >= 2 }.map(\.upperBound)
        if endsInName, places.last != cells.count { places.append(cells.count) }
        return places.map { place in
            var sources: [Int?] = cells.indices.map { $0 }
            sources.insert(contentsOf: [Int?](repeating: nil, count: missing), at: place)
            // The end of a name is where fillers get lost.
            let isTail = endsInName && place == cells.count
            let cost = isTail ? 0.2 * Double(min(missing, 5)) : Self.insertion * Double(missing)
            return Alignment(sources: sources, removed: [], cost: -cost)
        }
    }

    private func removals(_ surplus: Int) -> [Alignment] {
        var found: [Alignment] = []
        for run in runs where run.count > surplus {
            // In a name surplus fillers belong to the run at its end, and two in a row are its separator.
            let isInside = endsInName && run.upperBound != cells.count
            let cost = Self.fillerRemoval * Double(min(surplus, 4)) + (isInside ? Self.removal : 0)
            found.append(removing(Array(run.suffix(surplus)), cost: cost))
        }
        guard surplus <= 2 else { return found }
        for head in 0...surplus {
            let dropped = Array(0..<head) + Array((cells.count - surplus + head)..<cells.count)
            found.append(removing(dropped, cost: Self.removal * Double(surplus)))
        }
        if surplus == 1 {
            for index in cells.indices.dropFirst().dropLast() where cells[index].seen != ASCII.filler {
                // Noise stands beside a line rather than within it.
                found.append(removing([index], cost: 2 * Self.removal))
            }
        }
        return found
    }

    private func removing(_ indices: [Int], cost: Double) -> Alignment {
        let gone = Set(indices)
        var sources: [Int?] = []
        var removed: [(column: Int, cell: Int)] = []
        for index in cells.indices {
            if gone.contains(index) { removed.append((sources.count, index)) } else { sources.append(index) }
        }
        return Alignment(sources: sources, removed: removed, cost: -cost)
    }

    /// How well the cells fit the alphabets of their columns; at most 0.
    private func fit(_ alignment: Alignment) -> Double {
        var fit = 0.0
        for (alphabet, source) in zip(alphabets, alignment.sources) {
            guard let source else {
                if !alphabet.contains(ASCII.filler) { fit -= DecodingCosts.violation }
                continue
            }
            let best = cells[source].choices.first { alphabet.contains($0.symbol) }
            if let best {
                // Only what speaks against the best candidate counts, not how unsure the recogniser is.
                let top = cells[source].choices.first?.score ?? 0
                fit += max(best.score - top, -DecodingCosts.violation)
            } else if let seen = cells[source].seen, isMappable(seen, alphabet) {
                fit -= 1
            } else {
                fit -= DecodingCosts.violation
            }
        }
        return fit
    }

    private func isMappable(_ symbol: UInt8, _ alphabet: Alphabet) -> Bool {
        if let digit = LookAlikes.digit(for: symbol), alphabet.contains(digit) { return true }
        return LookAlikes.letter(for: symbol).map(alphabet.contains) ?? false
    }
}
