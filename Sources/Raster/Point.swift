import Glibc  // links libm, which square roots need

/// A place in an image, in pixels from the top left corner; (0.5, 0.5) is the middle of the first pixel.
public struct Point: Sendable, Hashable {
    /// Pixels from the left edge.
    public var x: Double
    /// Pixels from the top edge.
    public var y: Double

    /// A place from its two coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The distance to another place, in pixels.
    public func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
