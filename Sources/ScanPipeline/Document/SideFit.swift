import Glibc
import Raster

/// One side of an outline, placed to a fraction of a pixel on the edge that the image shows near it.
struct SideFit {
    /// Two points of the fitted line, near the side's ends.
    let start: Point
    let end: Point
    /// The share of the side (0…1) where the edge lies on the line.
    let support: Double
    /// The share of the supported places at which one side of the line is lighter than the other in the same sense.
    let contrast: Double
    /// The share of places beyond both ends at which the edge goes on as if there were no corner.
    let continuation: Double

    /// A place where the image is steep across the side.
    private struct Candidate {
        let sample: Int
        let along: Double
        let offset: Double
        let isRising: Bool
    }

    /// Fits the side from `start` to `end` within `reach` pixels; `nil` where there is no edge at all.
    init?(from start: Point, to end: Point, in image: GrayImage, reach: Int) {
        let length = start.distance(to: end)
        guard length >= 12 else { return nil }
        let profile = EdgeProfile(image: image, start: start, end: end, length: length)
        let count = max(16, min(80, Int(length / 5)))
        var candidates: [Candidate] = []
        var inside = 0
        for sample in 0..<count {
            let along = length * (0.03 + 0.94 * Double(sample) / Double(count - 1))
            guard profile.isInside(along: along, offset: 0) else { continue }
            inside += 1
            for peak in profile.peaks(along: along, reach: reach) {
                candidates.append(
                    Candidate(sample: sample, along: along, offset: peak.offset, isRising: peak.isRising))
            }
        }
        guard inside >= count / 2, candidates.count >= 8 else { return nil }
        // Paper lies flat but not like a ruler: a little more room on long sides.
        let tolerance = 1.2 + length * 0.0012
        guard let line = Self.line(through: candidates, tolerance: tolerance, length: length) else { return nil }
        self.start = profile.point(along: 0, offset: line.offset)
        self.end = profile.point(along: length, offset: line.offset + line.slope * length)
        // The end of the picture is no edge of a document.
        guard profile.isInside(along: length / 2, offset: line.offset + line.slope * length / 2) else { return nil }
        let hits = Set(
            candidates.filter { line.isRising == $0.isRising && line.misses($0.along, $0.offset) <= tolerance }
                .map(\.sample))
        support = Double(hits.count) / Double(inside)
        var steps = 0
        for sample in hits {
            let along = length * (0.03 + 0.94 * Double(sample) / Double(count - 1))
            let offset = line.offset + line.slope * along
            let step = profile.step(along: along, offset: offset)
            if abs(step) > 6, (step > 0) == line.isRising { steps += 1 }
        }
        contrast = hits.isEmpty ? 0 : Double(steps) / Double(hits.count)
        continuation = Self.continuation(of: line, profile, length: length, tolerance: tolerance)
    }

    private struct Line {
        var offset: Double
        var slope: Double
        var isRising: Bool

        func misses(_ along: Double, _ value: Double) -> Double { abs(offset + slope * along - value) }
    }

    /// The line that most places of one polarity lie on, then the best through those.
    private static func line(through candidates: [Candidate], tolerance: Double, length: Double) -> Line? {
        var best: (hits: Int, line: Line)?
        let step = max(1, candidates.count / 28)
        let chosen = stride(from: 0, to: candidates.count, by: step).map { candidates[$0] }
        for (i, a) in chosen.enumerated() {
            for b in chosen[(i + 1)...] where a.isRising == b.isRising && b.along - a.along > length * 0.3 {
                let slope = (b.offset - a.offset) / (b.along - a.along)
                let line = Line(offset: a.offset - slope * a.along, slope: slope, isRising: a.isRising)
                var hits = 0
                var last = -1
                for c in candidates where c.isRising == line.isRising && c.sample != last {
                    if line.misses(c.along, c.offset) <= tolerance {
                        hits += 1
                        last = c.sample
                    }
                }
                if hits > (best?.hits ?? 0) { best = (hits, line) }
            }
        }
        guard var line = best?.line, let hits = best?.hits, hits >= 6 else { return nil }
        for _ in 0..<3 {
            var (n, sx, sy, sxx, sxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
            for c in candidates where c.isRising == line.isRising && line.misses(c.along, c.offset) <= tolerance {
                n += 1
                sx += c.along
                sy += c.offset
                sxx += c.along * c.along
                sxy += c.along * c.offset
            }
            let determinant = n * sxx - sx * sx
            guard n >= 4, determinant > 1e-6 else { break }
            line.slope = (n * sxy - sx * sy) / determinant
            line.offset = (sy - line.slope * sx) / n
        }
        return line
    }

    /// A document's edge ends at its corners; rules, rows of print and edges of tables go on.
    private static func continuation(
        of line: Line, _ profile: EdgeProfile, length: Double, tolerance: Double
    ) -> Double {
        var going = 0
        var count = 0
        let step = max(1.5, length * 0.012)
        for i in 2...9 {
            for along in [-Double(i) * step, length + Double(i) * step] {
                let offset = line.offset + line.slope * along
                count += 1
                guard profile.isInside(along: along, offset: offset) else { continue }
                let near = profile.peaks(along: along, reach: Int(tolerance.rounded(.up)) + 1, around: offset)
                if near.contains(where: { $0.isRising == line.isRising }) { going += 1 }
            }
        }
        return Double(going) / Double(count)
    }
}

/// The image along lines across a side.
struct EdgeProfile {
    private let image: GrayImage
    private let start: Point
    private let direction: Point
    private let normal: Point

    init(image: GrayImage, start: Point, end: Point, length: Double) {
        self.image = image
        self.start = start
        direction = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        normal = Point(x: -direction.y, y: direction.x)
    }

    func point(along: Double, offset: Double) -> Point {
        Point(
            x: start.x + direction.x * along + normal.x * offset, y: start.y + direction.y * along + normal.y * offset)
    }

    func isInside(along: Double, offset: Double) -> Bool {
        let p = point(along: along, offset: offset)
        return p.x >= 2 && p.y >= 2 && p.x < Double(image.width) - 2 && p.y < Double(image.height) - 2
    }

    /// Places where the image is steepest across the side, at most three, to a fraction of a pixel.
    func peaks(along: Double, reach: Int, around middle: Double = 0) -> [(offset: Double, isRising: Bool)] {
        let count = 2 * reach + 1
        let values = (-2..<(count + 2)).map { (i: Int) -> Double in
            value(along: along, offset: middle + Double(i - reach))
        }
        // Rising towards larger offsets, over four pixels, so that blurred edges count.
        let slopes = (0..<count).map { (i: Int) -> Double in
            let rise = values[i + 3] + values[i + 4]
            return (rise - values[i] - values[i + 1]) / 3
        }
        var found: [(offset: Double, height: Double, isRising: Bool)] = []
        for i in slopes.indices {
            let height = abs(slopes[i])
            guard height > 5 else { continue }
            let before = i > 0 ? slopes[i - 1] * (slopes[i] < 0 ? -1 : 1) : -1
            let after = i + 1 < count ? slopes[i + 1] * (slopes[i] < 0 ? -1 : 1) : -1
            guard height >= before, height > after else { continue }
            let bend = before - 2 * height + after
            let isBetween = i > 0 && i + 1 < count && bend < 0
            let shift = isBetween ? max(-0.5, min(0.5, 0.5 * (before - after) / bend)) : 0
            found.append((middle + Double(i - reach) + shift, height, slopes[i] > 0))
        }
        return found.sorted { $0.height > $1.height }.prefix(3).map { ($0.offset, $0.isRising) }
    }

    /// How much lighter the image is beyond a place than before it, some pixels away from the edge itself.
    func step(along: Double, offset: Double) -> Double {
        var sum = 0.0
        for distance in [3.0, 4.5, 6] {
            sum += value(along: along, offset: offset + distance) - value(along: along, offset: offset - distance)
        }
        return sum / 3
    }

    /// Bilinear, the edge of the image repeated.
    private func value(along: Double, offset: Double) -> Double {
        let p = point(along: along, offset: offset)
        let x = max(0, min(Double(image.width) - 1.001, p.x - 0.5))
        let y = max(0, min(Double(image.height) - 1.001, p.y - 0.5))
        let (ix, iy) = (Int(x), Int(y))
        let (fx, fy) = (x - Double(ix), y - Double(iy))
        let i = iy * image.width + ix
        let right = ix + 1 < image.width ? 1 : 0
        let below = iy + 1 < image.height ? image.width : 0
        let top = Double(image.pixels[i]) * (1 - fx) + Double(image.pixels[i + right]) * fx
        let bottom = Double(image.pixels[i + below]) * (1 - fx) + Double(image.pixels[i + below + right]) * fx
        return top * (1 - fy) + bottom * fy
    }
}
