import CLeptonica
import Raster

/// WebP through Leptonica; still pictures only.
enum WebPReader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        if isAnimated(bytes) { throw .unsupported("an animated WebP picture") }
        var width: l_int32 = 0
        var height: l_int32 = 0
        var samples: l_int32 = 0
        _ = LeptonicaSilence.isSet
        guard readHeaderMemWebP(bytes, bytes.count, &width, &height, &samples) == 0 else {
            throw .damaged(format: .webp, reason: "its header cannot be read")
        }
        try limits.check(.webp, width: Int(width), height: Int(height), bytesPerPixel: 8)
        return ImageHeader(
            format: .webp, width: Int(width), height: Int(height), orientation: ExifOrientation.inWebP(bytes),
            pageCount: 1)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader) throws(CodecError) -> StoredPage {
        let picture = LeptonicaPicture.read(bytes) { pixReadMemWebP($0, $1) }
        guard let pixels = picture?.pixels() else {
            throw .damaged(format: .webp, reason: "it is cut off, or its data are wrong")
        }
        return StoredPage(pixels)
    }

    /// Bit 1 of the flags in the extended header (RFC 9649, section 2.7).
    private static func isAnimated(_ bytes: [UInt8]) -> Bool {
        let reader = ByteReader(bytes)
        guard reader.slice(at: 12, count: 4)?.elementsEqual("VP8X".utf8) == true, let flags = reader.uint8(at: 20)
        else { return false }
        return flags & 2 != 0
    }
}
