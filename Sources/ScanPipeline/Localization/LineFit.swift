import Glibc
import Raster

/// A straight line through pieces of ink, with the height and the pitch of the print.
struct LineFit {
    private let components: [InkComponent]
    private var intercept = 0.0
    private var slope = 0.0

    /// Fits the middle of the print; `nil` for fewer than three pieces spread over no width.
    init?(components: [InkComponent]) {
        guard !components.isEmpty else { return nil }
        self.components = components
        let heights = components.map { Double($0.box.height) }.sorted()
        let typical = heights[heights.count * 3 / 4]
        var used = components
        // Twice: accents, stamps and neighbours far off the first fit do not count in the second.
        for _ in 0..<3 {
            guard fit(used) else { return nil }
            let kept = components.filter { component in
                let box = component.box
                let x = Double(box.left + box.right) / 2
                let y = Double(box.top + box.bottom) / 2
                return abs(y - (intercept + slope * x)) < typical * 0.6
            }
            guard kept.count >= 1 else { return nil }
            used = kept
        }
    }

    /// Least squares over the runs of ink, each weighted by its length.
    private mutating func fit(_ components: [InkComponent]) -> Bool {
        var w = 0.0
        var sx = 0.0
        var sy = 0.0
        var sxx = 0.0
        var sxy = 0.0
        for component in components {
            for run in component.runs {
                let weight = Double(run.right - run.left)
                let x = Double(run.left + run.right) / 2
                let y = Double(run.y) + 0.5
                w += weight
                sx += weight * x
                sy += weight * y
                sxx += weight * x * x
                sxy += weight * x * y
            }
        }
        let spread = w * sxx - sx * sx
        guard w > 0, spread > 1e-6 else { return false }
        slope = (w * sxy - sx * sy) / spread
        intercept = (sy - slope * sx) / w
        return abs(slope) < 0.6
    }

    /// The line of print, or `nil` when its height or its proportions are not those of a zone's line.
    func line(
        within heights: ClosedRange<Double>, aspect: ClosedRange<Double>, waves: [PitchWave]
    ) -> TextLine? {
        let tilt = 1 / (1 + slope * slope).squareRoot()
        // Ink by its distance from the middle line, in half pixels
        let reach = Int(heights.upperBound * 2)
        var profile = [Double](repeating: 0, count: 4 * reach + 1)
        var left = Double.infinity
        var right = -Double.infinity
        for component in components {
            for run in component.runs {
                let x = Double(run.left + run.right) / 2
                let off = (Double(run.y) + 0.5 - intercept - slope * x) * tilt
                let bin = Int((off * 2).rounded()) + 2 * reach
                if profile.indices.contains(bin) { profile[bin] += Double(run.right - run.left) }
            }
        }
        guard let band = Self.band(of: profile) else { return nil }
        let height = Double(band.count) / 2 / tilt * tilt
        let shift = (Double(band.lowerBound + band.upperBound - 1) / 2 - Double(2 * reach)) / 2
        guard height >= heights.lowerBound * 0.8, height <= heights.upperBound * 1.2 else { return nil }
        for component in components {
            let box = component.box
            let x = Double(box.left + box.right) / 2
            let off = (Double(box.top + box.bottom) / 2 - intercept - slope * x) * tilt - shift
            if abs(off) < height * 0.6 {
                left = min(left, Double(box.left))
                right = max(right, Double(box.right))
            }
        }
        guard right > left else { return nil }
        let base = intercept + shift / tilt
        var line = TextLine(
            start: Point(x: left, y: base + slope * left), end: Point(x: right, y: base + slope * right),
            startHeight: height, endHeight: height, regularity: 0, likelyCells: 0)
        guard aspect.contains(line.length / height) else { return nil }
        (line.regularity, line.likelyCells) = regularity(of: line, waves: waves)
        return line
    }

    /// The rows around the strongest part of a profile that hold at least a quarter of its strength.
    private static func band(of profile: [Double]) -> Range<Int>? {
        // Half-pixel bins alternate between full and empty on level lines: smooth over four of them.
        let smooth = profile.indices.map { i in
            profile[max(0, i - 2)...min(profile.count - 1, i + 1)].reduce(0, +)
        }
        let sorted = smooth.sorted()
        // The plateau: print fills its height evenly, so the strongest tenth would be too spiky a measure.
        guard let peak = smooth.max(), peak > 0 else { return nil }
        let plateau = sorted.filter { $0 > peak * 0.2 }
        let level = plateau[plateau.count / 2] * 0.4
        guard let top = smooth.firstIndex(of: peak) else { return nil }
        var low = top
        var high = top
        while low > 0, smooth[low - 1] >= level { low -= 1 }
        while high + 1 < smooth.count, smooth[high + 1] >= level { high += 1 }
        return low..<(high + 1)
    }

    /// The strength of the one-per-cell repetition for each number of cells; the best of them.
    private func regularity(of line: TextLine, waves: [PitchWave]) -> (Double, Int) {
        let length = line.length
        let bins = PitchWave.bins
        var ink = [Double](repeating: 0, count: bins)
        for component in components {
            for run in component.runs {
                let y = Double(run.y) + 0.5
                let a = Point(x: Double(run.left), y: y)
                guard abs(line.offset(of: a)) < line.height * 0.55 else { continue }
                let from = line.advance(of: a) / length * Double(bins)
                let to = line.advance(of: Point(x: Double(run.right), y: y)) / length * Double(bins)
                let first = max(0, Int(from))
                let last = min(bins - 1, Int(to))
                if first <= last { for i in first...last { ink[i] += 1 } }
            }
        }
        // Saturated, so that a black patch does not drown the print
        let full = line.height
        let levels = ink.map { min($0, full) / full }
        let mean = levels.reduce(0, +) / Double(bins)
        let energy = levels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        guard energy > 0 else { return (0, 30) }
        var best = (0.0, 30)
        for wave in waves {
            var sum = SIMD2<Double>.zero
            for i in 0..<bins { sum += (levels[i] - mean) * wave.rays[i] }
            let share = 2 * (sum * sum).sum() / (Double(bins) * energy)
            if share > best.0 { best = (share, wave.cells) }
        }
        return best
    }
}
