/// Four corners of a document, zone or line, in the reading direction of what they hold.
public struct Quadrilateral: Sendable, Hashable {
    /// Corner where the text begins, above it.
    public var topLeft: Point
    /// Corner where the text ends, above it.
    public var topRight: Point
    /// Corner where the text ends, below it.
    public var bottomRight: Point
    /// Corner where the text begins, below it.
    public var bottomLeft: Point

    /// A quadrilateral from its corners.
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners in the order top left, top right, bottom right, bottom left.
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The area in square pixels, by the shoelace formula.
    public var area: Double {
        let c = corners
        var twice = 0.0
        for i in 0..<4 {
            let a = c[i]
            let b = c[(i + 1) % 4]
            twice += a.x * b.y - b.x * a.y
        }
        return abs(twice) / 2
    }

    /// Whether another quadrilateral's corners all lie inside, or on the outline; for convex outlines.
    public func contains(_ other: Quadrilateral) -> Bool {
        let c = corners
        return other.corners.allSatisfy { p in
            let sides = (0..<4).map { i in
                let a = c[i]
                let b = c[(i + 1) % 4]
                return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
            }
            return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
        }
    }
}
