#if canImport(Glibc)
    import Glibc
#endif

extension Plane {
    /// What JPEG does to a grey picture at a quality of 1…100: blocks of 8 × 8, cosine transform, coarse steps.
    ///
    /// Only the loss, without the entropy coding that loses nothing, and without a codec whose version would change
    /// the training data.
    func withBlockLoss(quality: Double) -> Plane {
        let scale = quality < 50 ? 5000 / max(quality, 1) : 200 - 2 * quality
        let steps = Self.luminanceSteps.map { Float(max(1, (Double($0) * scale + 50) / 100).rounded(.down)) }
        let basis = Self.cosines
        var result = self
        var block = [Float](repeating: 0, count: 64)
        for blockY in stride(from: 0, to: height, by: 8) {
            for blockX in stride(from: 0, to: width, by: 8) {
                for y in 0..<8 {
                    for x in 0..<8 {
                        block[y * 8 + x] = self[min(blockX + x, width - 1), min(blockY + y, height - 1)] - 128
                    }
                }
                Self.multiply(&block, basis, transposed: false)
                for i in 0..<64 { block[i] = (block[i] / steps[i]).rounded() * steps[i] }
                Self.multiply(&block, basis, transposed: true)
                for y in 0..<min(8, height - blockY) {
                    for x in 0..<min(8, width - blockX) {
                        result[blockX + x, blockY + y] = min(max(block[y * 8 + x] + 128, 0), 255)
                    }
                }
            }
        }
        return result
    }

    /// `basis · block · basisᵀ`, or with the transposed basis on both sides (the way back).
    private static func multiply(_ block: inout [Float], _ basis: [Float], transposed: Bool) {
        var half = [Float](repeating: 0, count: 64)
        for i in 0..<8 {
            for j in 0..<8 {
                var sum: Float = 0
                for k in 0..<8 { sum += (transposed ? basis[k &* 8 &+ i] : basis[i &* 8 &+ k]) * block[k &* 8 &+ j] }
                half[i &* 8 &+ j] = sum
            }
        }
        for i in 0..<8 {
            for j in 0..<8 {
                var sum: Float = 0
                for k in 0..<8 { sum += half[i &* 8 &+ k] * (transposed ? basis[k &* 8 &+ j] : basis[j &* 8 &+ k]) }
                block[i &* 8 &+ j] = sum
            }
        }
    }

    /// The orthonormal cosine basis of eight samples, row by frequency.
    private static let cosines: [Float] = (0..<64).map { index in
        let (frequency, sample) = (Double(index / 8), Double(index % 8))
        let factor = index / 8 == 0 ? (1.0 / 8).squareRoot() : 0.5
        return Float(factor * cos((2 * sample + 1) * frequency * Double.pi / 16))
    }

    /// The luminance table that annex K of the JPEG standard (ITU-T T.81, table K.1) gives as example and
    /// that nearly every encoder uses.
    private static let luminanceSteps = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
        14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
        18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
        49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]
}
