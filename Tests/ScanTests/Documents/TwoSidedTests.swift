import CodecBridge
import Foundation
import MRZScan
import Raster
import Testing

/// Cards whose zone is on the back and whose portrait is on the front, each side a drawn photograph.
@Suite("Documents of two sides")
struct TwoSidedTests {
    private struct Truth: Decodable {
        var document: [[Double]]
        var portrait: [[Double]]?

        static func quad(_ corners: [[Double]]) -> Quadrilateral {
            let points = corners.map { Point(x: $0[0], y: $0[1]) }
            return Quadrilateral(
                topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
        }
    }

    /// One side of a card: its file, what it shows, and where.
    private struct Side {
        let bytes: [UInt8]
        let picture: ColourImage
        let truth: Truth

        init(_ number: Int, _ side: String) throws {
            let stem = TestImages.folder.appendingPathComponent("two-sided/two-sided-\(number)-\(side)")
            bytes = Array(try Data(contentsOf: stem.appendingPathExtension("jpg")))
            truth = try JSONDecoder().decode(
                Truth.self, from: Data(contentsOf: stem.appendingPathExtension("json")))
            picture = try #require(try ImageDecoder().decode(bytes, DecodeRequest(colour: true)).colour)
        }

        /// What the true place of a part shows, in the size of another picture of it.
        func part(_ corners: [[Double]], like other: ColourImage) throws -> ColourImage {
            try #require(picture.rectified(Truth.quad(corners), toWidth: other.width, height: other.height))
        }
    }

    /// How far two pictures of one size are apart, grey levels a pixel.
    private func difference(_ a: ColourImage, _ b: ColourImage) -> Double {
        let sum = zip(a.pixels, b.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(max(1, a.pixels.count))
    }

    private func lines(_ number: Int) throws -> String {
        let file = TestImages.folder.appendingPathComponent("two-sided/two-sided-\(number)-back.mrz")
        return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    @Test("whichever comes first, the side with the zone is mrz, the other one opposite", arguments: [1, 2, 3])
    func sides(number: Int) throws {
        let (back, front) = (try Side(number, "back"), try Side(number, "front"))
        var config = MRZScannerConfig()
        config.returnOriginalImage = true
        let scanner = try MRZDocumentScanner(config: config)
        let result = scanner.scan(back.bytes, front.bytes)
        #expect(result.resultStatus == .finished && result.errorCode == 0)
        #expect(result.data?.mrzText == (try lines(number)))
        #expect(result.getOriginalImage(.mrz) == back.picture && result.getOriginalImage(.opposite) == front.picture)
        for (side, drawn) in [(MRZScanResult.DocumentSide.mrz, back), (.opposite, front)] {
            let document = try #require(result.getDocumentImage(side))
            // The shape of ID-1 (ISO/IEC 7810).
            #expect(abs(Double(document.width) / Double(document.height) - 85.6 / 54) < 0.02)
            #expect(difference(document, try drawn.part(drawn.truth.document, like: document)) < 6, "\(side)")
        }
        let turned = scanner.scan(front.bytes, back.bytes)
        #expect(turned.data == result.data && turned.getPortraitImage() == result.getPortraitImage())
        for side in MRZScanResult.DocumentSide.allCases {
            #expect(turned.getDocumentImage(side) == result.getDocumentImage(side))
            #expect(turned.getOriginalImage(side) == result.getOriginalImage(side))
        }
    }

    /// The third front's portrait stands on paper of about its ground's tone, and some of that is taken for its part.
    @Test("the portrait is that of the side without the zone", arguments: [(1, 0.05), (2, 0.05), (3, 0.35)])
    func portrait(number: Int, tolerance: Double) throws {
        let (back, front) = (try Side(number, "back"), try Side(number, "front"))
        let result = try MRZDocumentScanner().scan(back.bytes, front.bytes)
        let portrait = try #require(result.getPortraitImage())
        let drawn = Truth.quad(try #require(front.truth.portrait)).sideLengths
        #expect(abs(Double(portrait.width) / drawn.width - 1) < tolerance)
        #expect(abs(Double(portrait.height) / drawn.height - 1) < tolerance)
        #expect(difference(portrait, try front.part(front.truth.portrait ?? [], like: portrait)) < 35)
        // The drawn pixels, and not only their number.
        #expect(difference(portrait, ColourImage(width: portrait.width, height: portrait.height)) > 35)
    }

    @Test("one side alone has no opposite, and a front alone no data")
    func oneSide() throws {
        let (back, front) = (try Side(1, "back"), try Side(1, "front"))
        let scanner = try MRZDocumentScanner()
        let alone = scanner.scan(back.bytes)
        #expect(alone.data != nil && alone.getDocumentImage(.mrz) != nil)
        #expect(alone.getDocumentImage(.opposite) == nil && alone.getPortraitImage() == nil)
        #expect(alone.getOriginalImage(.mrz) == nil)
        let onlyFront = scanner.scan(front.bytes)
        #expect(onlyFront.resultStatus == .finished && onlyFront.data == nil)
        #expect(onlyFront.getPortraitImage() != nil)
    }

    @Test("what was not asked for is not there")
    func switches() throws {
        let (back, front) = (try Side(1, "back"), try Side(1, "front"))
        var config = MRZScannerConfig()
        config.returnPortraitImage = false
        let withoutPortrait = try MRZDocumentScanner(config: config).scan(back.bytes, front.bytes)
        #expect(withoutPortrait.getPortraitImage() == nil && withoutPortrait.getDocumentImage(.opposite) == nil)
        #expect(withoutPortrait.getDocumentImage(.mrz) != nil && withoutPortrait.data != nil)
        config.returnPortraitImage = true
        config.returnDocumentImage = false
        let withoutDocument = try MRZDocumentScanner(config: config).scan(back.bytes, front.bytes)
        #expect(withoutDocument.getDocumentImage(.mrz) == nil && withoutDocument.getDocumentImage(.opposite) == nil)
        #expect(withoutDocument.getPortraitImage() != nil)
    }

    @Test("a side that is no picture is an exception with its number, and no crash")
    func damaged() throws {
        let back = try Side(1, "back")
        let result = try MRZDocumentScanner().scan(back.bytes, Array("no picture".utf8))
        #expect(result.resultStatus == .exception && result.errorCode < 0 && result.data == nil)
        #expect(result.errorString?.isEmpty == false)
    }
}
