import CLeptonica
import Raster

/// GIF through Leptonica; of an animation only the first picture.
enum GIFReader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        guard let first = firstPicture(in: bytes) else {
            throw .damaged(format: .gif, reason: "it ends before its first picture does")
        }
        try limits.check(.gif, width: first.width, height: first.height, bytesPerPixel: 4)
        return ImageHeader(
            format: .gif, width: first.width, height: first.height, orientation: .upright, pageCount: 1)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader) throws(CodecError) -> StoredPage {
        guard let first = firstPicture(in: bytes) else {
            throw .damaged(format: .gif, reason: "it ends before its first picture does")
        }
        // The decoder takes memory for every picture in the file: it gets the file up to the end of the first.
        let trailer: UInt8 = 0x3B
        let picture = LeptonicaPicture.read(bytes.prefix(first.end) + [trailer]) { pixReadMemGif($0, $1) }
        guard let pixels = picture?.pixels() else { throw .damaged(format: .gif, reason: "its data are wrong") }
        return StoredPage(pixels)
    }

    /// Size of the first picture, and the offset behind it (GIF89a, sections 18 to 26).
    private static func firstPicture(in bytes: [UInt8]) -> (width: Int, height: Int, end: Int)? {
        let reader = ByteReader(bytes)
        guard let screenFlags = reader.uint8(at: 10) else { return nil }
        var offset = 13 + colourTableBytes(screenFlags)
        while let introducer = reader.uint8(at: offset) {
            switch introducer {
            case 0x21:
                guard let end = endOfSubBlocks(reader, from: offset + 2) else { return nil }
                offset = end
            case 0x2C:
                guard let width = reader.uint16(at: offset + 5, .little),
                    let height = reader.uint16(at: offset + 7, .little), let flags = reader.uint8(at: offset + 9),
                    let end = endOfSubBlocks(reader, from: offset + 11 + colourTableBytes(flags))
                else { return nil }
                return (width, height, end)
            default:
                return nil
            }
        }
        return nil
    }

    private static func colourTableBytes(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
    }

    /// Blocks with a length byte each, up to one of length 0.
    private static func endOfSubBlocks(_ reader: ByteReader, from start: Int) -> Int? {
        var offset = start
        while let length = reader.uint8(at: offset) {
            offset += 1 + length
            if length == 0 { return offset }
        }
        return nil
    }
}
