extension GrayImage {
    /// Rows for columns: the pixel at (x, y) goes to (y, x).
    package func transposed() -> GrayImage {
        GrayImage(width: height, height: width) { out in
            _ = withPixels { source in
                // Tiles of 32 × 32 keep both sides in the cache.
                let tile = 32
                var y0 = 0
                while y0 < height {
                    let y1 = min(height, y0 &+ tile)
                    var x0 = 0
                    while x0 < width {
                        let x1 = min(width, x0 &+ tile)
                        for y in y0..<y1 {
                            for x in x0..<x1 { out[x &* height &+ y] = source[y &* width &+ x] }
                        }
                        x0 = x1
                    }
                    y0 = y1
                }
            }
        }
    }
}
