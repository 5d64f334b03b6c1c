import Raster

/// Pictures of what looks like print and is quick to draw.
enum DrawnBars {
    /// Two lines of 44 cells of two upright bars each, 12 pixels high, the first beginning at (80, 120).
    static func twoLines() -> GrayImage {
        var image = GrayImage(width: 700, height: 300, filledWith: 220)
        for line in 0..<2 {
            for cell in 0..<44 {
                for dx in 0..<7 where dx < 2 || dx > 4 {
                    for dy in 0..<12 { image[80 + cell * 12 + dx, 120 + line * 32 + dy] = 20 }
                }
            }
        }
        return image
    }
}
