import Raster
import Testing

@testable import CodecBridge

@Suite("Encoding")
struct EncodingTests {
    /// Odd sizes, so that rows need padding.
    private func picture() -> ColourImage {
        let (width, height) = (13, 7)
        let pixels = (0..<(width * height * 3)).map { (i: Int) -> UInt8 in UInt8((i * 37 + i / 3 * 11) % 256) }
        return ColourImage(width: width, height: height, pixels: pixels) ?? ColourImage(width: 0, height: 0)
    }

    @Test("PNG and BMP give back every pixel", arguments: [EncodedFormat.png, .bmp])
    func lossless(format: EncodedFormat) throws {
        let bytes = ImageEncoder.encode(picture(), as: format)
        let decoded = try ImageDecoder().decode(bytes, DecodeRequest(colour: true))
        #expect(decoded.colour == picture())
        #expect(decoded.header.format == (format == .png ? .png : .bmp))
    }

    @Test("a grey picture stays grey in every format", arguments: [EncodedFormat.png, .bmp, .jpeg])
    func gray(format: EncodedFormat) throws {
        let gray = picture().luminance()
        let decoded = try ImageDecoder().decode(ImageEncoder.encode(gray, as: format, quality: 100))
        let worst = zip(decoded.image.pixels, gray.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(worst <= (format == .jpeg ? 3 : 0))
    }

    @Test("PNG of noise, which cannot be compressed, is written whole")
    func noise() throws {
        var state: UInt32 = 7
        let pixels = (0..<(211 * 97 * 3)).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let noise = try #require(ColourImage(width: 211, height: 97, pixels: pixels))
        #expect(try ImageDecoder().decode(ImageEncoder.png(noise), DecodeRequest(colour: true)).colour == noise)
    }

    @Test("a PDF document holds the JPEG file as it is, on a page of the picture's size")
    func pdf() throws {
        let bytes = ImageEncoder.encode(picture(), as: .pdf, quality: 90)
        let jpeg = ImageEncoder.jpeg(picture(), quality: 90)
        #expect(bytes.starts(with: "%PDF-1".utf8))
        let end = try #require(bytes.indices.first { bytes[$0...].starts(with: jpeg) })
        #expect(end > 0)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("/Width 13") && text.contains("/Height 7") && text.contains("%%EOF"))
    }

    @Test("nothing is made of nothing", arguments: EncodedFormat.allCases)
    func empty(format: EncodedFormat) {
        #expect(ImageEncoder.encode(ColourImage(width: 0, height: 0), as: format).isEmpty)
        #expect(ImageEncoder.encode(GrayImage(width: 0, height: 5), as: format).isEmpty)
    }
}
