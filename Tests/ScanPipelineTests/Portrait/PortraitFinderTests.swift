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
        Self.drawHead(in: box, on: &image)
        return image
    }

    /// A head above shoulders before a plain ground.
    private static func drawHead(in box: PixelRect, on image: inout GrayImage) {
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

    /// A card of size ID-1 that fills the picture, eight pixels to a millimetre, without a zone.
    private func front(portrait box: PixelRect) -> GrayImage {
        var image = GrayImage(width: 685, height: 432, filledWith: 228)
        for row in 0..<6 {
            for x in stride(from: 300, to: 620, by: 9) {
                for y in (60 + row * 50)..<(70 + row * 50) { for dx in 0..<3 { image[x + dx, y] = 40 } }
            }
        }
        Self.drawHead(in: box, on: &image)
        return image
    }

    @Test("a picture that is nothing but the front of a card has its portrait", arguments: [0, 1, 2, 3])
    func wholePicture(quarters: Int) throws {
        let box = PixelRect(left: 40, top: 100, right: 240, bottom: 350)
        let drawn = Quadrilateral(box)
        let ways: [ImageOrientation] = [.upright, .quarterTurnClockwise, .halfTurn, .quarterTurnCounterclockwise]
        let image = front(portrait: box).turned(by: ways[quarters])
        let found = try #require(PortraitFinder().portrait(in: ImagePyramid(image), PageReading()))
        // Back into the picture as it was drawn.
        func back(_ p: Point) -> Point {
            switch quarters {
            case 1: Point(x: p.y, y: 432 - p.x)
            case 2: Point(x: 685 - p.x, y: 432 - p.y)
            case 3: Point(x: 685 - p.y, y: p.x)
            default: p
            }
        }
        let quad = Quadrilateral(
            topLeft: back(found.quad.topLeft), topRight: back(found.quad.topRight),
            bottomRight: back(found.quad.bottomRight), bottomLeft: back(found.quad.bottomLeft))
        #expect(quad.overlap(with: drawn) > 0.75)
        #expect(quad.topLeft.x < quad.topRight.x && quad.topLeft.y < quad.bottomLeft.y)
    }

    @Test("the outline of a front is turned as the portrait on it is")
    func turnsOutline() {
        var page = PageReading()
        let outline = Quadrilateral(left: 10, top: 10, right: 870, bottom: 550)
        page.documents = [FoundDocument(quad: outline, confidence: 90)]
        let upsideDown = Quadrilateral(left: 600, top: 100, right: 800, bottom: 350).turned(byQuarters: 2)
        page.portrait = PortraitZone(quad: upsideDown, confidence: 90)
        page.turnDocumentToPortrait()
        #expect(page.documents[0].quad == outline.turned(byQuarters: 2))
    }

    @Test("both sides of a card in one picture: the portrait is on the other one", arguments: [true, false])
    func otherSide(isAbove: Bool) throws {
        let layout = try #require(DocumentLayout(.td1))
        let reading = try #require(
            ZoneTextReader().read(
                """
                I<UTOD231458907<<<<<<<<<<<<<<<
                7408122F1204159UTO<<<<<<<<<<<6
                ERIKSSON<<ANNA<MARIA<<<<<<<<<<
                """
            ).reading)
        let box = PixelRect(left: 40, top: 100, right: 240, bottom: 350)
        let card = front(portrait: box)
        // Two cards with 20 pixels between them and around them.
        var image = GrayImage(width: 725, height: 924, filledWith: 160)
        let (frontTop, backTop) = isAbove ? (20, 472) : (472, 20)
        for y in 0..<432 {
            for x in 0..<685 {
                image[20 + x, frontTop + y] = card[x, y]
                image[20 + x, backTop + y] = 228
            }
        }
        let back = Quadrilateral(
            left: 20, top: Double(backTop), right: 705, bottom: Double(backTop + 432))
        let map = try #require(Homography(from: layout.outline, to: back))
        let zone = FoundZone(
            reading: reading, quad: map.apply(to: DocumentFrame.printed(layout)), lineQuads: [], rotation: 0,
            attempt: "level")
        let found = try #require(
            PortraitFinder().portrait(in: ImagePyramid(image), document: nil, zone: zone))
        let drawn = Quadrilateral(
            left: 60, top: Double(frontTop + 100), right: 260, bottom: Double(frontTop + 350))
        #expect(found.quad.overlap(with: drawn) > 0.75)
    }

    @Test("where neither zone nor outline is known nothing is looked for")
    func nothingKnown() {
        #expect(
            PortraitFinder().portrait(in: ImagePyramid(picture(portrait: box)), document: DocumentQuad?.none, zone: nil)
                == nil)
    }
}
