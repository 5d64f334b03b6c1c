import Glibc

extension GrayImage {
    /// This image at another size: averaged over areas where it shrinks, bilinear where it grows.
    package func scaled(toWidth newWidth: Int, height newHeight: Int) -> GrayImage {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
            return GrayImage(width: newWidth, height: newHeight)
        }
        if newWidth == width, newHeight == height { return self }
        if newWidth <= width, newHeight <= height { return areaScaled(toWidth: newWidth, height: newHeight) }
        return bilinearScaled(toWidth: newWidth, height: newHeight)
    }

    /// This image scaled by one factor in both directions, at least one pixel each way.
    package func scaled(by factor: Double) -> GrayImage {
        scaled(
            toWidth: max(1, Int((Double(width) * factor).rounded())),
            height: max(1, Int((Double(height) * factor).rounded())))
    }

    /// Half the size, each pixel the mean of four; an odd last row or column is dropped.
    package func halved() -> GrayImage {
        guard width > 1, height > 1 else { return self }
        return GrayImage(width: width / 2, height: height / 2) { out in
            _ = withPixels { copyHalved(from: $0, to: out, width, height, channels: 1) }
        }
    }

    /// Box-filtered shrinking: whole halvings first, then weights in 1/256 of a source pixel.
    private func areaScaled(toWidth newWidth: Int, height newHeight: Int) -> GrayImage {
        if newWidth * 2 <= width, newHeight * 2 <= height {
            return halved().areaScaled(toWidth: newWidth, height: newHeight)
        }
        if newWidth == width, newHeight == height { return self }
        let columns = Self.spans(from: width, to: newWidth)
        let rows = Self.spans(from: height, to: newHeight)
        var sums = [UInt32](repeating: 0, count: width)
        return GrayImage(width: newWidth, height: newHeight) { out in
            _ = withPixels { source in
                sums.withUnsafeMutableBufferPointer { buffer in
                    guard let sums = buffer.baseAddress else { return }
                    for y in 0..<newHeight {
                        let span = rows[y]
                        for x in 0..<width { sums[x] = 0 }
                        for i in 0..<span.count {
                            let weight = span.weight(i)
                            let row = source + (span.first &+ i) &* width
                            for x in 0..<width { sums[x] = sums[x] &+ UInt32(row[x]) &* weight }
                        }
                        let line = out + y &* newWidth
                        for x in 0..<newWidth {
                            let across = columns[x]
                            var sum: UInt64 = 0
                            var total: UInt64 = 0
                            for i in 0..<across.count {
                                let weight = UInt64(across.weight(i))
                                sum = sum &+ UInt64(sums[across.first &+ i]) &* weight
                                total = total &+ weight
                            }
                            let whole = total &* UInt64(span.total)
                            line[x] = UInt8(truncatingIfNeeded: (sum &+ whole / 2) / max(1, whole))
                        }
                    }
                }
            }
        }
    }

    /// The source pixels one target pixel covers, with the weights of the first and last in 1/256.
    private struct Span {
        var first: Int
        var count: Int
        var firstWeight: UInt32
        var lastWeight: UInt32

        func weight(_ i: Int) -> UInt32 { i == 0 ? firstWeight : (i == count &- 1 ? lastWeight : 256) }
        var total: UInt32 { (0..<count).reduce(0) { $0 &+ weight($1) } }
    }

    private static func spans(from source: Int, to target: Int) -> [Span] {
        let step = Double(source) / Double(target)
        return (0..<target).map { i in
            let start = Double(i) * step
            let end = min(Double(source), start + step)
            let first = min(source - 1, Int(start))
            let last = min(source - 1, max(first, Int((end - 1e-9).rounded(.down))))
            let firstWeight = (min(end, Double(first + 1)) - start) * 256
            let lastWeight = (end - Double(last)) * 256
            return Span(
                first: first, count: last - first + 1, firstWeight: UInt32(max(1, firstWeight)),
                lastWeight: UInt32(max(1, lastWeight)))
        }
    }

    private func bilinearScaled(toWidth newWidth: Int, height newHeight: Int) -> GrayImage {
        let columns = Self.taps(from: width, to: newWidth)
        let rows = Self.taps(from: height, to: newHeight)
        return GrayImage(width: newWidth, height: newHeight) { out in
            _ = withPixels { source in
                for y in 0..<newHeight {
                    let a = source + rows[y].near &* width
                    let b = source + rows[y].far &* width
                    let v = rows[y].weight
                    let line = out + y &* newWidth
                    for x in 0..<newWidth {
                        let tap = columns[x]
                        let top = Int32(a[tap.near]) &* (256 &- tap.weight) &+ Int32(a[tap.far]) &* tap.weight
                        let bottom = Int32(b[tap.near]) &* (256 &- tap.weight) &+ Int32(b[tap.far]) &* tap.weight
                        line[x] = UInt8(truncatingIfNeeded: (top &* (256 &- v) &+ bottom &* v &+ 32768) >> 16)
                    }
                }
            }
        }
    }

    private static func taps(from source: Int, to target: Int) -> [(near: Int, far: Int, weight: Int32)] {
        let step = Double(source) / Double(target)
        return (0..<target).map { i in
            let place = min(Double(source - 1), max(0, (Double(i) + 0.5) * step - 0.5))
            let near = Int(place)
            return (near, min(source - 1, near + 1), Int32((place - Double(near)) * 256))
        }
    }
}

extension ColourImage {
    /// Half the size, each pixel the mean of four; an odd last row or column is dropped.
    package func halved() -> ColourImage {
        guard width > 1, height > 1 else { return self }
        return ColourImage(width: width / 2, height: height / 2) { out in
            _ = withPixels { copyHalved(from: $0, to: out, width, height, channels: 3) }
        }
    }

    /// The same picture with its longer edge not above a length, pixels.
    package func shrunk(toLongerEdge edge: Int) -> ColourImage {
        let longer = max(width, height)
        guard edge > 0, longer > edge else { return self }
        let factor = Double(edge) / Double(longer)
        let whole = Quadrilateral(width: Double(width), height: Double(height))
        return rectified(
            whole, toWidth: max(1, Int((Double(width) * factor).rounded())),
            height: max(1, Int((Double(height) * factor).rounded()))) ?? self
    }
}

/// Writes the picture at half its size; `width` and `height` are those before.
@inline(__always)
private func copyHalved(
    from source: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, channels: Int
) {
    let w = width / 2
    for y in 0..<(height / 2) {
        let a = source + 2 &* y &* width &* channels
        let b = a + width &* channels
        let row = out + y &* w &* channels
        for x in 0..<w {
            for i in 0..<channels {
                let left = 2 &* x &* channels &+ i
                let right = left &+ channels
                let sum = UInt16(a[left]) &+ UInt16(a[right]) &+ UInt16(b[left]) &+ UInt16(b[right])
                row[x &* channels &+ i] = UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
            }
        }
    }
}
