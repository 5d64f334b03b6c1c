/// An 8-bit grey image: row-major bytes, no padding between rows, 0 is black.
///
/// The image type that crosses module borders. A value: copies are cheap until one of them is changed.
public struct GrayImage: Sendable, Equatable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// `width * height` bytes, row by row from the top.
    public internal(set) var pixels: [UInt8]

    /// An image of one grey value.
    ///
    /// Negative sizes count as 0.
    public init(width: Int, height: Int, filledWith value: UInt8 = 255) {
        self.width = max(0, width)
        self.height = max(0, height)
        self.pixels = [UInt8](repeating: value, count: self.width * self.height)
    }

    /// An image over given bytes, or `nil` when their number is not `width * height`.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width >= 0, height >= 0, pixels.count == width * height else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// An image whose bytes the closure writes; the buffer has `width * height` bytes and every one must be set.
    package init(width: Int, height: Int, unsafelyFilledBy fill: (UnsafeMutablePointer<UInt8>) throws -> Void) rethrows
    {
        let width = max(0, width)
        let height = max(0, height)
        let count = width * height
        self.width = width
        self.height = height
        self.pixels = try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            if count > 0, let base = buffer.baseAddress { try fill(base) }
            initialized = count
        }
    }

    /// The grey value at a place inside the image.
    public subscript(x: Int, y: Int) -> UInt8 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// Read access to the rows without copying: `base + y * width` is row `y`.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt8>) throws -> Result) rethrows -> Result? {
        try pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
            return try body(base)
        }
    }
}
