/// `constant + linear x + square x²`, fitted to points; a straight line where there are few.
struct Parabola: Sendable {
    private var middle = 0.0
    private var unit = 1.0
    private var constant = 0.0
    private var linear = 0.0
    private var square = 0.0

    /// Fits by least squares, then once more without the points far off.
    ///
    /// - Returns: `nil` for fewer than three points, or points above each other.
    init?(through points: [(x: Double, y: Double)]) {
        guard points.count >= 3, let low = points.map(\.x).min(), let high = points.map(\.x).max(), high > low else {
            return nil
        }
        middle = (low + high) / 2
        unit = (high - low) / 2
        guard fit(points) else { return nil }
        let near = points.filter { abs($0.y - value(at: $0.x)) < 3 }
        if near.count >= max(3, points.count / 2), near.count < points.count { _ = fit(near) }
    }

    func value(at x: Double) -> Double {
        let t = (x - middle) / unit
        return constant + linear * t + square * t * t
    }

    /// Normal equations on the scale −1…1.
    private mutating func fit(_ points: [(x: Double, y: Double)]) -> Bool {
        var powers = [Double](repeating: 0, count: 5)
        var moments = [Double](repeating: 0, count: 3)
        for point in points {
            let t = (point.x - middle) / unit
            var power = 1.0
            for k in 0..<5 {
                powers[k] += power
                if k < 3 { moments[k] += power * point.y }
                power *= t
            }
        }
        let (n, s1, s2, s3, s4) = (powers[0], powers[1], powers[2], powers[3], powers[4])
        let determinant = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
        if points.count >= 6, abs(determinant) > 1e-9 {
            let (a, b, c) = (moments[0], moments[1], moments[2])
            constant = (a * (s2 * s4 - s3 * s3) - s1 * (b * s4 - s3 * c) + s2 * (b * s3 - s2 * c)) / determinant
            linear = (n * (b * s4 - c * s3) - a * (s1 * s4 - s2 * s3) + s2 * (s1 * c - b * s2)) / determinant
            square = (n * (s2 * c - s3 * b) - s1 * (s1 * c - s2 * b) + a * (s1 * s3 - s2 * s2)) / determinant
            return true
        }
        let spread = n * s2 - s1 * s1
        guard spread > 1e-9 else { return false }
        linear = (n * moments[1] - s1 * moments[0]) / spread
        constant = (moments[0] - linear * s1) / n
        square = 0
        return true
    }
}
