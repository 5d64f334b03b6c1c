/// Differences of neighbouring grey values: how steep, and which way, an image rises at each pixel.
package struct GradientField: Sendable {
    package let width: Int
    package let height: Int
    /// Sobel sums divided by 4, -255…255: positive where the image gets brighter to the right.
    package let horizontal: [Int16]
    /// Positive where the image gets brighter downwards.
    package let vertical: [Int16]

    /// The gradient of an image; 0 along its border.
    package init(of image: GrayImage) {
        width = image.width
        height = image.height
        let w = image.width
        let h = image.height
        var horizontal = [Int16](repeating: 0, count: w * h)
        var vertical = [Int16](repeating: 0, count: w * h)
        horizontal.withUnsafeMutableBufferPointer { across in
            vertical.withUnsafeMutableBufferPointer { down in
                guard w > 2, h > 2, let across = across.baseAddress, let down = down.baseAddress else { return }
                _ = image.withPixels { source in
                    for y in 1..<(h &- 1) {
                        let a = source + (y &- 1) &* w
                        let b = source + y &* w
                        let c = source + (y &+ 1) &* w
                        for x in 1..<(w &- 1) {
                            let a0 = Int16(a[x &- 1])
                            let a1 = Int16(a[x])
                            let a2 = Int16(a[x &+ 1])
                            let b0 = Int16(b[x &- 1])
                            let b2 = Int16(b[x &+ 1])
                            let c0 = Int16(c[x &- 1])
                            let c1 = Int16(c[x])
                            let c2 = Int16(c[x &+ 1])
                            let i = y &* w &+ x
                            across[i] = ((a2 &- a0) &+ 2 &* (b2 &- b0) &+ (c2 &- c0)) / 4
                            down[i] = ((c0 &- a0) &+ 2 &* (c1 &- a1) &+ (c2 &- a2)) / 4
                        }
                    }
                }
            }
        }
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
