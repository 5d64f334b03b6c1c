import CLeptonica
import Raster
import Testing

@testable import CodecBridge

@Suite("Formats")
struct FormatTests {
    let decoder = ImageDecoder()

    @Test("lossless formats give back every pixel", arguments: sampledFormats.filter { $0 != .jpeg })
    func lossless(_ format: ImageFormat) throws {
        let decoded = try decoder.decode(try #require(sampleFiles()[format]))
        #expect(decoded.header.format == format)
        #expect(decoded.image == blocks())
        #expect(decoded.warnings.isEmpty)
        #expect(decoded.header.pageCount == 1)
    }

    @Test("JPEG gives back the picture up to its rounding")
    func jpegGray() throws {
        let decoded = try decoder.decode(ImageEncoder.jpeg(blocks(), quality: 100))
        #expect(distance(decoded.image, blocks()) <= 2)
        #expect(decoded.scaleDenominator == 1)
    }

    @Test("colours come when asked for, and grey is their luminance", arguments: [true, false])
    func colours(isPNG: Bool) throws {
        let bytes = isPNG ? ImageEncoder.png(colourBlocks()) : ImageEncoder.jpeg(colourBlocks(), quality: 100)
        let decoded = try decoder.decode(bytes, DecodeRequest(colour: true))
        let colour = try #require(decoded.colour)
        let differences = zip(colour.pixels, colourBlocks().pixels).map { abs(Int($0) - Int($1)) }
        // Chroma is stored at half size and smoothed, but the blocks are larger than that.
        #expect(differences.filter { $0 > 4 }.count < (isPNG ? 1 : differences.count / 3))
        #expect(colour.pixels[0] > 250 && colour.pixels[1] < 5)
        #expect(distance(decoded.image, colourBlocks().luminance()) <= (isPNG ? 0 : 90))
        #expect(try decoder.decode(bytes).colour == nil)
    }

    @Test("PNG with 16 bits, palette and alpha", arguments: ["16", "palette", "alpha"])
    func pngKinds(kind: String) throws {
        _ = LeptonicaSilence.isSet
        var pix = pixCreate(4, 1, kind == "16" ? 16 : kind == "palette" ? 2 : 32)
        defer { pixDestroy(&pix) }
        switch kind {
        case "16":
            for (x, value) in [0, 0x5000, 0xA000, 0xFFFF].enumerated() {
                pixSetPixel(pix, l_int32(x), 0, l_uint32(value))
            }
        case "palette":
            let map = pixcmapCreate(2)
            for grey in [0, 80, 160, 255] as [l_int32] { pixcmapAddColor(map, grey, grey, grey) }
            pixSetColormap(pix, map)
            for x in 0..<4 { pixSetPixel(pix, l_int32(x), 0, l_uint32(x)) }
        default:
            pixSetSpp(pix, 4)
            // Black of rising transparency over white. By the PNG standard alpha counts in linear light: 1 - 175/255
            // of it is 152 in sRGB, 1 - 95/255 is 207.
            for (x, alpha) in [255, 175, 95, 0].enumerated() { pixSetPixel(pix, l_int32(x), 0, l_uint32(alpha)) }
        }
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        pixWriteMem(&bytes, &size, pix, l_int32(IFF_PNG))
        defer { lept_free(bytes) }
        let decoded = try decoder.decode(Array(UnsafeBufferPointer(start: bytes, count: size)))
        let pixels: [UInt8] = kind == "alpha" ? [0, 152, 207, 255] : [0, 80, 160, 255]
        #expect(distance(decoded.image, try #require(GrayImage(width: 4, height: 1, pixels: pixels))) <= 1)
    }

    @Test("pages of a TIFF file are counted and read one by one")
    func pages() throws {
        let second = GrayImage(width: 5, height: 3, filledWith: 77)
        let file = tiff([.gray(blocks()), .gray(second), .colour(colourBlocks())])
        #expect(try decoder.inspect(file).pageCount == 3)
        #expect(try decoder.decode(file, DecodeRequest(page: 1)).image == second)
        #expect(try decoder.decode(file, DecodeRequest(page: 2, colour: true)).colour == colourBlocks())
        #expect(throws: CodecError.noSuchPage(3, count: 3)) { try decoder.decode(file, DecodeRequest(page: 3)) }
    }

    @Test("TIFF with white as 0 is not shown inverted")
    func whiteIsZero() throws {
        let inverted = try #require(GrayImage(width: 48, height: 32, pixels: blocks().pixels.map { 255 - $0 }))
        #expect(try decoder.decode(tiff([.gray(inverted)], photometric: 0)).image == blocks())
    }

    @Test("numbers of samples and bits that no TIFF has are refused, and not multiplied")
    func tiffSamples() throws {
        var file = tiff([.gray(blocks())])
        // The entries of both tags: type LONG, one value, the largest.
        for tag in [258, 277] {
            let place = try #require(
                stride(from: 10, to: 130, by: 12).first { Array(file[$0..<($0 + 2)]) == littleEndian16(tag) })
            file.replaceSubrange((place + 2)..<(place + 12), with: [4, 0, 1, 0, 0, 0, 255, 255, 255, 255])
        }
        let error = #expect(throws: CodecError.self) { try decoder.decode(file) }
        guard case .damaged(.tiff, _) = error else {
            Issue.record("not damaged: \(String(describing: error))")
            return
        }
    }

    @Test("a TIFF file of more pages than are read says so at the first that is not")
    func tooManyPages() throws {
        let page = PixelBuffer.gray(GrayImage(width: 2, height: 2, filledWith: 200))
        let most = tiff(Array(repeating: page, count: 1000))
        #expect(try decoder.inspect(most, page: 999).pageCount == 1000)
        let file = tiff(Array(repeating: page, count: 1003))
        #expect(try decoder.inspect(file, page: 999).pageCount == 1001)
        let error = #expect(throws: CodecError.self) { try decoder.inspect(file, page: 1000) }
        #expect(error?.message.contains("page 1001") == true)
    }

    @Test("pages are counted behind a first one that is too large")
    func pagesBehindBadOne() throws {
        var file = tiff([.gray(blocks()), .gray(blocks())])
        for place in [18, 30] { file.replaceSubrange(place..<(place + 4), with: littleEndian32(60_000)) }
        #expect(throws: CodecError.self) { try decoder.inspect(file) }
        #expect(try decoder.pageCount(of: file) == 2)
        #expect(try decoder.decode(file, DecodeRequest(page: 1)).image == blocks())
    }

    @Test("a chain of TIFF pages that bites its tail ends")
    func cyclicPages() throws {
        var file = tiff([.gray(blocks())])
        let nextPlace = 8 + 2 + 10 * 12
        file.replaceSubrange(nextPlace..<(nextPlace + 4), with: littleEndian32(8))
        #expect(try decoder.inspect(file).pageCount == 1)
    }

    @Test("BMP whose rows run downwards, and BMP with 32 bits and nothing in the fourth byte")
    func bmpKinds() throws {
        let head = Array("BM".utf8) + littleEndian32(0) + littleEndian32(0) + littleEndian32(54)
        func info(_ height: Int) -> [UInt8] {
            littleEndian32(40) + littleEndian32(2) + littleEndian32(height) + littleEndian16(1) + littleEndian16(32)
                + littleEndian32(0) + littleEndian32(16) + [UInt8](repeating: 0, count: 16)
        }
        let pixels: [UInt8] = [0, 0, 0, 0, 80, 80, 80, 0, 160, 160, 160, 0, 255, 255, 255, 0]
        let down = try decoder.decode(head + info(-2) + pixels)
        #expect(down.image.pixels == [0, 80, 160, 255])
        let up = try decoder.decode(head + info(2) + pixels)
        #expect(up.image.pixels == [160, 255, 0, 80])
    }

    @Test("JPEG in four inks shows the colours that Adobe's programs mean", arguments: [1, 3])
    func fourInks(channels: Int) throws {
        // Stored inverted: 255 is no ink. No ink; full black; full cyan.
        let inks: [[UInt8]] = [[255, 255, 255, 255], [255, 255, 255, 0], [0, 255, 255, 255]]
        var pixels: [UInt8] = []
        for _ in 0..<16 {
            for x in 0..<48 { pixels += inks[x / 16] }
        }
        let file = specialJPEG(width: 48, height: 16, pixels: pixels, channels: 4, isProgressive: false)
        let decoded = try decoder.decode(file, DecodeRequest(colour: channels == 3))
        #expect(abs(Int(decoded.image[8, 8]) - 255) <= 3)
        #expect(abs(Int(decoded.image[24, 8]) - 0) <= 3)
        // Cyan: 0.587 + 0.114 of white.
        #expect(abs(Int(decoded.image[40, 8]) - 179) <= 4)
    }

    @Test("JPEG is made smaller while decoding, no further than asked")
    func scaling() throws {
        let file = ImageEncoder.jpeg(GrayImage(width: 401, height: 300, filledWith: 120), quality: 90)
        func decoded(_ request: DecodeRequest) throws -> (Int, Int, Int) {
            let result = try decoder.decode(file, request)
            return (result.scaleDenominator, result.image.width, result.image.height)
        }
        #expect(try decoded(DecodeRequest()) == (1, 401, 300))
        #expect(try decoded(DecodeRequest(targetShorterEdge: 150)) == (2, 201, 150))
        #expect(try decoded(DecodeRequest(targetShorterEdge: 151)) == (1, 401, 300))
        #expect(try decoded(DecodeRequest(targetShorterEdge: 30)) == (8, 51, 38))
        #expect(try decoded(DecodeRequest(maximumPixels: 10_000)) == (4, 101, 75))
        #expect(try decoded(DecodeRequest(targetShorterEdge: 300, maximumPixels: 40_000)) == (2, 201, 150))
    }

    @Test("what is written is read back: one pixel", arguments: sampledFormats)
    func onePixel(_ format: ImageFormat) throws {
        let decoded = try decoder.decode(
            try #require(sampleFiles(GrayImage(width: 1, height: 1, filledWith: 128))[format]))
        #expect(decoded.image.width == 1 && decoded.image.height == 1)
        #expect(abs(Int(decoded.image[0, 0]) - 128) <= 1)
    }

    @Test("encoding nothing gives nothing")
    func encodeNothing() {
        #expect(ImageEncoder.png(GrayImage(width: 0, height: 0)).isEmpty)
        #expect(ImageEncoder.jpeg(GrayImage(width: 70_000, height: 1), quality: 50).isEmpty)
    }
}

/// The formats whose files are made and read by the thousand; see `DocumentFormatTests` for the others.
let sampledFormats: [ImageFormat] = [.jpeg, .png, .tiff, .webp, .bmp, .gif, .pnm]

/// One file of each of these formats that shows the picture.
func sampleFiles(_ image: GrayImage = blocks()) -> [ImageFormat: [UInt8]] {
    [
        .jpeg: ImageEncoder.jpeg(image, quality: 100), .png: ImageEncoder.png(image), .tiff: tiff([.gray(image)]),
        .webp: written(image, as: IFF_WEBP), .bmp: written(image, as: IFF_BMP), .gif: written(image, as: IFF_GIF),
        .pnm: written(image, as: IFF_PNM),
    ]
}
