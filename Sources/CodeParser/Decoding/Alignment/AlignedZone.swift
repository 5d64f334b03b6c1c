/// Lines of a recogniser, brought to the lengths of a layout.
struct AlignedZone {
    /// For each place of the zone the recogniser's evidence; `nil` for a filler that was put in.
    var cells: [CellEvidence?]
    /// Insertions and removals that were needed.
    var changes: [Correction]
    /// What they cost; at most 0.
    var cost: Double
    /// Warnings about padded and shortened lines.
    var warnings: [ZoneWarning]

    /// What was seen at a place.
    func seen(_ offset: Int) -> UInt8? { cells[offset]?.seen }

    /// What was seen in a run, `?` where nothing was.
    func text(_ range: Range<Int>) -> [UInt8] {
        range.map { cells[$0].map { $0.seen ?? UInt8(ascii: "?") } ?? ASCII.filler }
    }
}
