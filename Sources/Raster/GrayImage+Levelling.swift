extension GrayImage {
    /// A strip of dark print in which ground and contrast are the same everywhere along the line.
    ///
    /// Print that runs from sun into shadow, or through a mirror's edge, keeps its strokes: what is darker than its
    /// surroundings is measured against the print near it.
    ///
    /// - Parameters:
    ///   - window: columns of the window in which the lightest places are the ground, wider than a stroke; odd.
    ///   - radius: columns to each side whose print a column is measured against.
    /// - Returns: a strip of the same size, black on white.
    package func levelled(window: Int, radius: Int) -> GrayImage {
        guard width > 0, height > 0 else { return self }
        let detail = darkDetail(width: window, height: height | 1)
        // Squares of whole columns, summed over all columns to the left.
        var squares = [Int](repeating: 0, count: width + 1)
        for x in 0..<width {
            var square = 0
            for y in 0..<height {
                let value = Int(detail[x, y])
                square += value * value
            }
            squares[x + 1] = squares[x] + square
        }
        let usual = (Double(squares[width]) / Double(width * height)).squareRoot()
        // Where there is no print, grain is not made print.
        let least = max(Self.leastInk, usual * Self.leastShareOfInk)
        var result = detail
        for x in 0..<width {
            let left = max(0, x - radius)
            let right = min(width, x + radius + 1)
            let ink = (Double(squares[right] - squares[left]) / Double((right - left) * height)).squareRoot()
            let gain = 255 / (Self.strokes * max(ink, least))
            for y in 0..<height {
                result[x, y] = UInt8(max(0, 255 - Double(detail[x, y]) * gain))
            }
        }
        return result
    }

    /// The root of the mean square of ink, grey levels, below which it is taken to be no print.
    private static var leastInk: Double { 2 }
    /// The same as a share of that of the whole strip.
    private static var leastShareOfInk: Double { 0.22 }
    /// How much darker strokes are than the root of the mean square of strokes and ground.
    private static var strokes: Double { 2.1 }
}
