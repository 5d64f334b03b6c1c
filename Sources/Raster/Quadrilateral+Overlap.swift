extension Quadrilateral {
    /// The share of both areas that both have (intersection over union), 0…1; for convex outlines.
    package func overlap(with other: Quadrilateral) -> Double {
        let common = Self.area(of: intersection(with: other))
        let union = area + other.area - common
        return union > 0 ? common / union : 0
    }

    /// The corners of what lies in both: this outline, cut along each side of the other (Sutherland and Hodgman).
    private func intersection(with other: Quadrilateral) -> [Point] {
        let middle = other.centre
        var shape = corners
        for i in 0..<4 {
            let a = other.corners[i]
            let b = other.corners[(i + 1) % 4]
            func side(_ p: Point) -> Double { (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) }
            let sign = side(middle) < 0 ? -1.0 : 1
            var cut: [Point] = []
            for j in shape.indices {
                let (p, q) = (shape[j], shape[(j + 1) % shape.count])
                let (u, v) = (side(p) * sign, side(q) * sign)
                if u >= 0 { cut.append(p) }
                if (u > 0 && v < 0) || (u < 0 && v > 0) {
                    let t = u / (u - v)
                    cut.append(Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
                }
            }
            shape = cut
        }
        return shape
    }

    private static func area(of shape: [Point]) -> Double {
        var twice = 0.0
        for i in shape.indices {
            let (a, b) = (shape[i], shape[(i + 1) % shape.count])
            twice += a.x * b.y - b.x * a.y
        }
        return abs(twice) / 2
    }
}
