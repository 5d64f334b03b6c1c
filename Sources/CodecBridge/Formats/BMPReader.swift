import CLeptonica
import Raster

/// Uncompressed BMP through Leptonica.
enum BMPReader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        let reader = ByteReader(bytes)
        guard let headerSize = reader.uint32(at: 14, .little), headerSize >= 40 else {
            throw .unsupported("a BMP picture of the OS/2 kind")
        }
        guard let width = reader.int32(at: 18, .little), let height = reader.int32(at: 22, .little),
            let compression = reader.uint32(at: 30, .little)
        else { throw .damaged(format: .bmp, reason: "it ends within its header") }
        guard compression == 0 else { throw .unsupported("a compressed BMP picture") }
        try limits.check(.bmp, width: width, height: abs(height), bytesPerPixel: 8)
        return ImageHeader(
            format: .bmp, width: width, height: abs(height), orientation: .upright, pageCount: 1)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader) throws(CodecError) -> StoredPage {
        var bytes = bytes
        // A negative height means that the rows run downwards. Leptonica only knows upwards: it gets the positive
        // height, and what it returns is exchanged top for bottom.
        let runsDown = ByteReader(bytes).int32(at: 22, .little).map { $0 < 0 } ?? false
        if runsDown {
            for i in 0..<4 { bytes[22 + i] = UInt8(truncatingIfNeeded: header.height >> (8 * i)) }
        }
        let picture = LeptonicaPicture.read(bytes) { pixReadMemBmp($0, $1) }
        // The fourth byte of a pixel is padding in most files, and zero.
        guard let pixels = picture?.pixels(ignoresAlpha: true) else {
            throw .damaged(format: .bmp, reason: "it is cut off, or its data are wrong")
        }
        guard runsDown else { return StoredPage(pixels) }
        return switch pixels {
        case .gray(let image): StoredPage(.gray(image.turned(by: .flipped)))
        case .colour(let image): StoredPage(.colour(image.turned(by: .flipped)))
        }
    }
}
