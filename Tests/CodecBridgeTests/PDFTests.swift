import Raster
import Testing

@testable import CodecBridge

private let hasPoppler: Bool = {
    do {
        _ = try ChildProcess(["pdftoppm", "-v"])
        return true
    } catch { return false }
}()

@Suite("PDF documents", .enabled(if: hasPoppler))
struct PDFTests {
    let decoder = ImageDecoder()

    @Test(
        "a scanned page comes at the resolution of its picture", arguments: [100.0, 200, 600])
    func scannedPage(resolution: Double) throws {
        let decoded = try decoder.decode(PDFDocument.scan(blocks(), pixelsPerInch: resolution).bytes)
        #expect(decoded.header.format == .pdf && decoded.header.pageCount == 1)
        let original = blocks()
        #expect(decoded.image.width == original.width && decoded.image.height == original.height)
        // The program may shift the picture by a pixel, so that edges blur.
        for y in 0..<32 where y % 16 > 1 && y % 16 < 14 {
            for x in 0..<48 where x % 16 > 1 && x % 16 < 14 { #expect(decoded.image[x, y] == original[x, y]) }
        }
    }

    @Test("a scan of a resolution that no scanner has is drawn at one that is useful")
    func oddResolution() throws {
        let coarse = try decoder.inspect(PDFDocument.scan(blocks(), pixelsPerInch: 20).bytes)
        #expect(coarse.width == 48 * 5 && coarse.height == 32 * 5)
        let fine = try decoder.inspect(PDFDocument.scan(blocks(), pixelsPerInch: 2400).bytes)
        #expect(fine.width == 48 / 4 && fine.height == 32 / 4)
    }

    @Test("pages of drawings are drawn with 300 dots to an inch, upright, each by itself, in colour when asked for")
    func drawnPages() throws {
        // A red square in the lower left corner.
        let content = "1 0 0 rg 0 0 36 36 re f"
        let file = PDFDocument(pages: [
            .init(width: 144, height: 72, content: content),
            .init(width: 144, height: 72, rotation: 90, content: content),
            .init(width: 72, height: 72, rotation: 180, content: ""),
        ]).bytes
        let first = try decoder.decode(file, DecodeRequest(colour: true))
        #expect(first.header.pageCount == 3)
        #expect(first.image.width == 600 && first.image.height == 300)
        #expect(first.colour?.pixels[(299 * 600 + 2) * 3] == 255 && first.colour?.pixels[(299 * 600 + 2) * 3 + 1] == 0)
        #expect(first.image[2, 299] < 100 && first.image[2, 2] == 255 && first.image[597, 299] == 255)
        // Turned clockwise, what was lower left is upper left.
        let second = try decoder.decode(file, DecodeRequest(page: 1))
        #expect(second.image.width == 300 && second.image.height == 600)
        #expect(second.image[2, 2] < 100 && second.image[2, 597] == 255)
        let third = try decoder.decode(file, DecodeRequest(page: 2))
        #expect(third.image.width == 300 && third.image.pixels.allSatisfy { $0 == 255 })
        #expect(throws: CodecError.noSuchPage(3, count: 3)) { try decoder.decode(file, DecodeRequest(page: 3)) }
    }

    @Test("a page larger than the limit is refused before it is drawn")
    func hugePage() {
        let file = PDFDocument(pages: [.init(width: 14_400, height: 14_400, content: "")]).bytes
        #expect(throws: CodecError.tooLarge(width: 60_000, height: 60_000, limit: 200_000_000)) {
            try decoder.decode(file)
        }
    }

    @Test("a document that claims more pages than a scanner feeds is refused")
    func claimedPages() {
        let file = PDFDocument(pages: [.init(width: 72, height: 72, content: "")], claimedPages: 100_000_000).bytes
        #expect(throws: CodecError.self) { try decoder.decode(file) }
    }

    @Test("a document that draws for ever ends with an error")
    func endlessDrawing() throws {
        // Each of ten forms draws the next one thirty times.
        let forms = (0..<10).map { level in
            let content = level == 9 ? "0 0 50 50 re f" : String(repeating: "/N Do ", count: 30)
            let dictionary =
                "<< /Type /XObject /Subtype /Form /BBox [0 0 72 72] "
                + "/Resources << /XObject << /N \(101 + level) 0 R >> >> /Length \(content.utf8.count) >>"
            return PDFDocument.stream(dictionary, Array(content.utf8))
        }
        let page = PDFDocument.Page(width: 72, height: 72, content: "/N Do", objects: "<< /N 100 0 R >>")
        let file = PDFDocument(pages: [page], others: forms).bytes
        let impatient = ImageDecoder(limits: ImageLimits(maximumSeconds: 1))
        #expect(throws: CodecError.damaged(format: .pdf, reason: "a page takes more than 1 seconds")) {
            try impatient.decode(file)
        }
    }

    @Test("a picture in a page that claims more memory than is allowed ends with an error, or is drawn within it")
    func hugePicture() {
        let dictionary =
            "<< /Type /XObject /Subtype /Image /Width 2000000 /Height 2000000 /ColorSpace /DeviceRGB "
            + "/BitsPerComponent 16 /Length 4 >>"
        let page = PDFDocument.Page(
            width: 72, height: 72, content: "72 0 0 72 0 0 cm /P Do", objects: "<< /P 100 0 R >>")
        let file = PDFDocument(pages: [page], others: [PDFDocument.stream(dictionary, [1, 2, 3, 4])]).bytes
        if let decoded = try? decoder.decode(file) { #expect(decoded.image.width <= 600) }
    }

    @Test("a document cut off anywhere gives pages or an error")
    func prefixes() {
        let file = PDFDocument.scan(blocks(), pixelsPerInch: 200).bytes
        for length in stride(from: 5, to: file.count, by: file.count / 12) {
            guard let decoded = try? decoder.decode(Array(file.prefix(length))) else { continue }
            #expect(decoded.image.width == decoded.header.width)
        }
    }

    @Test("what the programs say is understood, and what they do not say is an error")
    func layouts() throws {
        let text =
            "Title:   Pages: 9\nPages:           2\nPage    2 size:  595.276 x 841.89 pts (A4)\nPage    2 rot:   270\n"
        let layout = try PDFLayout(information: Array(text.utf8), page: 1)
        #expect(layout.pageCount == 2 && layout.width == 595.276 && layout.height == 841.89 && layout.isTurned)
        #expect(throws: CodecError.self) { try PDFLayout(information: Array(text.utf8), page: 0) }
        #expect(throws: CodecError.self) { try PDFLayout(information: Array("Pages: 0\n".utf8), page: 0) }
        let infinite = "Pages: 1\nPage    1 size:  inf x 1e+999 pts\n"
        #expect(throws: CodecError.self) { try PDFLayout(information: Array(infinite.utf8), page: 0) }
    }
}
