import Raster
import Testing

@testable import CodecBridge

@Suite("Damaged input")
struct DamagedInputTests {
    let decoder = ImageDecoder()

    @Test("says what the bytes are instead of a picture")
    func notAnImage() {
        func error(_ bytes: [UInt8]) -> CodecError? {
            do {
                _ = try decoder.decode(bytes)
                return nil
            } catch { return error }
        }
        #expect(error([]) == .empty)
        #expect(error(Array("Dear reader,\nthis is no JPEG. Grüße".utf8)) == .notAnImage(looksLike: "text"))
        #expect(error(Array("BMW is a maker of cars".utf8)) == .notAnImage(looksLike: "text"))
        #expect(error(Array("%!PS-Adobe".utf8)) == .notAnImage(looksLike: "a PostScript document"))
        #expect(error([0xFF, 0x4F, 0xFF, 0x51]) == .unsupported("a JPEG 2000 codestream without its file"))
        #expect(error(Array("<!DOCTYPE html><html>".utf8)) == .notAnImage(looksLike: "a web page"))
        #expect(error([0, 0, 0, 24] + Array("ftypcrx ".utf8)) == .unsupported("a raw camera picture"))
        #expect(error([UInt8](repeating: 0, count: 100)) == .notAnImage(looksLike: "nothing but zero bytes"))
        #expect(error([1, 2, 3, 4]) == .notAnImage(looksLike: "data of an unknown kind"))
    }

    @Test("a header that claims 60000 × 60000 is refused before memory is taken")
    func hugeClaims() throws {
        let expected = CodecError.tooLarge(width: 60_000, height: 60_000, limit: 200_000_000)
        let claim: [UInt8] = [0xEA, 0x60]
        var jpeg = ImageEncoder.jpeg(blocks(), quality: 90)
        let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
        jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: claim + claim)
        #expect(throws: expected) { try decoder.decode(jpeg) }

        var png = ImageEncoder.png(blocks())
        png.replaceSubrange(16..<24, with: [0, 0] + claim + [0, 0] + claim)
        #expect(throws: expected) { try decoder.decode(png) }

        var tiffFile = tiff([.gray(blocks())])
        for place in [18, 30] { tiffFile.replaceSubrange(place..<(place + 4), with: littleEndian32(60_000)) }
        #expect(throws: expected) { try decoder.decode(tiffFile) }

        let files = sampleFiles()
        var bmp = try #require(files[.bmp])
        for place in [18, 22] { bmp.replaceSubrange(place..<(place + 4), with: littleEndian32(60_000)) }
        // The BMP decoder needs eight bytes a pixel, so that its limit is lower.
        #expect(throws: CodecError.tooLarge(width: 60_000, height: 60_000, limit: (1 << 30) / 8)) {
            try decoder.decode(bmp)
        }

        var gif = try #require(files[.gif])
        let picture = try #require(gif.lastIndex(of: 0x2C).flatMap { _ in firstPicture(gif) })
        for place in [picture + 5, picture + 7] {
            gif.replaceSubrange(place..<(place + 2), with: littleEndian16(60_000))
        }
        #expect(throws: expected) { try decoder.decode(gif) }

        #expect(throws: expected) { try decoder.decode(Array("P5\n60000 60000\n255\n".utf8)) }
    }

    /// The offset of a GIF file's picture separator, behind the global colour table and the extensions.
    private func firstPicture(_ gif: [UInt8]) -> Int? {
        var place = 13 + (gif[10] & 0x80 == 0 ? 0 : 3 << (Int(gif[10] & 7) + 1))
        while place < gif.count, gif[place] == 0x21 {
            place += 2
            while gif[place] != 0 { place += Int(gif[place]) + 1 }
            place += 1
        }
        return place < gif.count && gif[place] == 0x2C ? place : nil
    }

    @Test("a file over the limit of bytes is refused")
    func fileTooLarge() {
        let small = ImageDecoder(limits: ImageLimits(maximumFileBytes: 10))
        let file = ImageEncoder.png(blocks())
        #expect(throws: CodecError.fileTooLarge(bytes: file.count, limit: 10)) { try small.decode(file) }
    }

    @Test("a progressive JPEG that needs more memory than allowed is an error")
    func workingMemory() throws {
        let pixels = [UInt8](repeating: 90, count: 512 * 512 * 3)
        let file = specialJPEG(width: 512, height: 512, pixels: pixels, channels: 3, isProgressive: true)
        #expect(try decoder.decode(file).image.width == 512)
        let tight = ImageDecoder(limits: ImageLimits(maximumWorkingBytes: 600_000))
        let error = #expect(throws: CodecError.self) { try tight.decode(file) }
        guard case .outOfMemory = error else {
            Issue.record("expected outOfMemory, got \(String(describing: error))")
            return
        }
    }

    @Test("the first half of a JPEG shows the first half of the picture, with a warning", arguments: [false, true])
    func halfJPEG(isProgressive: Bool) throws {
        let (width, height) = (256, 256)
        var generator = SeededGenerator(seed: 1)
        var image = GrayImage(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { image[x, y] = UInt8(y) / 2 &+ UInt8.random(in: 0...63, using: &generator) }
        }
        let file = specialJPEG(
            width: width, height: height, pixels: image.pixels, channels: 1, isProgressive: isProgressive)
        let decoded = try decoder.decode(Array(file.prefix(file.count / 2)))
        #expect(decoded.warnings.count == 1)
        #expect(decoded.warnings.first?.hasPrefix("truncated: ") == true)
        #expect(decoded.image.width == width && decoded.image.height == height)
        if !isProgressive {
            let top = zip(image.pixels.prefix(width * 96), decoded.image.pixels).map { abs(Int($0) - Int($1)) }
            #expect(top.max() ?? 255 <= 4)
            #expect(decoded.warnings.first?.contains("4") == true, "about 4x % of the picture")
        }
    }

    @Test("the first half of a PNG shows the first half of the picture, with a warning")
    func halfPNG() throws {
        var generator = SeededGenerator(seed: 2)
        let pixels = (0..<(200 * 200)).map { _ in UInt8.random(in: 0...200, using: &generator) }
        let image = try #require(GrayImage(width: 200, height: 200, pixels: pixels))
        let file = ImageEncoder.png(image)
        let decoded = try decoder.decode(Array(file.prefix(file.count / 2)))
        #expect(decoded.warnings.first?.hasPrefix("damaged: about ") == true)
        #expect(decoded.image.pixels.prefix(200 * 60) == image.pixels.prefix(200 * 60))
        #expect(decoded.image.pixels.suffix(200 * 60).allSatisfy { $0 == 255 })
    }

    @Test("every beginning of a file gives a picture or an error", arguments: sampledFormats)
    func everyPrefix(_ format: ImageFormat) throws {
        let file = try #require(sampleFiles()[format])
        for length in stride(from: 0, to: file.count, by: max(1, file.count / 400)) {
            expectOrder(Array(file.prefix(length)), "\(format) cut to \(length)")
        }
    }

    @Test("flipped bits give a picture or an error", arguments: sampledFormats)
    func flippedBits(_ format: ImageFormat) throws {
        let file = try #require(sampleFiles()[format])
        var generator = SeededGenerator(seed: 7)
        for round in 0..<600 {
            var damaged = file
            // Half of the flips hit the header, where the lies are.
            let reach = round % 2 == 0 ? min(file.count, 64) : file.count
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                damaged[Int.random(in: 0..<reach, using: &generator)] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            }
            expectOrder(damaged, "\(format), round \(round)")
        }
    }

    @Test("flipped bits in a progressive colour JPEG give a picture or an error")
    func flippedBitsProgressive() {
        let file = specialJPEG(
            width: 48, height: 32, pixels: colourBlocks().pixels, channels: 3, isProgressive: true)
        var generator = SeededGenerator(seed: 8)
        for round in 0..<600 {
            var damaged = file
            damaged[Int.random(in: 0..<file.count, using: &generator)] ^=
                1 << UInt8.random(in: 0...7, using: &generator)
            expectOrder(damaged, "round \(round)")
        }
    }

    /// Either an error, or a picture of the size that its header tells, within the limits.
    private func expectOrder(_ bytes: [UInt8], _ what: String) {
        let limits = ImageLimits(maximumPixels: 1_000_000, maximumWorkingBytes: 64 << 20)
        guard let decoded = try? ImageDecoder(limits: limits).decode(bytes, DecodeRequest(colour: true)) else { return }
        #expect(decoded.image.width == decoded.header.uprightWidth, "\(what)")
        #expect(decoded.image.height == decoded.header.uprightHeight, "\(what)")
        #expect(decoded.image.width * decoded.image.height <= limits.maximumPixels, "\(what)")
        #expect(decoded.colour?.width == decoded.image.width, "\(what)")
    }
}
