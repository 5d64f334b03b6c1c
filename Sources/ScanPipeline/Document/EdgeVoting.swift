import Glibc
import Raster

/// The strongest straight edges of a small image: a Hough transform in which each pixel votes only for angles near that
/// of its gradient.
struct EdgeVoting {
    /// A straight edge: the points with `x cos θ + y sin θ = distance`, and how much gradient lies on it.
    struct Edge {
        var angle: Double
        var distance: Double
        var votes: Double

        /// Where it meets another edge; `nil` for edges that are about parallel.
        func crossing(_ other: Edge) -> Point? {
            let determinant = cos(angle) * sin(other.angle) - sin(angle) * cos(other.angle)
            guard abs(determinant) > 0.2 else { return nil }
            return Point(
                x: (distance * sin(other.angle) - other.distance * sin(angle)) / determinant,
                y: (other.distance * cos(angle) - distance * cos(other.angle)) / determinant)
        }
    }

    /// Edges within 35° of level, the strongest first.
    let level: [Edge]
    /// Edges within 35° of upright.
    let upright: [Edge]

    private static let angleCount = 180

    /// Votes, and takes up to `count` peaks each way.
    init(_ gradient: GradientField, count: Int = 8) {
        let diagonal =
            Int((Double(gradient.width * gradient.width + gradient.height * gradient.height)).squareRoot()) + 2
        let angles = Self.angleCount
        let bins = 2 * diagonal
        var votes = [Float](repeating: 0, count: angles * bins)
        let cosines = (0..<angles).map { cos(Double($0) * Double.pi / Double(angles)) }
        let sines = (0..<angles).map { sin(Double($0) * Double.pi / Double(angles)) }
        for y in 1..<(gradient.height - 1) {
            for x in 1..<(gradient.width - 1) {
                let gx = Double(gradient.horizontal[y * gradient.width + x])
                let gy = Double(gradient.vertical[y * gradient.width + x])
                let strength = abs(gx) + abs(gy)
                guard strength > 24 else { continue }
                let direction = atan2(gy, gx) / Double.pi * Double(angles)
                let middle = Int(direction.rounded())
                // Saturated: a weak straight edge counts like a strong one, print does not drown it.
                let weight = Float(min(strength, 80))
                for near in -2...2 {
                    let a = ((middle + near) % angles + angles) % angles
                    let distance = Double(x) * cosines[a] + Double(y) * sines[a]
                    let bin = Int(distance.rounded()) + diagonal
                    if bin >= 0, bin < bins { votes[a * bins + bin] += weight }
                }
            }
        }
        // Angle of the normal: 90° is a level edge, 0° or 180° an upright one.
        level = Self.peaks(votes, angles: 55..<126, bins: bins, diagonal: diagonal, count: count)
        let right = Self.peaks(votes, angles: 0..<36, bins: bins, diagonal: diagonal, count: count)
        let left = Self.peaks(votes, angles: 145..<180, bins: bins, diagonal: diagonal, count: count)
        upright = Array((right + left).sorted { $0.votes > $1.votes }.prefix(count))
    }

    private static func peaks(_ votes: [Float], angles: Range<Int>, bins: Int, diagonal: Int, count: Int) -> [Edge] {
        var found: [(a: Int, bin: Int, votes: Float)] = []
        var remaining = votes
        for _ in 0..<count {
            var best = (a: 0, bin: 0, votes: Float(0))
            for a in angles {
                for bin in 0..<bins where remaining[a * bins + bin] > best.votes {
                    best = (a, bin, remaining[a * bins + bin])
                }
            }
            guard best.votes > 0 else { break }
            found.append(best)
            for a in max(angles.lowerBound, best.a - 4)...min(angles.upperBound - 1, best.a + 4) {
                for bin in max(0, best.bin - 5)...min(bins - 1, best.bin + 5) { remaining[a * bins + bin] = 0 }
            }
        }
        return found.map {
            Edge(
                angle: Double($0.a) * Double.pi / Double(angleCount), distance: Double($0.bin - diagonal),
                votes: Double($0.votes))
        }
    }
}
