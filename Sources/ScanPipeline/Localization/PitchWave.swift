import Glibc

/// A wave with one period a character, along a line of so many characters: worked out once for all lines.
struct PitchWave: Sendable {
    static let bins = 512
    let cells: Int
    /// Cosine and sine at each bin.
    let rays: [SIMD2<Double>]

    /// The waves of lines of some numbers of characters.
    static func waves(of cellCounts: [Int]) -> [PitchWave] {
        cellCounts == zones.counts ? zones.waves : made(for: cellCounts)
    }

    /// Those of the layouts of machine readable zones.
    private static let zones = {
        let counts = LayoutShape.zones.cellCounts()
        return (counts: counts, waves: made(for: counts))
    }()

    private static func made(for cellCounts: [Int]) -> [PitchWave] {
        cellCounts.flatMap { cells in
            // The print ends inside its last cell: the true period is a little longer than length ÷ cells.
            [-0.5, -0.3, -0.1, 0.1].map { pad in
                let frequency = (Double(cells) + pad) / Double(bins) * 2 * Double.pi
                return PitchWave(
                    cells: cells,
                    rays: (0..<bins).map { SIMD2(cos(frequency * Double($0)), sin(frequency * Double($0))) })
            }
        }
    }
}
