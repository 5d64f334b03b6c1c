/// A picture of ink and ground: one byte a pixel, 1 is ink, no padding between rows.
package struct BinaryImage: Sendable, Equatable {
    package let width: Int
    package let height: Int
    package internal(set) var pixels: [UInt8]

    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [UInt8](repeating: 0, count: self.width * self.height)
    }

    /// Ink where an image is brighter than `floor` and than `share`/256 of a second image, both of one size.
    package init(of image: GrayImage, above floor: UInt8, andShare share: UInt16, of reference: GrayImage) {
        precondition(image.width == reference.width && image.height == reference.height, "images of different sizes")
        width = image.width
        height = image.height
        let count = width * height
        pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            _ = image.withPixels { values in
                reference.withPixels { limits in
                    guard let out = buffer.baseAddress else { return }
                    for i in 0..<count {
                        let limit = UInt8(truncatingIfNeeded: (UInt16(limits[i]) &* share) >> 8)
                        out[i] = values[i] > floor && values[i] > limit ? 1 : 0
                    }
                }
            }
            initialized = count
        }
    }

    /// Draws one horizontal run of ink; it must lie inside.
    package mutating func fill(_ run: InkRun) {
        let start = run.y * width
        for i in (start + run.left)..<(start + run.right) { pixels[i] = 1 }
    }

    /// The horizontal runs of ink, row by row, with gaps of up to `gap` ground pixels closed.
    package func runs(closingGapsUpTo gap: Int) -> [InkRun] {
        var runs: [InkRun] = []
        pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, !buffer.isEmpty else { return }
            for y in 0..<height {
                let row = base + y &* width
                var x = 0
                var start = -1
                var end = -1
                while x < width {
                    if row[x] == 0 {
                        x &+= 1
                        continue
                    }
                    let first = x
                    while x < width, row[x] != 0 { x &+= 1 }
                    if start >= 0, first &- end <= gap {
                        end = x
                    } else {
                        if start >= 0 { runs.append(InkRun(y: y, left: start, right: end)) }
                        start = first
                        end = x
                    }
                }
                if start >= 0 { runs.append(InkRun(y: y, left: start, right: end)) }
            }
        }
        return runs
    }
}

/// A horizontal run of ink; `right` is the first column outside.
package struct InkRun: Sendable, Hashable {
    package var y: Int
    package var left: Int
    package var right: Int

    package init(y: Int, left: Int, right: Int) {
        self.y = y
        self.left = left
        self.right = right
    }
}
