import CodeParser
import Raster
import Testing

@testable import ScanPipeline

@Suite("PortraitFinder")
struct PortraitFinderTests {
    private let page = Quadrilateral(left: 40, top: 30, right: 665, bottom: 470)
    /// Five pixels to a millimetre.
    private let resolution = 5.0

    /// A data page with lines of print, and a head above shoulders in a box when there is one.
    private func picture(portrait box: PixelRect?) -> GrayImage {
        var image = GrayImage(width: 720, height: 520, filledWith: 225)
        for row in 0..<9 {
            for x in stride(from: 290, to: 620, by: 9) {
                for y in (70 + row * 32)..<(80 + row * 32) { for dx in 0..<3 { image[x + dx, y] = 40 } }
            }
        }
        guard let box else { return image }
        for y in box.top..<box.bottom {
            for x in box.left..<box.right {
                let u = (Double(x - box.left) + 0.5) / Double(box.width) - 0.5
                let v = (Double(y - box.top) + 0.5) / Double(box.height)
                let face = (u / 0.2) * (u / 0.2) + ((v - 0.46) / 0.24) * ((v - 0.46) / 0.24) < 1
                let hair = (u / 0.28) * (u / 0.28) + ((v - 0.4) / 0.28) * ((v - 0.4) / 0.28) < 1
                let cloth = (u / 0.48) * (u / 0.48) + ((v - 1.02) / 0.28) * ((v - 1.02) / 0.28) < 1
                image[x, y] = face ? 170 : (hair ? 50 : (cloth ? 80 : 200))
            }
        }
        return image
    }

    private func zone(in page: Quadrilateral, rotation: Int = 0) throws -> FoundZone {
        let text = """
            P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L898902C36UTO7408122F1204159ZE184226B<<<<<10
            """
        let layout = try #require(DocumentLayout(.td3))
        let reading = try #require(ZoneTextReader().read(text).reading)
        let map = try #require(Homography(from: layout.outline, to: page))
        return FoundZone(
            reading: reading, quad: map.apply(to: DocumentFrame.printed(layout)), lineQuads: [], rotation: rotation,
            attempt: "level")
    }

    private let box = PixelRect(left: 65, top: 110, right: 230, bottom: 325)
    private var drawn: Quadrilateral { Quadrilateral(left: 65, top: 110, right: 230, bottom: 325) }

    @Test("finds a head above shoulders, with the outline and without it", arguments: [true, false])
    func finds(knowsOutline: Bool) throws {
        let document = knowsOutline ? DocumentQuad(quad: page, confidence: 90) : nil
        let found = try #require(
            PortraitFinder().portrait(
                in: ImagePyramid(picture(portrait: box)), document: document, zone: try zone(in: page)))
        #expect(found.quad.overlap(with: drawn) > 0.8)
        #expect(found.confidence > 60)
    }

    @Test("print alone is no portrait")
    func printAlone() throws {
        let found = PortraitFinder().portrait(
            in: ImagePyramid(picture(portrait: nil)), document: DocumentQuad(quad: page, confidence: 90),
            zone: try zone(in: page))
        #expect(found == nil)
    }

    @Test("a soft shadow on empty paper is no portrait")
    func shadow() throws {
        var image = GrayImage(width: 720, height: 520, filledWith: 225)
        for y in 0..<520 {
            for x in 0..<720 {
                let (dx, dy) = (Double(x - 150) / 90, Double(y - 200) / 110)
                let depth = max(0, 1 - (dx * dx + dy * dy))
                image[x, y] = UInt8(225 - 120 * depth)
            }
        }
        let found = PortraitFinder().portrait(
            in: ImagePyramid(image), document: DocumentQuad(quad: page, confidence: 90), zone: try zone(in: page))
        #expect(found == nil)
    }

    @Test("a portrait larger than a third of the document is refused")
    func tooLarge() throws {
        var finder = PortraitFinder()
        finder.minimumAreaRatio = 9
        let found = finder.portrait(
            in: ImagePyramid(picture(portrait: box)), document: DocumentQuad(quad: page, confidence: 90),
            zone: try zone(in: page))
        #expect(found == nil)
    }

    @Test("a document upside down has its portrait upside down")
    func turned() throws {
        let image = picture(portrait: box).turned(by: .halfTurn)
        func opposite(_ quad: Quadrilateral) -> Quadrilateral {
            func turn(_ p: Point) -> Point { Point(x: 720 - p.x, y: 520 - p.y) }
            return Quadrilateral(
                topLeft: turn(quad.topLeft), topRight: turn(quad.topRight), bottomRight: turn(quad.bottomRight),
                bottomLeft: turn(quad.bottomLeft))
        }
        let place = opposite(page)
        let found = try #require(
            PortraitFinder().portrait(
                in: ImagePyramid(image), document: DocumentQuad(quad: place, confidence: 90),
                zone: try zone(in: place, rotation: 180)))
        #expect(found.quad.overlap(with: opposite(drawn)) > 0.8)
        #expect(found.quad.topLeft.x > found.quad.topRight.x)
    }

    @Test("where neither zone nor outline is known nothing is looked for")
    func nothingKnown() {
        #expect(
            PortraitFinder().portrait(in: ImagePyramid(picture(portrait: box)), document: DocumentQuad?.none, zone: nil)
                == nil)
    }
}
