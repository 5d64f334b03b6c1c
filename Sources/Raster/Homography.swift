import Glibc

/// A projective map of the plane: 3 × 3, row by row, the last entry 1.
public struct Homography: Sendable, Hashable {
    /// The nine entries, row by row.
    public let entries: [Double]

    /// A map from its nine entries, row by row; `nil` for another number of them.
    public init?(entries: [Double]) {
        guard entries.count == 9 else { return nil }
        self.entries = entries
    }

    private init(_ entries: [Double]) { self.entries = entries }

    /// The map that leaves every point.
    public static let identity = Homography([1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Rows for columns: (x, y) goes to (y, x).
    package static let transposing = Homography([0, 1, 0, 1, 0, 0, 0, 0, 1])

    /// A scaling about the origin, then a shift in pixels.
    public static func scaling(x: Double, y: Double, shiftX: Double = 0, shiftY: Double = 0) -> Homography {
        Homography([x, 0, shiftX, 0, y, shiftY, 0, 0, 1])
    }

    /// The map that takes four corners to four others, or `nil` when three of them lie on one line.
    public init?(from source: Quadrilateral, to target: Quadrilateral) {
        var rows: [[Double]] = []
        for (s, t) in zip(source.corners, target.corners) {
            rows.append([s.x, s.y, 1, 0, 0, 0, -s.x * t.x, -s.y * t.x, t.x])
            rows.append([0, 0, 0, s.x, s.y, 1, -s.x * t.y, -s.y * t.y, t.y])
        }
        // Gauss with pivoting, eight unknowns
        for column in 0..<8 {
            guard let pivot = (column..<8).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-12
            else { return nil }
            rows.swapAt(column, pivot)
            for other in 0..<8 where other != column {
                let factor = rows[other][column] / rows[column][column]
                if factor == 0 { continue }
                for i in column..<9 { rows[other][i] -= factor * rows[column][i] }
            }
        }
        entries = (0..<8).map { rows[$0][8] / rows[$0][$0] } + [1]
    }

    /// Where a point goes.
    public func apply(to p: Point) -> Point {
        let w = entries[6] * p.x + entries[7] * p.y + entries[8]
        let scale = w == 0 ? 0 : 1 / w
        return Point(
            x: (entries[0] * p.x + entries[1] * p.y + entries[2]) * scale,
            y: (entries[3] * p.x + entries[4] * p.y + entries[5]) * scale)
    }

    /// Where the four corners go.
    public func apply(to quad: Quadrilateral) -> Quadrilateral {
        Quadrilateral(
            topLeft: apply(to: quad.topLeft), topRight: apply(to: quad.topRight),
            bottomRight: apply(to: quad.bottomRight), bottomLeft: apply(to: quad.bottomLeft))
    }

    /// How many times longer a short way at the origin becomes: the root of what an area there becomes.
    package var scaleAtOrigin: Double {
        let x = entries[0] - entries[2] * entries[6]
        let y = entries[4] - entries[5] * entries[7]
        let shear = (entries[1] - entries[2] * entries[7]) * (entries[3] - entries[5] * entries[6])
        return abs(x * y - shear).squareRoot()
    }

    /// This map first, then another.
    public func then(_ next: Homography) -> Homography {
        let a = next.entries
        let b = entries
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] =
                    a[row * 3] * b[column] + a[row * 3 + 1] * b[3 + column] + a[row * 3 + 2] * b[6 + column]
            }
        }
        return Homography(product)
    }

    /// The way back, or `nil` for a map that flattens the plane.
    public func inverse() -> Homography? {
        let m = entries
        let c = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * c[0] + m[1] * c[3] + m[2] * c[6]
        guard abs(determinant) > 1e-12 else { return nil }
        return Homography(c.map { $0 / determinant })
    }
}
