import Glibc
import Raster

/// Finds the outline of a document: four straight edges, two near level and two near upright, that the gradient
/// supports over most of their lengths.
///
/// Outlines are looked for in a small image and then placed in a large one, each side by itself, to a fraction of a
/// pixel.
package struct DocumentQuadDetector: Sendable {
    package struct Parameters: Sendable, Hashable {
        /// Length of the longer edge at which outlines are looked for, pixels.
        package var longerEdge = 320
        /// Length of the longer edge at which sides are placed at most, pixels.
        package var fineLongerEdge = 1400
        /// Least area of an outline, percent of the image.
        package var minimumAreaPercent = 8.0
        /// Least and largest angle at a corner, degrees.
        package var cornerAngles: ClosedRange<Double> = 60...120
        /// Least confidence (0…100) of an outline that is reported.
        package var minimumConfidence = 55
        /// How many outlines of the small image are placed in the large one.
        package var maximumCandidates = 6

        package init() {}
    }

    package var parameters: Parameters

    package init(parameters: Parameters = Parameters()) {
        self.parameters = parameters
    }

    /// The best outline, or `nil` when none is supported well enough.
    package func quad(in pyramid: ImagePyramid) -> DocumentQuad? {
        quads(in: pyramid).first { $0.confidence >= parameters.minimumConfidence }
    }

    /// All outlines that are worth a look, the best first; confidences may be below the least one.
    package func quads(in pyramid: ImagePyramid) -> [DocumentQuad] {
        let base = pyramid.base
        let scale = min(1, Double(parameters.longerEdge) / Double(max(1, max(base.width, base.height))))
        let small = pyramid.scaled(by: scale)
        guard small.width >= 40, small.height >= 40 else { return [] }
        let coarse = outlines(of: small)
        guard !coarse.isEmpty else { return [] }
        let zoom = Homography.scaling(x: 1 / scale, y: 1 / scale)
        var found: [(quad: DocumentQuad, score: Double)] = []
        let area = Double(base.width * base.height)
        for outline in coarse {
            guard let quad = placed(zoom.apply(to: outline), in: pyramid, reach: 2.5 / scale),
                !found.contains(where: { $0.quad.quad.isNear(quad.quad) })
            else { continue }
            // Of outlines that are supported alike the larger one is the document, the smaller a frame.
            found.append((quad, Double(quad.confidence) * (0.8 + 0.2 * quad.quad.area / area)))
        }
        return found.sorted { $0.score > $1.score }.map(\.quad)
    }

    /// An outline placed on the edges that the image shows within `reach` pixels of it; `nil` where it shows none.
    func placed(_ outline: Quadrilateral, in pyramid: ImagePyramid, reach: Double) -> DocumentQuad? {
        let level =
            pyramid.levels.firstIndex { max($0.width, $0.height) <= parameters.fineLongerEdge }
            ?? pyramid.levels.count - 1
        let shrink = 1 / Double(1 << level)
        let found = place(
            Homography.scaling(x: shrink, y: shrink).apply(to: outline), in: pyramid.levels[level],
            reach: max(3, min(40, Int((reach * shrink).rounded()))))
        return found.map {
            DocumentQuad(
                quad: Homography.scaling(x: 1 / shrink, y: 1 / shrink).apply(to: $0.quad), confidence: $0.confidence)
        }
    }

    /// The best supported outlines of a small image.
    private func outlines(of small: GrayImage) -> [Quadrilateral] {
        let gradient = GradientField(of: small)
        let edges = EdgeVoting(gradient)
        let area = Double(small.width * small.height)
        var found: [(score: Double, quad: Quadrilateral)] = []
        for top in edges.level {
            for bottom in edges.level {
                for left in edges.upright {
                    for right in edges.upright {
                        guard let quad = outline(top: top, bottom: bottom, left: left, right: right),
                            quad.area > area * parameters.minimumAreaPercent / 100, fits(quad, small)
                        else { continue }
                        let support = gradient.support(of: quad)
                        guard support > 0.35 else { continue }
                        found.append((support * (0.8 + 0.2 * quad.area / area), quad))
                    }
                }
            }
        }
        found.sort { $0.score > $1.score }
        return found.prefix(parameters.maximumCandidates).map(\.quad)
    }

    /// The outline with each side on the edge that the image shows there, and how well it is supported.
    private func place(_ outline: Quadrilateral, in image: GrayImage, reach: Int) -> (
        quad: Quadrilateral, confidence: Int
    )? {
        let corners = outline.corners
        var sides: [SideFit] = []
        for i in 0..<4 {
            guard let side = SideFit(from: corners[i], to: corners[(i + 1) % 4], in: image, reach: reach) else {
                return nil
            }
            sides.append(side)
        }
        let placed = (0..<4).compactMap { i in Self.crossing(sides[(i + 3) % 4], sides[i]) }
        guard placed.count == 4 else { return nil }
        let quad = Quadrilateral(
            topLeft: placed[0], topRight: placed[1], bottomRight: placed[2], bottomLeft: placed[3])
        guard hasAllowedAngles(quad), fits(quad, image) else { return nil }
        let continuation = sides.map(\.continuation).reduce(0, +) / 4
        // A part of a page is framed more often than it is a document.
        let area = quad.area / Double(image.width * image.height)
        let confidence =
            Self.typical(sides.map(\.support)) * (0.15 + 0.85 * Self.typical(sides.map(\.contrast)))
            * (1 - 0.7 * continuation) * (0.8 + 0.4 * min(0.5, area))
        return (quad, Int((min(1, confidence) * 100).rounded()))
    }

    /// Of four sides, the weakest counting as much as the mean.
    private static func typical(_ shares: [Double]) -> Double {
        (shares.reduce(0, +) / Double(max(1, shares.count)) + (shares.min() ?? 0)) / 2
    }

    private static func crossing(_ first: SideFit, _ second: SideFit) -> Point? {
        let (a, b) = (first.start, first.end)
        let (c, d) = (second.start, second.end)
        let (ux, uy) = (b.x - a.x, b.y - a.y)
        let (vx, vy) = (d.x - c.x, d.y - c.y)
        let determinant = ux * vy - uy * vx
        guard abs(determinant) > 1e-6 else { return nil }
        let t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / determinant
        return Point(x: a.x + ux * t, y: a.y + uy * t)
    }

    /// The corners of four edges in order, or `nil` when they cross wrongly.
    private func outline(
        top: EdgeVoting.Edge, bottom: EdgeVoting.Edge, left: EdgeVoting.Edge, right: EdgeVoting.Edge
    ) -> Quadrilateral? {
        guard let a = top.crossing(left), let b = top.crossing(right), let c = bottom.crossing(right),
            let d = bottom.crossing(left), a.x < b.x, d.x < c.x, a.y < d.y, b.y < c.y
        else { return nil }
        let quad = Quadrilateral(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
        return hasAllowedAngles(quad) ? quad : nil
    }

    private func hasAllowedAngles(_ quad: Quadrilateral) -> Bool {
        let corners = quad.corners
        return (0..<4).allSatisfy { i in
            let p = corners[(i + 3) % 4]
            let q = corners[i]
            let r = corners[(i + 1) % 4]
            var angle = abs(atan2(p.y - q.y, p.x - q.x) - atan2(r.y - q.y, r.x - q.x)) * 180 / Double.pi
            if angle > 180 { angle = 360 - angle }
            return parameters.cornerAngles.contains(angle)
        }
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
}

extension Quadrilateral {
    /// Whether no corner is further from the other's than a hundredth of the diagonal.
    func isNear(_ other: Quadrilateral) -> Bool {
        let limit = 0.01 * topLeft.distance(to: bottomRight)
        return zip(corners, other.corners).allSatisfy { $0.distance(to: $1) <= limit }
    }
}

extension GradientField {
    /// The share of an outline with a gradient across it (0…1), the weakest side counting as much as the mean.
    fileprivate func support(of quad: Quadrilateral) -> Double {
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
                    guard x >= 0, y >= 0, x < width, y < height else { continue }
                    let across =
                        Double(horizontal[y * width + x]) * normal.x + Double(vertical[y * width + x]) * normal.y
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
