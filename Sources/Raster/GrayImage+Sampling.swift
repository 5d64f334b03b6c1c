import Glibc

extension GrayImage {
    /// A picture of what a quadrilateral holds: `width` × `height` pixels, bilinear, the edge repeated outside.
    ///
    /// Shrinking by more than two should start from a halved image (`pyramidLevel`), as single pixels are sampled.
    ///
    /// - Parameters:
    ///   - quad: what is shown, in pixels of this image.
    ///   - newWidth: of the result, pixels.
    ///   - newHeight: of the result, pixels.
    ///   - columnShifts: for each target column how many target pixels lower it is sampled, so that bent lines come out
    ///     straight; none when empty.
    /// - Returns: `nil` when the quadrilateral is degenerate or the size is empty.
    package func rectified(
        _ quad: Quadrilateral, toWidth newWidth: Int, height newHeight: Int, columnShifts: [Double] = []
    ) -> GrayImage? {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else { return nil }
        let isBent = columnShifts.count == newWidth
        let w = Double(newWidth)
        let h = Double(newHeight)
        let upright = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: w, y: 0), bottomRight: Point(x: w, y: h),
            bottomLeft: Point(x: 0, y: h))
        guard let map = Homography(from: upright, to: quad)?.entries else { return nil }
        let maxX = Double(width) - 1.001
        let maxY = Double(height) - 1.001
        return GrayImage(width: newWidth, height: newHeight) { out in
            _ = withPixels { source in
                for y in 0..<newHeight {
                    let level = Double(y) + 0.5
                    let row = out + y &* newWidth
                    for x in 0..<newWidth {
                        let u = Double(x) + 0.5
                        let v = isBent ? level + columnShifts[x] : level
                        let scale = 1 / (map[6] * u + map[7] * v + 1)
                        var sx = (map[0] * u + map[1] * v + map[2]) * scale - 0.5
                        var sy = (map[3] * u + map[4] * v + map[5]) * scale - 0.5
                        // `max` last: a NaN from a wild map falls to 0 and never reaches the index.
                        sx = max(0, min(maxX, sx))
                        sy = max(0, min(maxY, sy))
                        if sx.isNaN || sy.isNaN { (sx, sy) = (0, 0) }
                        let ix = Int(sx)
                        let iy = Int(sy)
                        let fx = Int32((sx - Double(ix)) * 256)
                        let fy = Int32((sy - Double(iy)) * 256)
                        let right = ix &+ 1 < width ? 1 : 0
                        let a = source + (iy &* width &+ ix)
                        let b = iy &+ 1 < height ? a + width : a
                        let top = Int32(a[0]) &* (256 &- fx) &+ Int32(a[right]) &* fx
                        let bottom = Int32(b[0]) &* (256 &- fx) &+ Int32(b[right]) &* fx
                        row[x] = UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) >> 16)
                    }
                }
            }
        }
    }
}
