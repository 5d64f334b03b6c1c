/// A colour image: 8 bits each of red, green and blue, interleaved, row-major, no padding between rows.
public struct ColourImage: Sendable, Equatable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// `width * height * 3` bytes: R, G, B of each pixel, row by row from the top.
    public internal(set) var pixels: [UInt8]

    /// An image of one colour.
    ///
    /// Negative sizes count as 0.
    public init(width: Int, height: Int, filledWith value: UInt8 = 255) {
        self.width = max(0, width)
        self.height = max(0, height)
        self.pixels = [UInt8](repeating: value, count: self.width * self.height * 3)
    }

    /// An image over given bytes, or `nil` when their number is not `width * height * 3`.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width >= 0, height >= 0, pixels.count == width * height * 3 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// An image whose bytes the closure writes; the buffer has `width * height * 3` bytes and every one must be set.
    package init(width: Int, height: Int, unsafelyFilledBy fill: (UnsafeMutablePointer<UInt8>) throws -> Void) rethrows
    {
        let width = max(0, width)
        let height = max(0, height)
        let count = width * height * 3
        self.width = width
        self.height = height
        self.pixels = try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            if count > 0, let base = buffer.baseAddress { try fill(base) }
            initialized = count
        }
    }

    /// Read access to the rows without copying: `base + y * width * 3` is row `y`.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt8>) throws -> Result) rethrows -> Result? {
        try pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
            return try body(base)
        }
    }

    /// Luminance after ITU-R BT.601 (weights 0.299, 0.587, 0.114).
    package func luminance() -> GrayImage { gray(weights: (77, 150, 29)) }

    /// Grey by weights of red, green and blue in 1/256; their sum must not be above 256.
    func gray(weights: (red: UInt32, green: UInt32, blue: UInt32)) -> GrayImage {
        GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                for i in 0..<(width &* height) {
                    let r = UInt32(source[i &* 3])
                    let g = UInt32(source[i &* 3 &+ 1])
                    let b = UInt32(source[i &* 3 &+ 2])
                    let sum = r &* weights.red &+ g &* weights.green &+ b &* weights.blue
                    out[i] = UInt8(truncatingIfNeeded: (sum &+ 128) >> 8)
                }
            }
        }
    }
}
