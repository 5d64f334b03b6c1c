import CLeptonica
import Raster
import Testing

@testable import CodecBridge

@Suite("Orientation")
struct OrientationTests {
    let decoder = ImageDecoder()

    @Test("JPEG with each EXIF orientation is shown upright", arguments: 1...8, [true, false])
    func jpeg(orientation: Int, bigEndian: Bool) throws {
        let lying = ImageEncoder.jpeg(stored(blocks(), orientation: orientation), quality: 100)
        let decoded = try decoder.decode(withExif(jpeg: lying, orientation: orientation, bigEndian: bigEndian))
        #expect(distance(decoded.image, blocks()) <= 2)
        #expect(decoded.header.orientation.rawValue == orientation)
        #expect(decoded.header.uprightWidth == 48 && decoded.header.uprightHeight == 32)
        #expect(decoded.header.width == (orientation > 4 ? 32 : 48))
    }

    @Test("PNG with each EXIF orientation is shown upright", arguments: 1...8)
    func png(orientation: Int) throws {
        let lying = ImageEncoder.png(stored(blocks(), orientation: orientation))
        let chunk = pngChunk("eXIf", exifBlock(orientation: orientation, bigEndian: true))
        // Behind the signature and the header chunk.
        let file = lying.prefix(33) + chunk + lying.dropFirst(33)
        #expect(try decoder.decode(Array(file)).image == blocks())
    }

    @Test("WebP with each EXIF orientation is shown upright", arguments: 1...8)
    func webp(orientation: Int) throws {
        let lying = stored(blocks(), orientation: orientation)
        let picture = written(lying, as: IFF_WEBP).dropFirst(12)
        let extended: [UInt8] =
            Array("VP8X".utf8) + littleEndian32(10) + [8, 0, 0, 0] + littleEndian32(lying.width - 1).prefix(3)
            + littleEndian32(lying.height - 1).prefix(3)
        let block = exifBlock(orientation: orientation, bigEndian: false)
        let body = Array("WEBP".utf8) + extended + picture + Array("EXIF".utf8) + littleEndian32(block.count) + block
        #expect(try decoder.decode(Array("RIFF".utf8) + littleEndian32(body.count) + body).image == blocks())
    }

    @Test("TIFF with each orientation is shown upright, in grey and in colour", arguments: 1...8)
    func tiffPages(orientation: Int) throws {
        let lying = stored(blocks(), orientation: orientation)
        #expect(try decoder.decode(tiff([.gray(lying)], orientation: orientation)).image == blocks())
        let colour = tiff([.colour(ColourImage(lying))], orientation: orientation)
        let decoded = try decoder.decode(colour, DecodeRequest(colour: true))
        let isRight = decoded.colour == ColourImage(blocks())
        #expect(isRight)
    }

    @Test("an absurd orientation counts as none", arguments: [0, 9, 200])
    func absurd(orientation: Int) throws {
        let file = withExif(
            jpeg: ImageEncoder.jpeg(blocks(), quality: 100), orientation: orientation, bigEndian: true)
        let decoded = try decoder.decode(file)
        #expect(decoded.header.orientation == .upright)
        #expect(distance(decoded.image, blocks()) <= 2)
    }

    @Test("an EXIF block that points outside itself counts as none")
    func lyingBlock() throws {
        var file = withExif(jpeg: ImageEncoder.jpeg(blocks(), quality: 100), orientation: 6, bigEndian: true)
        // The offset of the first directory.
        file.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xF0])
        #expect(try decoder.inspect(file).orientation == .upright)
    }
}
