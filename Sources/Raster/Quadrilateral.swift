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

    /// An upright rectangle.
    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.init(
            topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
            bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
    }

    /// The rectangle from the origin to a width and a height.
    package init(width: Double, height: Double) {
        self.init(left: 0, top: 0, right: width, bottom: height)
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

    /// Mean lengths of the two sides along the reading direction and of the two across it, pixels.
    package var sideLengths: (width: Double, height: Double) {
        (
            (topLeft.distance(to: topRight) + bottomLeft.distance(to: bottomRight)) / 2,
            (topLeft.distance(to: bottomLeft) + topRight.distance(to: bottomRight)) / 2
        )
    }

    /// The middle of the four corners.
    package var centre: Point {
        Point(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    }

    /// The same outline read from another corner: turned clockwise by a number of quarters.
    package func turned(byQuarters quarters: Int) -> Quadrilateral {
        let c = corners
        func corner(_ i: Int) -> Point { c[((i + quarters) % 4 + 4) % 4] }
        return Quadrilateral(topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
    }

    /// Every side moved outwards by a number of pixels (inwards when negative); for convex outlines.
    package func grown(by margin: Double) -> Quadrilateral {
        let c = corners
        let middle = centre
        // Each side as the line on which `normal · p = distance`, the normal pointing out.
        let sides = (0..<4).map { i -> (normal: Point, distance: Double) in
            let a = c[i]
            let b = c[(i + 1) % 4]
            let length = max(1e-9, a.distance(to: b))
            var normal = Point(x: (b.y - a.y) / length, y: -(b.x - a.x) / length)
            if normal.x * (middle.x - a.x) + normal.y * (middle.y - a.y) > 0 {
                normal = Point(x: -normal.x, y: -normal.y)
            }
            return (normal, normal.x * a.x + normal.y * a.y + margin)
        }
        func corner(_ i: Int) -> Point {
            let (first, second) = (sides[(i + 3) % 4], sides[i])
            let determinant = first.normal.x * second.normal.y - first.normal.y * second.normal.x
            guard abs(determinant) > 1e-9 else { return c[i] }
            return Point(
                x: (first.distance * second.normal.y - second.distance * first.normal.y) / determinant,
                y: (second.distance * first.normal.x - first.distance * second.normal.x) / determinant)
        }
        return Quadrilateral(topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
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
