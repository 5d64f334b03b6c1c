import Raster

/// A sheet of paper on a table, drawn by its corners: four samples a pixel, so that edges lie between pixels.
struct DrawnSheet {
    var width = 900
    var height = 700
    var paper: Double = 220
    var table: Double = 90
    /// The table gets lighter by this much from left to right.
    var slope: Double = 0
    var quad: Quadrilateral

    func image() -> GrayImage {
        var image = GrayImage(width: width, height: height)
        let flat = Homography(from: quad, to: Quadrilateral(width: 1, height: 1)) ?? .identity
        for y in 0..<height {
            for x in 0..<width {
                var sum = 0.0
                for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    let p = flat.apply(to: Point(x: Double(x) + dx, y: Double(y) + dy))
                    let isPaper = p.x >= 0 && p.y >= 0 && p.x <= 1 && p.y <= 1
                    sum += isPaper ? paper : table + slope * Double(x) / Double(width)
                }
                image[x, y] = UInt8(max(0, min(255, sum / 4)))
            }
        }
        return image
    }
}
