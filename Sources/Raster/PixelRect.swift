/// A rectangle of whole pixels; `right` and `bottom` are the first column and row outside.
package struct PixelRect: Sendable, Hashable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package var width: Int { right - left }
    package var height: Int { bottom - top }

    package mutating func formUnion(_ other: PixelRect) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
    }
}
