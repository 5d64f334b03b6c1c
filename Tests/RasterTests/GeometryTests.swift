import Raster
import Testing

@Suite("Homography")
struct HomographyTests {
    private let unit = Quadrilateral(
        topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 0), bottomRight: Point(x: 1, y: 1),
        bottomLeft: Point(x: 0, y: 1))
    private let trapezium = Quadrilateral(
        topLeft: Point(x: 10, y: 20), topRight: Point(x: 90, y: 25), bottomRight: Point(x: 120, y: 80),
        bottomLeft: Point(x: 0, y: 70))

    @Test("takes corners to corners and back")
    func corners() throws {
        let map = try #require(Homography(from: unit, to: trapezium))
        let back = try #require(map.inverse())
        for (from, to) in zip(unit.corners, trapezium.corners) {
            #expect(map.apply(to: from).distance(to: to) < 1e-9)
            #expect(back.apply(to: to).distance(to: from) < 1e-9)
        }
    }

    @Test("keeps the crossing of the diagonals, which bilinear maps do not")
    func diagonals() throws {
        let map = try #require(Homography(from: unit, to: trapezium))
        // The crossing by the formula for two lines
        let (p, q) = (trapezium.topLeft, trapezium.bottomRight)
        let (r, s) = (trapezium.topRight, trapezium.bottomLeft)
        let denominator = (p.x - q.x) * (r.y - s.y) - (p.y - q.y) * (r.x - s.x)
        let t = ((p.x - r.x) * (r.y - s.y) - (p.y - r.y) * (r.x - s.x)) / denominator
        let crossing = Point(x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y))
        #expect(map.apply(to: Point(x: 0.5, y: 0.5)).distance(to: crossing) < 1e-9)
    }

    @Test("refuses three corners on one line")
    func degenerate() {
        let flat = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 1), bottomRight: Point(x: 2, y: 2),
            bottomLeft: Point(x: 0, y: 1))
        #expect(Homography(from: flat, to: unit) == nil)
    }

    @Test("one map after another is the product")
    func product() {
        let first = Homography.scaling(x: 2, y: 3, shiftX: 1)
        let second = Homography.scaling(x: 1, y: 1, shiftX: 10, shiftY: 20)
        #expect(first.then(second).apply(to: Point(x: 4, y: 5)) == Point(x: 19, y: 35))
    }
}

@Suite("Quadrilateral")
struct QuadrilateralTests {
    @Test("area by the shoelace formula, whatever the direction")
    func area() {
        let square = Quadrilateral(
            topLeft: Point(x: 1, y: 1), topRight: Point(x: 4, y: 1), bottomRight: Point(x: 4, y: 3),
            bottomLeft: Point(x: 1, y: 3))
        #expect(square.area == 6)
    }

    @Test("contains what lies inside, whatever the direction, and not what reaches out")
    func contains() {
        func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Quadrilateral {
            Quadrilateral(
                topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
                bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
        }
        let outline = box(0, 0, 10, 10)
        #expect(outline.contains(box(1, 1, 9, 9)) && outline.contains(outline))
        #expect(!outline.contains(box(5, 5, 11, 9)))
        let mirrored = Quadrilateral(
            topLeft: outline.topRight, topRight: outline.topLeft, bottomRight: outline.bottomLeft,
            bottomLeft: outline.bottomRight)
        #expect(mirrored.contains(box(2, 2, 3, 3)) && !mirrored.contains(box(-1, 2, 3, 3)))
    }
}
