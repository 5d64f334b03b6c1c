import Raster
import Testing

@Suite("Quadrilateral shapes")
struct QuadrilateralShapeTests {
    @Test("growing moves every side by the margin")
    func grown() {
        let quad = Quadrilateral(width: 40, height: 20).grown(by: 3)
        #expect(quad.topLeft == Point(x: -3, y: -3) && quad.bottomRight == Point(x: 43, y: 23))
        #expect(Quadrilateral(width: 40, height: 20).grown(by: -3).topLeft == Point(x: 3, y: 3))
    }

    @Test("growing does not depend on the direction of the corners")
    func grownMirrored() {
        let mirrored = Quadrilateral(
            topLeft: Point(x: 40, y: 0), topRight: Point(x: 0, y: 0), bottomRight: Point(x: 0, y: 20),
            bottomLeft: Point(x: 40, y: 20))
        #expect(mirrored.grown(by: 2).topLeft == Point(x: 42, y: -2))
    }

    @Test("a quarter turn takes the next corner for the first; four give the same")
    func turned() {
        let quad = Quadrilateral(width: 40, height: 20)
        #expect(quad.turned(byQuarters: 1).topLeft == quad.topRight)
        #expect(quad.turned(byQuarters: -1).topLeft == quad.bottomLeft)
        #expect(quad.turned(byQuarters: 4) == quad)
    }

    @Test("side lengths are means")
    func sides() {
        let quad = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 10, y: 0), bottomRight: Point(x: 15, y: 12),
            bottomLeft: Point(x: -5, y: 12))
        #expect(quad.sideLengths.width == 15 && quad.sideLengths.height == 13)
        #expect(quad.centre == Point(x: 5, y: 6))
    }
}
