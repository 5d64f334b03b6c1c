/// An upright rectangle.
public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var left: Double
    /// The upper edge.
    public var top: Double
    /// The right edge.
    public var right: Double
    /// The lower edge.
    public var bottom: Double
    /// Whether the edges are shares (0…1) of the width and height of the image, instead of pixels.
    public var measuredInPercentage: Bool

    /// A rectangle.
    public init(left: Double, top: Double, right: Double, bottom: Double, measuredInPercentage: Bool = false) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.measuredInPercentage = measuredInPercentage
    }
}
