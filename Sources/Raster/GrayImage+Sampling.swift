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
        guard
            let map = SamplingMap(
                quad, toWidth: newWidth, height: newHeight, ofWidth: width, height: height, columnShifts: columnShifts)
        else { return nil }
        return GrayImage(width: newWidth, height: newHeight) { out in
            _ = withPixels { map.sample(from: $0, to: out, channels: 1) }
        }
    }
}

extension ColourImage {
    /// A picture of what a quadrilateral holds: `width` × `height` pixels, bilinear, the edge repeated outside.
    ///
    /// Where the content shrinks by more than two, a halved image is sampled, so that no detail is skipped.
    ///
    /// - Parameters:
    ///   - quad: what is shown, in pixels of this image.
    ///   - newWidth: of the result, pixels.
    ///   - newHeight: of the result, pixels.
    /// - Returns: `nil` when the quadrilateral is degenerate or the size is empty.
    package func rectified(_ quad: Quadrilateral, toWidth newWidth: Int, height newHeight: Int) -> ColourImage? {
        let size = quad.sideLengths
        if newWidth > 0, newHeight > 0, min(width, height) >= 64, size.width >= Double(2 * newWidth),
            size.height >= Double(2 * newHeight)
        {
            let half = Homography.scaling(x: 0.5, y: 0.5).apply(to: quad)
            return halved().rectified(half, toWidth: newWidth, height: newHeight)
        }
        guard
            let map = SamplingMap(
                quad, toWidth: newWidth, height: newHeight, ofWidth: width, height: height, columnShifts: [])
        else { return nil }
        return ColourImage(width: newWidth, height: newHeight) { out in
            _ = withPixels { map.sample(from: $0, to: out, channels: 3) }
        }
    }
}

/// Where in one image each pixel of another comes from.
struct SamplingMap {
    private let entries: [Double]
    private let width: Int
    private let height: Int
    private let newWidth: Int
    private let newHeight: Int
    private let columnShifts: [Double]

    /// `nil` when the quadrilateral is degenerate or a size is empty.
    init?(
        _ quad: Quadrilateral, toWidth newWidth: Int, height newHeight: Int, ofWidth width: Int, height: Int,
        columnShifts: [Double]
    ) {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else { return nil }
        let upright = Quadrilateral(width: Double(newWidth), height: Double(newHeight))
        guard let map = Homography(from: upright, to: quad) else { return nil }
        entries = map.entries
        self.width = width
        self.height = height
        self.newWidth = newWidth
        self.newHeight = newHeight
        self.columnShifts = columnShifts.count == newWidth ? columnShifts : []
    }

    /// Fills rows of `newWidth * channels` bytes from rows of `width * channels`.
    @inline(__always)
    func sample(from source: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, channels: Int) {
        let map = entries
        let isBent = !columnShifts.isEmpty
        let maxX = Double(width) - 1.001
        let maxY = Double(height) - 1.001
        for y in 0..<newHeight {
            let level = Double(y) + 0.5
            var target = out + y &* newWidth &* channels
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
                let right = ix &+ 1 < width ? channels : 0
                let a = source + (iy &* width &+ ix) &* channels
                let b = iy &+ 1 < height ? a + width &* channels : a
                for i in 0..<channels {
                    let top = Int32(a[i]) &* (256 &- fx) &+ Int32(a[right &+ i]) &* fx
                    let bottom = Int32(b[i]) &* (256 &- fx) &+ Int32(b[right &+ i]) &* fx
                    target[i] = UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) >> 16)
                }
                target += channels
            }
        }
    }
}
