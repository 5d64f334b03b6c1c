import CodeParser
import Raster
import Testing

@testable import ScanPipeline

@Suite("DocumentQuadChooser")
struct DocumentQuadChooserTests {
    private let chooser = DocumentQuadChooser(detector: DocumentQuadDetector())
    private let lines = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    /// A passport whose page lies at `page`, with its zone in its nominal place.
    private func zone(on page: Quadrilateral, rotation: Int = 0) throws -> FoundZone {
        let layout = try #require(DocumentLayout(.td3))
        let reading = try #require(ZoneTextReader().read(lines.joined(separator: "\n")).reading)
        let map = try #require(Homography(from: layout.outline, to: page))
        return FoundZone(
            reading: reading, quad: map.apply(to: layout.zone(grownBy: 1.25)), lineQuads: [],
            rotation: rotation, attempt: "level")
    }

    private let page = Quadrilateral(
        topLeft: Point(x: 100, y: 80), topRight: Point(x: 725, y: 90), bottomRight: Point(x: 720, y: 530),
        bottomLeft: Point(x: 95, y: 520))
    private let empty = ImagePyramid(GrayImage(width: 900, height: 700))

    @Test("of a portrait's frame, the page and the table, the page is the document")
    func choosesPage() throws {
        let frame = DocumentQuad(quad: Quadrilateral(width: 140, height: 180), confidence: 99)
        let table = DocumentQuad(quad: Quadrilateral(width: 880, height: 690), confidence: 90)
        let document = DocumentQuad(quad: page, confidence: 70)
        let chosen = chooser.outline(among: [frame, table, document], of: try zone(on: page), in: empty)
        #expect(chosen?.quad == page)
        #expect((chosen?.confidence ?? 0) > 70)
    }

    @Test("the outline begins where the zone's text begins", arguments: [0, 1, 2, 3])
    func turns(quarters: Int) throws {
        // Outlines are found with the picture's own top left first; the document lies turned in it.
        let seen = page.turned(byQuarters: -quarters)
        let found = DocumentQuad(quad: seen, confidence: 90)
        let chosen = chooser.outline(among: [found], of: try zone(on: page, rotation: quarters * 90), in: empty)
        #expect(chosen?.quad == page)
    }

    @Test("a part of the page is not the document, though the zone lies in it")
    func part() throws {
        let half = Quadrilateral(
            topLeft: Point(x: 98, y: 300), topRight: Point(x: 722, y: 310), bottomRight: page.bottomRight,
            bottomLeft: page.bottomLeft)
        #expect(
            chooser.outline(among: [DocumentQuad(quad: half, confidence: 95)], of: try zone(on: page), in: empty) == nil
        )
    }

    @Test("edges too weak to be found are looked for where the zone says")
    func guided() throws {
        let sheet = DrawnSheet(paper: 128, table: 118, quad: page)
        let chosen = chooser.outline(among: [], of: try zone(on: page), in: ImagePyramid(sheet.image()))
        let quad = try #require(chosen?.quad)
        #expect(zip(quad.corners, page.corners).allSatisfy { $0.distance(to: $1) < 2 })
    }
}
