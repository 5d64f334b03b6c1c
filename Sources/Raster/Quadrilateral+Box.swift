import Glibc

extension Quadrilateral {
    /// The smallest upright box that holds all corners, in whole pixels.
    package var box: PixelRect {
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return PixelRect(
            left: Int(clamping: xs.min() ?? 0), top: Int(clamping: ys.min() ?? 0),
            right: Int(clamping: (xs.max() ?? 0).rounded(.up)), bottom: Int(clamping: (ys.max() ?? 0).rounded(.up)))
    }

    /// Whether the boxes around two quadrilaterals have something in common.
    package func touches(_ other: Quadrilateral) -> Bool {
        let mine = box
        let theirs = other.box
        return mine.left < theirs.right && theirs.left < mine.right && mine.top < theirs.bottom
            && theirs.top < mine.bottom
    }

    /// The same quadrilateral in an image whose origin lies elsewhere.
    package func moved(x: Double, y: Double) -> Quadrilateral {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        return Quadrilateral(
            topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight),
            bottomLeft: moved(bottomLeft))
    }
}

extension Int {
    /// The nearest whole number below, within what a place in an image can be.
    fileprivate init(clamping value: Double) {
        self = value.isFinite ? Int(Swift.min(Swift.max(value.rounded(.down), -1e9), 1e9)) : 0
    }
}
