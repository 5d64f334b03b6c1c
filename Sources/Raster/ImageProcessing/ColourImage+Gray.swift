extension ColourImage {
    /// Grey by weights of the three channels; they are scaled so that white stays white.
    ///
    /// - Returns: the luminance when the weights are negative or all 0.
    package func gray(redWeight: Double, greenWeight: Double, blueWeight: Double) -> GrayImage {
        let sum = redWeight + greenWeight + blueWeight
        guard sum.isFinite, sum > 0, redWeight >= 0, greenWeight >= 0, blueWeight >= 0 else { return luminance() }
        let red = UInt32((redWeight / sum * 256).rounded())
        let green = min(256 - red, UInt32((greenWeight / sum * 256).rounded()))
        return gray(weights: (red, green, 256 - red - green))
    }

    /// The same picture with equal red, green and blue.
    package init(_ gray: GrayImage) {
        self.init(width: gray.width, height: gray.height) { out in
            _ = gray.withPixels { source in
                for i in 0..<(gray.width &* gray.height) {
                    let value = source[i]
                    out[i &* 3] = value
                    out[i &* 3 &+ 1] = value
                    out[i &* 3 &+ 2] = value
                }
            }
        }
    }
}
