import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// One channel of a picture as numbers, for arithmetic that bytes would round away.
struct Plane {
    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int, filledWith value: Float = 0) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.values = [Float](repeating: value, count: self.width * self.height)
    }

    subscript(x: Int, y: Int) -> Float {
        get { values[y &* width &+ x] }
        set { values[y &* width &+ x] = newValue }
    }

    /// The plane as bytes, cut to 0…255.
    var gray: GrayImage {
        GrayImage(width: width, height: height) { out in
            for i in 0..<values.count { out[i] = UInt8(min(max(values[i] + 0.5, 0), 255)) }
        }
    }

    mutating func map(_ change: (Float) -> Float) {
        for i in 0..<values.count { values[i] = change(values[i]) }
    }

    /// Means of `factor` × `factor` squares: what a sensor of that many times fewer cells sees.
    func shrunk(by factor: Int) -> Plane {
        guard factor > 1 else { return self }
        var result = Plane(width: width / factor, height: height / factor)
        let weight = 1 / Float(factor * factor)
        for y in 0..<result.height {
            for x in 0..<result.width {
                var sum: Float = 0
                for dy in 0..<factor {
                    let row = (y &* factor &+ dy) &* width &+ x &* factor
                    for dx in 0..<factor { sum += values[row &+ dx] }
                }
                result[x, y] = sum * weight
            }
        }
        return result
    }

    /// Every other pixel of every other row: what is left of a picture that is made half as large without smoothing.
    func thinned() -> Plane {
        var result = Plane(width: width / 2, height: height / 2)
        for y in 0..<result.height {
            for x in 0..<result.width { result[x, y] = self[2 * x, 2 * y] }
        }
        return result
    }

    /// Smooth noise in 0…1: random numbers on a lattice of `cell` pixels, joined by straight lines.
    static func noise(width: Int, height: Int, cell: Double, random: inout SeededRandom) -> Plane {
        var result = Plane(width: width, height: height)
        let columns = Int(Double(width) / cell) + 3
        let rows = Int(Double(height) / cell) + 3
        let lattice = (0..<(columns * rows)).map { _ in Float(random.unit()) }
        for y in 0..<result.height {
            let v = Double(y) / cell
            let row = Int(v)
            let fy = Float(v - Double(row))
            for x in 0..<result.width {
                let u = Double(x) / cell
                let column = Int(u)
                let fx = Float(u - Double(column))
                let at = row &* columns &+ column
                let top = lattice[at] + (lattice[at &+ 1] - lattice[at]) * fx
                let bottom = lattice[at &+ columns] + (lattice[at &+ columns &+ 1] - lattice[at &+ columns]) * fx
                result[x, y] = top + (bottom - top) * fy
            }
        }
        return result
    }

    /// What a sensor sees that moves by `length` pixels in the direction of `angle` (radians) while it is exposed.
    func smeared(over length: Double, angle: Double) -> Plane {
        let steps = max(2, Int(length * 2) + 1)
        var result = Plane(width: width, height: height)
        for step in 0..<steps {
            let at = (Double(step) / Double(steps - 1) - 0.5) * length
            result.add(self, shiftedBy: (at * cos(angle), at * sin(angle)), weight: 1 / Float(steps))
        }
        return result
    }

    /// Adds another plane of this size, moved by parts of a pixel; its edge pixels stand for what lies outside.
    private mutating func add(_ other: Plane, shiftedBy shift: (x: Double, y: Double), weight: Float) {
        let (left, top) = (Int(shift.x.rounded(.down)), Int(shift.y.rounded(.down)))
        let (fx, fy) = (Float(shift.x - Double(left)), Float(shift.y - Double(top)))
        for y in 0..<height {
            let upper = min(max(y + top, 0), height - 1) &* width
            let lower = min(max(y + top + 1, 0), height - 1) &* width
            for x in 0..<width {
                let first = min(max(x + left, 0), width - 1)
                let second = min(max(x + left + 1, 0), width - 1)
                let above = other.values[upper &+ first] * (1 - fx) + other.values[upper &+ second] * fx
                let below = other.values[lower &+ first] * (1 - fx) + other.values[lower &+ second] * fx
                values[y &* width &+ x] += weight * (above + (below - above) * fy)
            }
        }
    }

    /// Gaussian blur with separate deviations along x and y.
    func blurred(x deviationX: Double, y deviationY: Double) -> Plane {
        var result = self
        if deviationX > 0.05 { result = result.convolved(Self.gaussian(deviationX), alongX: true) }
        if deviationY > 0.05 { result = result.convolved(Self.gaussian(deviationY), alongX: false) }
        return result
    }

    /// Mean over `2 * radius + 1` pixels in both directions, by running sums.
    func averaged(radiusX: Int, radiusY: Int) -> Plane {
        runningMean(radius: radiusX, alongX: true).runningMean(radius: radiusY, alongX: false)
    }

    /// Weighted sum of each pixel's neighbours along one axis; the border pixel is repeated.
    func convolved(_ kernel: [Float], alongX: Bool) -> Plane {
        var result = Plane(width: width, height: height)
        let radius = kernel.count / 2
        let limit = (alongX ? width : height) - 1
        let stride = alongX ? 1 : width
        for y in 0..<height {
            for x in 0..<width {
                let along = alongX ? x : y
                let start = alongX ? y &* width : x
                var sum: Float = 0
                for k in 0..<kernel.count {
                    let at = min(max(along &+ k &- radius, 0), limit)
                    sum += kernel[k] * values[start &+ at &* stride]
                }
                result[x, y] = sum
            }
        }
        return result
    }

    private static func gaussian(_ deviation: Double) -> [Float] {
        let radius = max(1, Int((deviation * 3).rounded(.up)))
        let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    private func runningMean(radius: Int, alongX: Bool) -> Plane {
        guard radius > 0 else { return self }
        var result = Plane(width: width, height: height)
        let lines = alongX ? height : width
        let count = alongX ? width : height
        let stride = alongX ? 1 : width
        for line in 0..<lines {
            let start = alongX ? line * width : line
            var sum: Float = 0
            var inside = 0
            for i in 0..<min(radius, count) {
                sum += values[start + i * stride]
                inside += 1
            }
            for i in 0..<count {
                if i + radius < count {
                    sum += values[start + (i + radius) * stride]
                    inside += 1
                }
                if i - radius - 1 >= 0 {
                    sum -= values[start + (i - radius - 1) * stride]
                    inside -= 1
                }
                result.values[start + i * stride] = sum / Float(inside)
            }
        }
        return result
    }
}
