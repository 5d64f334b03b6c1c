extension GrayImage {
    /// The threshold that separates dark from light best: the one with the largest variance between both (Otsu).
    ///
    /// - Returns: the darkest level that counts as light; 128 for a picture of one level.
    package func otsuThreshold() -> Int {
        let counts = histogram()
        let total = Double(width * height)
        let sum = counts.indices.reduce(0.0) { $0 + Double($1) * Double(counts[$1]) }
        var best = (variance: 0.0, level: 128)
        var (darkCount, darkSum) = (0.0, 0.0)
        for level in 1..<256 {
            darkCount += Double(counts[level - 1])
            darkSum += Double(level - 1) * Double(counts[level - 1])
            let lightCount = total - darkCount
            guard darkCount > 0, lightCount > 0 else { continue }
            let difference = darkSum / darkCount - (sum - darkSum) / lightCount
            let variance = darkCount * lightCount * difference * difference
            if variance > best.variance { best = (variance, level) }
        }
        return best.level
    }

    /// Ink where the picture is darker than one threshold for all of it.
    ///
    /// - Parameter threshold: the darkest level that counts as light, 0…255; `nil` takes Otsu's.
    /// - Returns: ink and ground, of the picture's size.
    package func binarized(threshold: Int? = nil) -> BinaryImage {
        let limit = UInt8(max(0, min(255, threshold ?? otsuThreshold())))
        let limits = GrayImage(width: width, height: height, filledWith: limit)
        return BinaryImage(width: width, height: height, darkPartsOf: self, below: limits, by: 0)
    }

    /// Ink where the picture is darker than the mean of the block around each pixel, by an offset.
    ///
    /// - Parameters:
    ///   - blockSize: side of the block, pixels; even sizes count as the next odd one, 0 chooses by the picture's size.
    ///   - offset: how much darker than the mean ink is at least, levels; may be negative.
    /// - Returns: ink and ground, of the picture's size.
    package func binarizedLocally(blockSize: Int = 0, offset: Int = 10) -> BinaryImage {
        let automatic = max(15, min(width, height) / 16)
        let side = blockSize > 0 ? blockSize : automatic
        return BinaryImage(
            width: width, height: height, darkPartsOf: self, below: boxMean(radius: side / 2), by: offset)
    }

    /// The mean of the square of `2 * radius + 1` pixels around each pixel, of what lies inside the picture.
    package func boxMean(radius: Int) -> GrayImage {
        guard radius > 0, width > 0, height > 0 else { return self }
        // Sums of columns that slide down, and a sum of those that slides along the row.
        var columns = [Int](repeating: 0, count: width)
        let reach = min(radius, max(width, height))
        return GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                columns.withUnsafeMutableBufferPointer { columns in
                    for y in 0..<min(reach, height) {
                        for x in 0..<width { columns[x] &+= Int(source[y &* width &+ x]) }
                    }
                    for y in 0..<height {
                        if y + reach < height {
                            for x in 0..<width { columns[x] &+= Int(source[(y &+ reach) &* width &+ x]) }
                        }
                        if y - reach - 1 >= 0 {
                            for x in 0..<width { columns[x] &-= Int(source[(y &- reach &- 1) &* width &+ x]) }
                        }
                        let rows = min(height - 1, y + reach) - max(0, y - reach) + 1
                        var sum = 0
                        for x in 0..<min(reach, width) { sum &+= columns[x] }
                        for x in 0..<width {
                            if x &+ reach < width { sum &+= columns[x &+ reach] }
                            if x &- reach &- 1 >= 0 { sum &-= columns[x &- reach &- 1] }
                            let count = rows &* (min(width &- 1, x &+ reach) &- max(0, x &- reach) &+ 1)
                            out[y &* width &+ x] = UInt8(truncatingIfNeeded: (sum &+ count / 2) / count)
                        }
                    }
                }
            }
        }
    }
}

extension BinaryImage {
    /// Ink where an image is darker than limits of its size, each lowered by an offset.
    fileprivate init(width: Int, height: Int, darkPartsOf image: GrayImage, below limits: GrayImage, by offset: Int) {
        self.init(width: width, height: height)
        _ = image.withPixels { values in
            limits.withPixels { limits in
                pixels.withUnsafeMutableBufferPointer { out in
                    for i in 0..<(width &* height) {
                        out[i] = Int(values[i]) < Int(limits[i]) &- offset ? 1 : 0
                    }
                }
            }
        }
    }

    /// The same as a picture: ink in one level, ground in another.
    package func gray(ink: UInt8 = 0, ground: UInt8 = 255) -> GrayImage {
        GrayImage(width: width, height: height) { out in
            for i in 0..<(width &* height) { out[i] = pixels[i] != 0 ? ink : ground }
        }
    }
}
