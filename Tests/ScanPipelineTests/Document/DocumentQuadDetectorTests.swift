import Raster
import Testing

@testable import ScanPipeline

@Suite("DocumentQuadDetector")
struct DocumentQuadDetectorTests {
    private func quad(_ corners: [(Double, Double)]) -> Quadrilateral {
        Quadrilateral(
            topLeft: Point(x: corners[0].0, y: corners[0].1), topRight: Point(x: corners[1].0, y: corners[1].1),
            bottomRight: Point(x: corners[2].0, y: corners[2].1), bottomLeft: Point(x: corners[3].0, y: corners[3].1))
    }

    private func found(_ image: GrayImage) -> DocumentQuad? {
        DocumentQuadDetector().quad(in: ImagePyramid(image))
    }

    @Test(
        "places corners to a third of a pixel",
        arguments: [
            [(100.3, 80.6), (790.2, 120.7), (760.4, 590.1), (140.8, 560.9)],
            [(60.5, 60.5), (840.5, 60.5), (840.5, 640.5), (60.5, 640.5)],
            [(210.7, 130.2), (700.1, 90.4), (812.6, 600.3), (90.9, 620.8)],
        ])
    func corners(_ corners: [(Double, Double)]) throws {
        let sheet = DrawnSheet(quad: quad(corners))
        let outline = try #require(found(sheet.image()))
        for (seen, drawn) in zip(outline.quad.corners, sheet.quad.corners) {
            #expect(seen.distance(to: drawn) < 0.33, "\(seen) for \(drawn)")
        }
        #expect(outline.confidence > 90)
    }

    @Test("a dark sheet on a light table, and light that falls off, make no difference")
    func polarity() throws {
        let place = quad([(120, 90), (780, 110), (770, 600), (130, 580)])
        for (paper, table, slope) in [(60.0, 200.0, 0.0), (230, 60, 110)] {
            let sheet = DrawnSheet(paper: paper, table: table, slope: slope, quad: place)
            let outline = try #require(found(sheet.image()))
            #expect(zip(outline.quad.corners, place.corners).allSatisfy { $0.distance(to: $1) < 0.5 })
        }
    }

    @Test("the end of the picture is no edge of a document")
    func wholePicture() {
        #expect(found(GrayImage(width: 900, height: 700, filledWith: 200)) == nil)
    }

    @Test("squared paper is no document: its lines go on beyond every corner")
    func grid() {
        var image = GrayImage(width: 800, height: 600, filledWith: 240)
        for y in 0..<600 { for x in 0..<800 where x % 40 < 2 || y % 40 < 2 { image[x, y] = 120 } }
        #expect((found(image)?.confidence ?? 0) <= 60)
    }

    @Test("a frame of a thin line is less sure than an edge of paper")
    func frame() {
        var image = GrayImage(width: 800, height: 600, filledWith: 240)
        for y in 100..<500 {
            for x in 100..<700 where x < 102 || x >= 698 || y < 102 || y >= 498 { image[x, y] = 60 }
        }
        #expect((found(image)?.confidence ?? 0) <= 60)
    }

    @Test("nothing is found in pictures that are too small")
    func tiny() {
        for side in [0, 1, 3, 39] { #expect(found(GrayImage(width: side, height: side, filledWith: 9)) == nil) }
    }
}
