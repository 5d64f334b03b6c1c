package import Raster

/// A part of an image, in per cent of its width and height from the top left corner.
package struct PercentRect: Sendable, Hashable {
    package var left: Double
    package var top: Double
    package var right: Double
    package var bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The pixels that it touches, none of them outside the image; what is no number or upside down is empty.
    package func pixels(width: Int, height: Int) -> PixelRect {
        func edge(_ percent: Double, _ size: Int, up: Bool) -> Int {
            guard percent.isFinite else { return 0 }
            let place = min(max(percent, 0), 100) * Double(size) / 100
            return Int(up ? place.rounded(.up) : place.rounded(.down))
        }
        let left = edge(left, width, up: false)
        let top = edge(top, height, up: false)
        return PixelRect(
            left: left, top: top, right: max(left, edge(right, width, up: true)),
            bottom: max(top, edge(bottom, height, up: true)))
    }
}
