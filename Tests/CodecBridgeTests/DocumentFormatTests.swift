import CLeptonica
import Raster
import Testing

@testable import CodecBridge

#if MRZSCAN_HEIF
    import CHeif
#endif

/// JPEG 2000, HEIC and AVIF.
@Suite("Formats of phones and archives")
struct DocumentFormatTests {
    let decoder = ImageDecoder()

    private func jpeg2000(_ image: GrayImage, levels: Int32) -> [UInt8] {
        _ = LeptonicaSilence.isSet
        var pix = pixCreate(l_int32(image.width), l_int32(image.height), 8)
        defer { pixDestroy(&pix) }
        for y in 0..<image.height {
            for x in 0..<image.width { pixSetPixel(pix, l_int32(x), l_int32(y), l_uint32(image[x, y])) }
        }
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        pixWriteMemJp2k(&bytes, &size, pix, 100, levels, 0, 0)
        defer { lept_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }

    @Test("JPEG 2000 gives back the picture, and a smaller one where that is enough")
    func jpeg2000() throws {
        var image = GrayImage(width: 400, height: 301, filledWith: 200)
        for y in 100..<200 { for x in 0..<200 { image[x, y] = 20 } }
        let file = jpeg2000(image, levels: 5)
        let whole = try decoder.decode(file)
        #expect(whole.header.format == .jpeg2000 && whole.header.width == 400 && whole.header.height == 301)
        #expect(distance(whole.image, image) <= 12)
        let half = try decoder.decode(file, DecodeRequest(targetShorterEdge: 150))
        #expect(half.scaleDenominator == 2 && half.image.width == 200 && half.image.height == 151)
        #expect(half.image[50, 75] < 60 && half.image[150, 75] > 180)
    }

    @Test("a damaged JPEG 2000 file gives a picture or an error")
    func damagedJPEG2000() throws {
        let file = jpeg2000(blocks(), levels: 2)
        let limited = ImageDecoder(limits: ImageLimits(maximumPixels: 1_000_000, maximumWorkingBytes: 64 << 20))
        for length in 0..<file.count { _ = try? limited.decode(Array(file.prefix(length))) }
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<200 {
            var damaged = file
            damaged[Int.random(in: 0..<file.count, using: &generator)] ^=
                1 << UInt8.random(in: 0...7, using: &generator)
            if let decoded = try? limited.decode(damaged) { #expect(decoded.image.width <= 1_000_000) }
        }
    }

    #if MRZSCAN_HEIF
        private static let formats = [heif_compression_HEVC, heif_compression_AV1]

        private func heif(_ image: ColourImage, _ format: heif_compression_format) throws -> [UInt8] {
            let context = try #require(heif_context_alloc())
            defer { heif_context_free(context) }
            var encoder: OpaquePointer?
            try #require(heif_context_get_encoder_for_format(context, format, &encoder).code == heif_error_Ok)
            defer { heif_encoder_release(encoder) }
            heif_encoder_set_lossy_quality(encoder, 95)
            var picture: OpaquePointer?
            heif_image_create(
                Int32(image.width), Int32(image.height), heif_colorspace_RGB, heif_chroma_interleaved_RGB, &picture)
            defer { heif_image_release(picture) }
            heif_image_add_plane(picture, heif_channel_interleaved, Int32(image.width), Int32(image.height), 8)
            var stride: Int32 = 0
            let plane = try #require(heif_image_get_plane(picture, heif_channel_interleaved, &stride))
            for y in 0..<image.height {
                for x in 0..<(image.width * 3) { plane[y * Int(stride) + x] = image.pixels[y * image.width * 3 + x] }
            }
            try #require(heif_context_encode_image(context, picture, encoder, nil, nil).code == heif_error_Ok)
            let sink = Sink()
            var writer = heif_writer(writer_api_version: 1) { _, data, count, user in
                if let data, let user {
                    Unmanaged<Sink>.fromOpaque(user).takeUnretainedValue().bytes += Array(
                        UnsafeRawBufferPointer(start: data, count: count))
                }
                return heif_error(code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: nil)
            }
            heif_context_write(context, &writer, Unmanaged.passUnretained(sink).toOpaque())
            return sink.bytes
        }

        private final class Sink { var bytes: [UInt8] = [] }

        /// The six colours, each over a square of 64 × 64, so that the codec does not smear them all.
        private func largeBlocks() -> ColourImage {
            let small = colourBlocks()
            return ColourImage(width: 192, height: 128) { out in
                for y in 0..<128 {
                    for x in 0..<192 {
                        let source = ((y / 4) * 48 + x / 4) * 3
                        for i in 0..<3 { out[(y * 192 + x) * 3 + i] = small.pixels[source + i] }
                    }
                }
            }
        }

        @Test("HEIC and AVIF give back the colours", arguments: formats.indices)
        func colours(index: Int) throws {
            let original = largeBlocks()
            let file = try heif(original, Self.formats[index])
            #expect(ImageDecoder.isPicture(head: Array(file.prefix(64))))
            let decoded = try decoder.decode(file, DecodeRequest(colour: true))
            #expect(decoded.header.format == .heif && decoded.image.width == 192 && decoded.image.height == 128)
            let colour = try #require(decoded.colour)
            for (x, y) in [(32, 32), (96, 32), (160, 32), (32, 96), (96, 96), (160, 96)] {
                for i in 0..<3 {
                    let place = (y * 192 + x) * 3 + i
                    #expect(abs(Int(colour.pixels[place]) - Int(original.pixels[place])) <= 8)
                }
            }
        }

        @Test("a HEIC file over the limit of pixels is refused, and a damaged one is a picture or an error")
        func damaged() throws {
            let file = try heif(largeBlocks(), heif_compression_HEVC)
            let small = ImageDecoder(limits: ImageLimits(maximumPixels: 192 * 128 - 1))
            #expect(throws: CodecError.tooLarge(width: 192, height: 128, limit: 192 * 128 - 1)) {
                try small.decode(file)
            }
            for length in stride(from: 12, to: file.count, by: 23) {
                _ = try? decoder.decode(Array(file.prefix(length)))
            }
            #expect(throws: CodecError.self) { try decoder.decode(Array(file.prefix(file.count / 2))) }
            var generator = SeededGenerator(seed: 10)
            for _ in 0..<200 {
                var bytes = file
                bytes[Int.random(in: 0..<min(600, file.count), using: &generator)] ^=
                    1 << UInt8.random(in: 0...7, using: &generator)
                _ = try? decoder.decode(bytes)
            }
        }
    #else
        @Test("a build without libheif says so")
        func leftOut() {
            let error = #expect(throws: CodecError.self) {
                try decoder.decode([0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 40))
            }
            #expect(error?.message.contains("built without libheif") == true)
        }
    #endif
}
