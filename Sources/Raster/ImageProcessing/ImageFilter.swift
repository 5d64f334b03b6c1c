/// A weighting of each pixel and its eight neighbours.
package struct ImageFilter: Sendable, Hashable {
    /// Nine weights, row by row.
    let weights: [Int32]
    /// What the weighted sum is divided by.
    let divisor: Int32
    /// What is added after the division.
    let offset: Int32

    /// The mean of nine pixels weighted 1 2 1: less noise, softer edges.
    package static let smooth = ImageFilter(weights: [1, 2, 1, 2, 4, 2, 1, 2, 1], divisor: 16, offset: 0)
    /// The pixel, with its difference from its neighbours added: crisper edges, more noise.
    package static let sharpen = ImageFilter(weights: [0, -1, 0, -1, 8, -1, 0, -1, 0], divisor: 4, offset: 0)
    /// Nothing but the difference from the neighbours, about a middle grey: edges and texture without the light.
    package static let highPass = ImageFilter(
        weights: [-1, -1, -1, -1, 8, -1, -1, -1, -1], divisor: 8, offset: 128)
}

extension GrayImage {
    /// The picture through a filter; the edge is repeated outside.
    package func filtered(by filter: ImageFilter) -> GrayImage {
        GrayImage(width: width, height: height) { out in
            _ = withPixels { filter.apply(from: $0, to: out, width, height, channels: 1) }
        }
    }
}

extension ColourImage {
    /// Each channel through a filter; the edge is repeated outside.
    package func filtered(by filter: ImageFilter) -> ColourImage {
        ColourImage(width: width, height: height) { out in
            _ = withPixels { filter.apply(from: $0, to: out, width, height, channels: 3) }
        }
    }
}

extension ImageFilter {
    @inline(__always)
    fileprivate func apply(
        from source: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
        channels: Int
    ) {
        let last = (width &- 1) &* channels
        weights.withUnsafeBufferPointer { weights in
            for y in 0..<height {
                let rows = (
                    source + max(0, y &- 1) &* width &* channels, source + y &* width &* channels,
                    source + min(height &- 1, y &+ 1) &* width &* channels
                )
                let target = out + y &* width &* channels
                for i in 0..<(width &* channels) {
                    let left = i < channels ? i : i &- channels
                    let right = i >= last ? i : i &+ channels
                    var sum = Int32(rows.0[left]) &* weights[0]
                    sum = sum &+ Int32(rows.0[i]) &* weights[1] &+ Int32(rows.0[right]) &* weights[2]
                    sum = sum &+ Int32(rows.1[left]) &* weights[3] &+ Int32(rows.1[i]) &* weights[4]
                    sum = sum &+ Int32(rows.1[right]) &* weights[5] &+ Int32(rows.2[left]) &* weights[6]
                    sum = sum &+ Int32(rows.2[i]) &* weights[7] &+ Int32(rows.2[right]) &* weights[8]
                    target[i] = UInt8(clamping: sum / divisor &+ offset)
                }
            }
        }
    }
}
