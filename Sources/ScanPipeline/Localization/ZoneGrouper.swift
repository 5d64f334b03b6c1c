import Glibc
import Raster

/// Groups lines of print into what may be a zone: two or three parallel lines of one length, height and distance, or
/// a single line.
package struct ZoneGrouper: Sendable {
    package struct Parameters: Sendable, Hashable {
        /// Distance of neighbouring lines, in capital heights.
        package var spacing: ClosedRange<Double> = 1.25...4.2
        /// Largest angle between neighbouring lines, radians.
        package var angleTolerance = 0.05
        /// How many candidates are kept.
        package var maximumCandidates = 6

        /// The layouts that are looked for.
        package var shapes = LayoutShape.zones

        package init() {}
    }

    package var parameters: Parameters

    package init(parameters: Parameters = Parameters()) {
        self.parameters = parameters
    }

    /// Candidates, most zone-like first.
    package func candidates(from lines: [TextLine]) -> [ZoneCandidate] {
        let lines = LineJoiner().joined(lines)
        var candidates: [ZoneCandidate] = []
        let mostLines = parameters.shapes.map(\.lines.count).max() ?? 0
        for first in lines.indices { extend([first], over: lines, upTo: mostLines, into: &candidates) }
        let ranked = candidates.filter { $0.score > 0.1 }.sorted { $0.score > $1.score }
        return Array(ranked.prefix(parameters.maximumCandidates))
    }

    /// Adds the candidates that begin with a chain of lines, each below the one before it at an even distance.
    private func extend(_ chain: [Int], over lines: [TextLine], upTo most: Int, into candidates: inout [ZoneCandidate])
    {
        if chain.count < most, let last = chain.last {
            for next in lines.indices
            where !chain.contains(next) && follows(lines[last], lines[next]) && isEven(chain + [next], lines) {
                extend(chain + [next], over: lines, upTo: most, into: &candidates)
            }
        }
        if parameters.shapes.contains(where: { $0.lines.count == chain.count }) {
            candidates.append(candidate(of: chain.map { lines[$0] }))
        }
    }

    /// Whether the last two distances of a chain of lines are about the same.
    private func isEven(_ chain: [Int], _ lines: [TextLine]) -> Bool {
        guard chain.count > 2 else { return true }
        let last = chain.suffix(3).map { lines[$0] }
        let first = last[0].offset(of: last[1].middle)
        let second = last[1].offset(of: last[2].middle)
        return abs(first - second) < 0.3 * max(first, second)
    }

    /// Whether the second line may stand directly below the first.
    private func follows(_ upper: TextLine, _ lower: TextLine) -> Bool {
        let height = (upper.height + lower.height) / 2
        let ratio = upper.height / lower.height
        guard ratio > 0.62, ratio < 1.6, abs(upper.angle - lower.angle) < parameters.angleTolerance else {
            return false
        }
        let distance = upper.offset(of: lower.middle)
        guard parameters.spacing.contains(distance / height) else { return false }
        let lengths = upper.length / lower.length
        return lengths > 0.55 && lengths < 1.8 && upper.overlap(with: lower) > 0.75
    }

    /// Lines given common ends, and the score of the group.
    private func candidate(of lines: [TextLine]) -> ZoneCandidate {
        let reference = lines[lines.count / 2]
        let starts = lines.map { reference.advance(of: $0.start) }
        let ends = lines.map { reference.advance(of: $0.end) }
        let height = lines.reduce(0) { $0 + $1.height } / Double(lines.count)
        let from = starts.min() ?? 0
        let to = ends.max() ?? reference.length
        let unevenness = ((starts.max() ?? from) - from + to - (ends.min() ?? to)) / max(1, to - from)
        let stretched = lines.map { line -> TextLine in
            var line = line
            let a = line.advance(of: along(reference, from))
            let b = line.advance(of: along(reference, to))
            (line.start, line.end) = (along(line, a), along(line, b))
            return line
        }
        let regularity = lines.reduce(0) { $0 + $1.regularity } / Double(lines.count)
        let aspect = (to - from) / height
        let likeness =
            parameters.shapes.filter { $0.lines.count == lines.count }
            .map { $0.likeness(ofAspect: aspect) }.max() ?? 0
        // A single line of the right length is nothing rare.
        let fit = lines.count == 1 ? likeness * 0.5 : likeness
        // Parallel lines of text are common; parallel lines of one pitch are not.
        let groupBonus = [0, 0.1, 0.45, 0.6][min(3, lines.count)] * min(1, 0.35 + regularity / 0.2)
        let score = (regularity + 0.15) * (0.4 + fit) * (1 - min(0.6, unevenness)) + groupBonus * fit
        return ZoneCandidate(lines: stretched, score: score)
    }

    private func along(_ line: TextLine, _ advance: Double) -> Point {
        let length = max(1e-6, line.length)
        let share = advance / length
        return Point(
            x: line.start.x + (line.end.x - line.start.x) * share,
            y: line.start.y + (line.end.y - line.start.y) * share)
    }
}
