import Raster

extension GrayImage {
    /// A strip in which light and contrast are the same everywhere along the line.
    ///
    /// Print that runs from sun into shadow keeps its strokes; the lessons of the network hold strips like these.
    ///
    /// - Parameter radius: columns to each side that a column is compared with.
    /// - Returns: a strip of the same size.
    func levelled(radius: Int) -> GrayImage {
        guard width > 0, height > 0 else { return self }
        // Sums of values and squares over whole columns, and over all columns to the left.
        var sums = [Int](repeating: 0, count: width + 1)
        var squares = [Int](repeating: 0, count: width + 1)
        for x in 0..<width {
            var sum = 0
            var square = 0
            for y in 0..<height {
                let value = Int(self[x, y])
                sum += value
                square += value * value
            }
            sums[x + 1] = sums[x] + sum
            squares[x + 1] = squares[x] + square
        }
        var result = self
        for x in 0..<width {
            let left = max(0, x - radius)
            let right = min(width, x + radius + 1)
            let count = Double((right - left) * height)
            let mean = Double(sums[right] - sums[left]) / count
            let variance = Double(squares[right] - squares[left]) / count - mean * mean
            let gain = Self.levelledDeviation / max(variance, 36).squareRoot()
            for y in 0..<height {
                result[x, y] = UInt8(max(0, min(255, Self.levelledMean + (Double(self[x, y]) - mean) * gain)))
            }
        }
        return result
    }

    /// Mean and deviation of a levelled strip, grey levels.
    private static var levelledMean: Double { 175 }
    private static var levelledDeviation: Double { 57 }
}
