package import Raster

/// Lines that may form one machine readable zone, in the order in which they follow each other.
package struct ZoneCandidate: Sendable, Hashable {
    /// Parallel lines with common ends, first line first under the assumption that the print is upright.
    package var lines: [TextLine]
    /// How much the group looks like a zone; only good for ranking.
    package var score: Double

    /// The same print taken to be upside down.
    package var reversed: ZoneCandidate {
        ZoneCandidate(lines: lines.reversed().map(\.reversed), score: score)
    }

    /// The quadrilateral around all lines, half a capital height larger on every side.
    package var quad: Quadrilateral? {
        guard let first = lines.first, let last = lines.last else { return nil }
        let top = first.quad(aboveAndBelow: 0.5, before: 0.5, after: 0.5)
        let bottom = last.quad(aboveAndBelow: 0.5, before: 0.5, after: 0.5)
        return Quadrilateral(
            topLeft: top.topLeft, topRight: top.topRight, bottomRight: bottom.bottomRight,
            bottomLeft: bottom.bottomLeft)
    }
}
