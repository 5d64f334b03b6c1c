import Glibc
import Raster

/// Finds the outline of a document: four straight edges, two near level and two near upright, that the gradient
/// supports over most of their lengths.
package struct DocumentQuadDetector: Sendable {
    package struct Parameters: Sendable, Hashable {
        /// Length of the longer edge at which outlines are looked for, pixels.
        package var longerEdge = 320
        /// Least area of an outline, percent of the image.
        package var minimumAreaPercent = 8.0
        /// Least and largest angle at a corner, degrees.
        package var cornerAngles: ClosedRange<Double> = 60...120
        /// Least confidence (0…100) of an outline that is reported.
        package var minimumConfidence = 55

        package init() {}
    }

    package var parameters: Parameters

    package init(parameters: Parameters = Parameters()) {
        self.parameters = parameters
    }

    /// A straight edge: the points with `x cos θ + y sin θ = distance`, and how much gradient lies on it.
    private struct Edge {
        var angle: Double
        var distance: Double
        var votes: Double
    }

    /// The best outline, or `nil` when none is supported well enough.
    package func quad(in pyramid: ImagePyramid) -> DocumentQuad? {
        let base = pyramid.base
        let scale = min(1, Double(parameters.longerEdge) / Double(max(1, max(base.width, base.height))))
        let small = pyramid.scaled(by: scale)
        guard small.width >= 40, small.height >= 40 else { return nil }
        let gradient = GradientField(of: small)
        let (level, upright) = edges(of: gradient)
        var best: (score: Double, quad: Quadrilateral)?
        let area = Double(small.width * small.height)
        for top in level {
            for bottom in level {
                for left in upright {
                    for right in upright {
                        guard let quad = outline(top: top, bottom: bottom, left: left, right: right),
                            quad.area > area * parameters.minimumAreaPercent / 100, fits(quad, small)
                        else { continue }
                        let support = self.support(of: quad, in: gradient)
                        // Of outlines that are supported alike the larger one is the document, the smaller a frame.
                        let score = support * (0.8 + 0.2 * quad.area / area)
                        if score > (best?.score ?? 0) { best = (score, quad) }
                    }
                }
            }
        }
        guard let best else { return nil }
        let confidence = Int((min(1, support(of: best.quad, in: gradient)) * 100).rounded())
        guard confidence >= parameters.minimumConfidence else { return nil }
        return DocumentQuad(
            quad: Homography.scaling(x: 1 / scale, y: 1 / scale).apply(to: best.quad), confidence: confidence)
    }

    /// The strongest edges within 35° of level and of upright: a Hough transform in which each pixel votes only for
    /// angles near that of its gradient.
    private func edges(of gradient: GradientField) -> (level: [Edge], upright: [Edge]) {
        let diagonal =
            Int((Double(gradient.width * gradient.width + gradient.height * gradient.height)).squareRoot()) + 2
        let angles = 180
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
        let level = peaks(votes, angles: 55..<126, bins: bins, diagonal: diagonal, cosines: cosines, sines: sines)
        let uprightA = peaks(votes, angles: 0..<36, bins: bins, diagonal: diagonal, cosines: cosines, sines: sines)
        let uprightB = peaks(votes, angles: 145..<180, bins: bins, diagonal: diagonal, cosines: cosines, sines: sines)
        let upright = (uprightA + uprightB).sorted { $0.votes > $1.votes }
        return (level, Array(upright.prefix(8)))
    }

    private func peaks(
        _ votes: [Float], angles: Range<Int>, bins: Int, diagonal: Int, cosines: [Double], sines: [Double]
    ) -> [Edge] {
        var found: [(a: Int, bin: Int, votes: Float)] = []
        var remaining = votes
        for _ in 0..<8 {
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
                angle: Double($0.a) * Double.pi / 180, distance: Double($0.bin - diagonal), votes: Double($0.votes))
        }
    }

    /// The corners of four edges in order, or `nil` when they cross wrongly.
    private func outline(top: Edge, bottom: Edge, left: Edge, right: Edge) -> Quadrilateral? {
        guard let a = crossing(top, left), let b = crossing(top, right), let c = crossing(bottom, right),
            let d = crossing(bottom, left), a.x < b.x, d.x < c.x, a.y < d.y, b.y < c.y
        else { return nil }
        let corners = [a, b, c, d]
        for i in 0..<4 {
            let p = corners[(i + 3) % 4]
            let q = corners[i]
            let r = corners[(i + 1) % 4]
            let first = atan2(p.y - q.y, p.x - q.x)
            let second = atan2(r.y - q.y, r.x - q.x)
            var angle = abs(first - second) * 180 / Double.pi
            if angle > 180 { angle = 360 - angle }
            guard parameters.cornerAngles.contains(angle) else { return nil }
        }
        return Quadrilateral(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
    }

    private func crossing(_ first: Edge, _ second: Edge) -> Point? {
        let determinant = cos(first.angle) * sin(second.angle) - sin(first.angle) * cos(second.angle)
        guard abs(determinant) > 0.2 else { return nil }
        return Point(
            x: (first.distance * sin(second.angle) - second.distance * sin(first.angle)) / determinant,
            y: (second.distance * cos(first.angle) - first.distance * cos(second.angle)) / determinant)
    }

    /// Whether all corners lie inside the image, give or take two percent.
    private func fits(_ quad: Quadrilateral, _ image: GrayImage) -> Bool {
        let slackX = Double(image.width) * 0.02
        let slackY = Double(image.height) * 0.02
        return quad.corners.allSatisfy {
            $0.x >= -slackX && $0.y >= -slackY && $0.x <= Double(image.width) + slackX
                && $0.y <= Double(image.height) + slackY
        }
    }

    /// The share of the outline with a gradient across it (0…1), the weakest side counting as much as the mean.
    private func support(of quad: Quadrilateral, in gradient: GradientField) -> Double {
        let corners = quad.corners
        var sides: [Double] = []
        for i in 0..<4 {
            let a = corners[i]
            let b = corners[(i + 1) % 4]
            let length = max(1, a.distance(to: b))
            let normal = Point(x: -(b.y - a.y) / length, y: (b.x - a.x) / length)
            let steps = max(8, Int(length / 2))
            var hits = 0
            for s in 1..<steps {
                let t = Double(s) / Double(steps)
                var strongest = 0.0
                for off in [-1.0, 0, 1] {
                    let x = Int((a.x + (b.x - a.x) * t + normal.x * off).rounded())
                    let y = Int((a.y + (b.y - a.y) * t + normal.y * off).rounded())
                    guard x >= 0, y >= 0, x < gradient.width, y < gradient.height else { continue }
                    let across =
                        Double(gradient.horizontal[y * gradient.width + x]) * normal.x
                        + Double(gradient.vertical[y * gradient.width + x]) * normal.y
                    strongest = max(strongest, abs(across))
                }
                if strongest > 10 { hits += 1 }
            }
            sides.append(Double(hits) / Double(steps - 1))
        }
        let mean = sides.reduce(0, +) / 4
        return (mean + (sides.min() ?? 0)) / 2
    }
}
