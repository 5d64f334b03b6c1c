import Glibc
import Raster

/// Fits a line again at full resolution: its middle from the upper and lower edges of the print in several windows, so
/// that a tilt of a few percent of the height is taken out, and its height.
package struct LineRefiner: Sendable {
    package init() {}

    /// Height of the capitals, in pixels, at which the edges are measured: the resolution of a measurement and no choice
    /// about pictures, so that no template sets it.
    private static let measure = 24.0

    /// The line with better ends and heights, or the same line where the print shows no clear edges.
    package func refined(_ line: TextLine, in pyramid: ImagePyramid) -> TextLine {
        let scale = Self.measure / max(1, line.height)
        let quad = line.quad(aboveAndBelow: 0.9, before: 0, after: 0)
        let width = Int(line.length * scale)
        let height = Int((Self.measure * 2.8).rounded())
        guard width > 100, width < 4000,
            let band = pyramid.rectified(quad, toWidth: width, height: height, scale: scale)
        else { return line }
        let ink = band.darkDetail(width: 21, height: 21)
        // Windows along the line, each with its own upper and lower edge
        var edges: [(x: Double, top: Double, bottom: Double)] = []
        let windows = 12
        for i in 0..<windows {
            let from = width * i / windows
            let to = width * (i + 1) / windows
            guard let edge = Self.edges(of: ink, columns: from..<to) else { continue }
            let cap = edge.bottom - edge.top
            if cap > Self.measure * 0.6, cap < Self.measure * 1.5 {
                edges.append((Double(from + to) / 2, edge.top, edge.bottom))
            }
        }
        guard edges.count >= 3, let middle = Self.line(through: edges.map { ($0.x, ($0.top + $0.bottom) / 2) }) else {
            return line
        }
        // Fillers are lower than capitals: a window full of them says where the middle is, but not how high the print
        // is, and a taper from name to fillers is no perspective. So one height for all, from the higher windows.
        let capitals = edges.map { $0.bottom - $0.top }.sorted()
        let capital = capitals[capitals.count * 4 / 5] / scale
        guard capital > line.height * 0.5, capital < line.height * 1.7 else { return line }
        func place(_ x: Double, _ y: Double) -> Point {
            // The band is a parallelogram up to the small difference of the two heights: bilinear is exact enough.
            let u = x / Double(width)
            let v = y / Double(height)
            let upper = Point(
                x: quad.topLeft.x + (quad.topRight.x - quad.topLeft.x) * u,
                y: quad.topLeft.y + (quad.topRight.y - quad.topLeft.y) * u)
            let lower = Point(
                x: quad.bottomLeft.x + (quad.bottomRight.x - quad.bottomLeft.x) * u,
                y: quad.bottomLeft.y + (quad.bottomRight.y - quad.bottomLeft.y) * u)
            return Point(x: upper.x + (lower.x - upper.x) * v, y: upper.y + (lower.y - upper.y) * v)
        }
        var result = line
        result.start = place(0, middle(0))
        result.end = place(Double(width), middle(Double(width)))
        result.startHeight = capital
        result.endHeight = capital
        result.sag = Self.sag(
            of: edges.map { ($0.x / Double(width), (($0.top + $0.bottom) / 2 - middle($0.x)) / scale / capital) })
        return result
    }

    /// Residuals of the straight fit, at places 0…1, as sag at even places; empty when the print is straight.
    private static func sag(of residuals: [(place: Double, offset: Double)]) -> [Double] {
        guard residuals.count >= 6 else { return [] }
        // The median of three: a lone window that measured a stain or an overprint is no bend.
        let offsets = residuals.indices.map { i -> Double in
            let near = residuals[max(0, i - 1)...min(residuals.count - 1, i + 1)].map(\.offset).sorted()
            return near.count == 3 ? near[1] : residuals[i].offset
        }
        guard let most = offsets.map(abs).max(), most > 0.07, most < 0.6 else { return [] }
        let knots = 12
        return (0..<knots).map { k in
            let place = Double(k) / Double(knots - 1)
            let after = residuals.firstIndex { $0.place >= place } ?? residuals.count - 1
            let before = max(0, after - 1)
            // Beyond the outermost windows the bend goes on as between the last two.
            let (a, b) = after == 0 ? (0, 1) : (before, after == before ? before + 1 : after)
            guard residuals.indices.contains(b) else { return offsets[a] }
            let span = residuals[b].place - residuals[a].place
            let share = span > 0 ? (place - residuals[a].place) / span : 0
            return max(-0.6, min(0.6, offsets[a] + (offsets[b] - offsets[a]) * share))
        }
    }

    /// Upper and lower edge of the print in some columns, to a fraction of a row.
    private static func edges(of ink: GrayImage, columns: Range<Int>) -> (top: Double, bottom: Double)? {
        var profile = [Double](repeating: 0, count: ink.height)
        for y in 0..<ink.height {
            var sum = 0
            for x in columns { sum += Int(ink[x, y]) }
            profile[y] = Double(sum)
        }
        let sorted = profile.sorted()
        let floor = sorted[sorted.count / 5]
        let full = sorted[sorted.count * 4 / 5]
        guard full > floor, full - floor > Double(columns.count) * 4 else { return nil }
        let level = floor + (full - floor) * 0.4
        // From the strongest row outwards, so that a neighbour line or a rule at the rim is not taken in
        let middle = ink.height / 2
        let reach = ink.height / 4
        guard let peak = (middle - reach..<middle + reach).max(by: { profile[$0] < profile[$1] }),
            profile[peak] > level
        else { return nil }
        var top = peak
        var bottom = peak
        // Print has thin places (between the bars of E): two weak rows do not end it.
        while top > 0, profile[max(0, top - 1)] >= level || profile[max(0, top - 3)] >= level { top -= 1 }
        while profile[top] < level, top < peak { top += 1 }
        while bottom + 1 < ink.height,
            profile[bottom + 1] >= level || profile[min(ink.height - 1, bottom + 3)] >= level
        {
            bottom += 1
        }
        while profile[bottom] < level, bottom > peak { bottom -= 1 }
        guard top > 0, bottom + 1 < ink.height else { return nil }
        // Crossings of the level, between the middles of two rows
        let above = profile[top - 1]
        let below = profile[bottom + 1]
        let upper = Double(top) - 0.5 + (level - above) / max(1e-6, profile[top] - above)
        let lower = Double(bottom) + 0.5 + (profile[bottom] - level) / max(1e-6, profile[bottom] - below)
        return (upper, lower)
    }

    /// A straight line through points, the worst left out once; as a function of x.
    private static func line(through points: [(Double, Double)]) -> ((Double) -> Double)? {
        func fit(_ points: [(Double, Double)]) -> (Double, Double) {
            let n = Double(points.count)
            let sx = points.reduce(0) { $0 + $1.0 }
            let sy = points.reduce(0) { $0 + $1.1 }
            let sxx = points.reduce(0) { $0 + $1.0 * $1.0 }
            let sxy = points.reduce(0) { $0 + $1.0 * $1.1 }
            let spread = n * sxx - sx * sx
            guard spread > 1e-6 else { return (sy / n, 0) }
            let slope = (n * sxy - sx * sy) / spread
            return ((sy - slope * sx) / n, slope)
        }
        guard points.count >= 3 else { return nil }
        var kept = points
        var (intercept, slope) = fit(kept)
        for _ in 0..<2 where kept.count > 3 {
            guard
                let worst = kept.indices.max(by: {
                    abs(kept[$0].1 - intercept - slope * kept[$0].0) < abs(kept[$1].1 - intercept - slope * kept[$1].0)
                }), abs(kept[worst].1 - intercept - slope * kept[worst].0) > 1
            else { break }
            kept.remove(at: worst)
            (intercept, slope) = fit(kept)
        }
        let (a, b) = (intercept, slope)
        return { a + b * $0 }
    }
}
