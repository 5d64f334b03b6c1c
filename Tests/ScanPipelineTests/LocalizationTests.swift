import Raster
import ScanPipeline
import Testing

@Suite("Finding lines of print")
struct LocalizationTests {
    /// A page with lines of bars that stand for characters: 44 cells of 12 pixels, capitals 12 high, at given places.
    private func page(lines: [(x: Int, y: Int)], tilt: Double = 0, isInverted: Bool = false) -> GrayImage {
        var image = GrayImage(width: 700, height: 500, filledWith: isInverted ? 30 : 220)
        for line in lines {
            for cell in 0..<44 {
                for dx in 0..<7 where dx < 2 || dx > 4 {
                    for dy in 0..<12 {
                        let x = line.x + cell * 12 + dx
                        let y = line.y + dy + Int((Double(cell * 12) * tilt).rounded())
                        if x < 700, y >= 0, y < 500 { image[x, y] = isInverted ? 230 : 20 }
                    }
                }
            }
        }
        return image
    }

    @Test("finds both lines of a zone, level and tilted by up to 10 degrees", arguments: [0, 0.05, -0.1, 0.17])
    func tilted(tilt: Double) throws {
        let image = page(lines: [(80, 220), (80, 252)], tilt: tilt)
        let lines = TextLineLocalizer().lines(in: image)
        let best = try #require(ZoneGrouper().candidates(from: lines).first)
        #expect(best.lines.count == 2)
        #expect(best.lines.allSatisfy { $0.likelyCells == 44 })
        let first = best.lines[0]
        #expect(abs(first.height - 12) < 3)
        #expect(abs(first.start.x - 80) < 8 && abs(first.start.y - 226) < 5)
        #expect(abs(first.angle - tilt) < 0.02)
    }

    @Test("light print is nothing to see until the picture is inverted")
    func polarity() {
        let image = page(lines: [(80, 220), (80, 252)], isInverted: true)
        let upright = ZoneGrouper().candidates(from: TextLineLocalizer().lines(in: image.inverted()))
        #expect(upright.first?.lines.count == 2)
    }

    @Test("finds nothing on an empty page, a tiny one and a plain gradient")
    func nothing() {
        #expect(TextLineLocalizer().lines(in: GrayImage(width: 600, height: 400)).isEmpty)
        #expect(TextLineLocalizer().lines(in: GrayImage(width: 1, height: 1)).isEmpty)
        var gradient = GrayImage(width: 300, height: 200)
        for y in 0..<200 { for x in 0..<300 { gradient[x, y] = UInt8(x * 255 / 299) } }
        #expect(TextLineLocalizer().lines(in: gradient).isEmpty)
    }

    @Test("the outline of a light card on a dark desk, within 2 pixels of the longer edge's scale")
    func outline() throws {
        var image = GrayImage(width: 640, height: 480, filledWith: 60)
        for y in 90..<390 { for x in 120..<560 { image[x, y] = 200 } }
        let found = try #require(DocumentQuadDetector().quad(in: ImagePyramid(image)))
        let expected = [(120.0, 90.0), (560, 90), (560, 390), (120, 390)]
        for (corner, place) in zip(found.quad.corners, expected) {
            #expect(corner.distance(to: Point(x: place.0, y: place.1)) < 6)
        }
        #expect(found.confidence >= 90)
    }

    @Test("no outline on an empty picture")
    func noOutline() {
        #expect(DocumentQuadDetector().quad(in: ImagePyramid(GrayImage(width: 640, height: 480))) == nil)
    }
}
