extension GrayImage {
    /// The brightest value within a `width` × `height` rectangle around each pixel (odd sizes; 1 leaves a direction).
    package func dilated(width: Int, height: Int) -> GrayImage {
        filteredByRank(width: width, height: height, Brightest.self)
    }

    /// The darkest value within a `width` × `height` rectangle around each pixel (odd sizes; 1 leaves a direction).
    package func eroded(width: Int, height: Int) -> GrayImage {
        filteredByRank(width: width, height: height, Darkest.self)
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

    private func filteredByRank(width w: Int, height h: Int, _ rank: (some Rank).Type) -> GrayImage {
        var result = self
        if w > 1 { result = result.alongRows(window: w, rank) }
        if h > 1 { result = result.alongColumns(window: h, rank) }
        return result
    }

    /// Row by row, by doubling: after each pass a place holds the best of twice as many neighbours, so the number of
    /// passes grows with the logarithm of the window.
    private func alongRows(window: Int, _ rank: (some Rank).Type) -> GrayImage {
        let reach = window / 2
        let padded = width + 2 * reach
        var line = [UInt8](repeating: 0, count: padded)
        return GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                line.withUnsafeMutableBufferPointer { buffer in
                    guard let line = buffer.baseAddress else { return }
                    for y in 0..<height {
                        let row = source + y &* width
                        line.update(repeating: row[0], count: reach)
                        (line + reach).update(from: row, count: width)
                        (line + reach + width).update(repeating: row[width &- 1], count: reach)
                        var covered = 1
                        while covered < window {
                            let step = min(covered, window &- covered)
                            rank.combine(line, with: line + step, count: padded &- step)
                            covered &+= step
                        }
                        (out + y &* width).update(from: line, count: width)
                    }
                }
            }
        }
    }

    private func alongColumns(window: Int, _ rank: (some Rank).Type) -> GrayImage {
        let reach = window / 2
        let padded = height + 2 * reach
        // Stripes of 64 columns stay in the first-level cache through all passes.
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
                            (block + i &* stripe).update(from: source + (y &* width &+ x0), count: n)
                        }
                        var covered = 1
                        while covered < window {
                            let step = min(covered, window &- covered)
                            // Rows of a block lie behind one another: a whole pass is one loop.
                            rank.combine(block, with: block + step &* stripe, count: (padded &- step) &* stripe)
                            covered &+= step
                        }
                        for y in 0..<height {
                            (out + (y &* width &+ x0)).update(from: block + y &* stripe, count: n)
                        }
                        x0 &+= stripe
                    }
                }
            }
        }
    }
}

/// Which of two grey values a filter keeps.
private protocol Rank {
    static func pick(_ a: UInt8, _ b: UInt8) -> UInt8
    static func pick(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8>
}

private enum Brightest: Rank {
    @inline(__always)
    static func pick(_ a: UInt8, _ b: UInt8) -> UInt8 { max(a, b) }
    @inline(__always)
    static func pick(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> { a.replacing(with: b, where: b .> a) }
}

private enum Darkest: Rank {
    @inline(__always)
    static func pick(_ a: UInt8, _ b: UInt8) -> UInt8 { min(a, b) }
    @inline(__always)
    static func pick(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> { a.replacing(with: b, where: b .< a) }
}

extension Rank {
    /// Keeps in each of `count` places the better of its own value and the one that `others` has there.
    ///
    /// Written out in vectors: the compiler does not see that places may be overwritten which lie before those that are
    /// still to be read. `others` must not lie before `places`.
    @inline(__always)
    static func combine(_ places: UnsafeMutablePointer<UInt8>, with others: UnsafePointer<UInt8>, count: Int) {
        let target = UnsafeMutableRawPointer(places)
        let source = UnsafeRawPointer(others)
        var i = 0
        while i &+ 16 <= count {
            let own = target.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
            let other = source.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
            target.storeBytes(of: pick(own, other), toByteOffset: i, as: SIMD16<UInt8>.self)
            i &+= 16
        }
        while i < count {
            places[i] = pick(places[i], others[i])
            i &+= 1
        }
    }
}
