/// Sums over any upright rectangle of an image in constant time.
package struct SummedArea: Sendable {
    private let width: Int
    private let height: Int
    /// Row by row, one row and one column more than the image: the sum of all values above and to the left.
    private let sums: [Int]
    private let squares: [Int]

    /// Sums of the values, and of their squares.
    package init(_ image: GrayImage) {
        width = image.width
        height = image.height
        let stride = width + 1
        var sums = [Int](repeating: 0, count: stride * (height + 1))
        var squares = sums
        for y in 0..<height {
            var (sum, square) = (0, 0)
            for x in 0..<width {
                let value = Int(image.pixels[y * width + x])
                sum += value
                square += value * value
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum
                squares[(y + 1) * stride + x + 1] = squares[y * stride + x + 1] + square
            }
        }
        self.sums = sums
        self.squares = squares
    }

    /// Number of pixels, sum and sum of squares within a rectangle, of what lies inside the image.
    package func moments(of rect: PixelRect) -> (count: Int, sum: Int, squares: Int) {
        let left = max(0, min(width, rect.left))
        let top = max(0, min(height, rect.top))
        let right = max(left, min(width, rect.right))
        let bottom = max(top, min(height, rect.bottom))
        let (a, b) = (top * (width + 1), bottom * (width + 1))
        return (
            (right - left) * (bottom - top), sums[b + right] - sums[b + left] - sums[a + right] + sums[a + left],
            squares[b + right] - squares[b + left] - squares[a + right] + squares[a + left]
        )
    }

    /// Mean and standard deviation within a rectangle; 0 where it is empty.
    package func statistics(of rect: PixelRect) -> (mean: Double, deviation: Double) {
        Self.statistics(moments(of: rect))
    }

    /// Mean and standard deviation of a rectangle's surroundings: of what lies in `outer` and not in `inner`.
    package func statistics(of outer: PixelRect, without inner: PixelRect) -> (mean: Double, deviation: Double) {
        let a = moments(of: outer)
        let b = moments(of: inner)
        return Self.statistics((a.count - b.count, a.sum - b.sum, a.squares - b.squares))
    }

    private static func statistics(_ m: (count: Int, sum: Int, squares: Int)) -> (mean: Double, deviation: Double) {
        guard m.count > 0 else { return (0, 0) }
        let mean = Double(m.sum) / Double(m.count)
        return (mean, max(0, Double(m.squares) / Double(m.count) - mean * mean).squareRoot())
    }
}
