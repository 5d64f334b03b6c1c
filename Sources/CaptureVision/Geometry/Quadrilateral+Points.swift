public import Raster

/// The names by which programs written for the Capture Vision SDKs know quadrilaterals.
extension Quadrilateral {
    /// The corners: top left, top right, bottom right, bottom left.
    public var points: [Point] { corners }

    /// The point in the middle of the corners.
    public var centrePoint: Point {
        let corners = corners
        return Point(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    }

    /// The upright rectangle around the corners.
    public var boundingRect: Rect {
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return Rect(
            left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
    }

    /// A quadrilateral from four corners, clockwise from the top left one; `nil` for another number of points.
    public init?(pointArray points: [Point]) {
        guard points.count == 4 else { return nil }
        self.init(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }

    /// Whether a point lies inside, or on the outline.
    public func contains(_ point: Point) -> Bool {
        contains(Quadrilateral(topLeft: point, topRight: point, bottomRight: point, bottomLeft: point))
    }
}
