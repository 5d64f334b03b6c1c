import Raster

/// Names images by what they show.
enum ImageHash {
    /// 16 hexadecimal digits, the same for the same image (FNV-1a over its size and every 16th byte).
    static func text(of image: GrayImage) -> String { text(image.width, image.height, image.pixels) }

    static func text(of image: ColourImage) -> String { text(image.width, image.height, image.pixels) }

    private static func text(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        for size in [width, height] {
            for shift in stride(from: 0, to: 32, by: 8) { add(UInt8(truncatingIfNeeded: size >> shift)) }
        }
        for index in stride(from: 0, to: bytes.count, by: 16) { add(bytes[index]) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
