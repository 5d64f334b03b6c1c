extension GrayImage {
    /// The brightest value within a `width` × `height` rectangle around each pixel (odd sizes; 1 leaves a direction).
    package func dilated(width: Int, height: Int) -> GrayImage {
        filteredByRank(width: width, height: height) { max($0, $1) }
    }

    /// The darkest value within a `width` × `height` rectangle around each pixel (odd sizes; 1 leaves a direction).
    package func eroded(width: Int, height: Int) -> GrayImage {
        filteredByRank(width: width, height: height) { min($0, $1) }
    }

    /// What is darker than its surroundings and smaller than the rectangle: closing minus image.
    package func darkDetail(width: Int, height: Int) -> GrayImage {
        dilated(width: width, height: height).eroded(width: width, height: height).minus(self)
    }

    /// The difference of two images of one size, not below 0.
    package func minus(_ other: GrayImage) -> GrayImage {
        precondition(width == other.width && height == other.height, "images of different sizes")
        return GrayImage(width: width, height: height) { out in
            _ = withPixels { a in
                other.withPixels { b in
                    for i in 0..<(width &* height) {
                        out[i] = a[i] > b[i] ? a[i] &- b[i] : 0
                    }
                }
            }
        }
    }

    /// Black for white and white for black.
    package func inverted() -> GrayImage {
        GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                for i in 0..<(width &* height) { out[i] = 255 &- source[i] }
            }
        }
    }

    @inline(__always)
    private func filteredByRank(width w: Int, height h: Int, _ pick: (UInt8, UInt8) -> UInt8) -> GrayImage {
        var result = self
        if w > 1 { result = result.alongRows(window: w, pick) }
        if h > 1 { result = result.alongColumns(window: h, pick) }
        return result
    }

    /// Row by row, by doubling: after each pass a place holds the best of twice as many neighbours, so the number of
    /// passes grows with the logarithm of the window and every pass is one vector loop.
    @inline(__always)
    private func alongRows(window: Int, _ pick: (UInt8, UInt8) -> UInt8) -> GrayImage {
        let reach = window / 2
        let padded = width + 2 * reach
        var line = [UInt8](repeating: 0, count: padded)
        return GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                line.withUnsafeMutableBufferPointer { buffer in
                    guard let line = buffer.baseAddress else { return }
                    for y in 0..<height {
                        let row = source + y &* width
                        for i in 0..<reach {
                            line[i] = row[0]
                            line[reach &+ width &+ i] = row[width &- 1]
                        }
                        for x in 0..<width { line[reach &+ x] = row[x] }
                        var covered = 1
                        while covered < window {
                            let step = min(covered, window &- covered)
                            for i in 0..<(padded &- step) { line[i] = pick(line[i], line[i &+ step]) }
                            covered &+= step
                        }
                        let target = out + y &* width
                        for x in 0..<width { target[x] = line[x] }
                    }
                }
            }
        }
    }

    @inline(__always)
    private func alongColumns(window: Int, _ pick: (UInt8, UInt8) -> UInt8) -> GrayImage {
        let reach = window / 2
        let padded = height + 2 * reach
        // Strips of 64 columns stay in the first-level cache through all passes.
        let stripe = 64
        var block = [UInt8](repeating: 0, count: padded * stripe)
        return GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                block.withUnsafeMutableBufferPointer { buffer in
                    guard let block = buffer.baseAddress else { return }
                    var x0 = 0
                    while x0 < width {
                        let n = min(stripe, width &- x0)
                        for i in 0..<padded {
                            let y = min(height &- 1, max(0, i &- reach))
                            let row = source + (y &* width &+ x0)
                            let target = block + i &* stripe
                            for x in 0..<n { target[x] = row[x] }
                        }
                        var covered = 1
                        while covered < window {
                            let step = min(covered, window &- covered)
                            for i in 0..<(padded &- step) {
                                let a = block + i &* stripe
                                let b = a + step &* stripe
                                for x in 0..<n { a[x] = pick(a[x], b[x]) }
                            }
                            covered &+= step
                        }
                        for y in 0..<height {
                            let row = block + y &* stripe
                            let target = out + (y &* width &+ x0)
                            for x in 0..<n { target[x] = row[x] }
                        }
                        x0 &+= stripe
                    }
                }
            }
        }
    }
}
