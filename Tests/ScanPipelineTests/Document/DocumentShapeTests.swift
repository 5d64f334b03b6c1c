import CodeParser
import Raster
import Testing

@testable import ScanPipeline

@Suite("DocumentShape")
struct DocumentShapeTests {
    /// What a camera above a table sees of a card: a pinhole of focal length 1200 pixels, looking down at an angle.
    private func seen(width: Double, height: Double, tilt: Double, turn: Double) -> Quadrilateral {
        let (w, h) = (1600.0, 1200.0)
        func project(_ x: Double, _ y: Double) -> Point {
            let (ct, st) = cosineAndSine(turn)
            let (cp, sp) = cosineAndSine(tilt)
            let (x1, y1) = (x * ct - y * st, x * st + y * ct)
            let (y2, z2) = (y1 * cp, y1 * sp)
            let depth = 260 + z2
            return Point(x: w / 2 + 1200 * x1 / depth, y: h / 2 + 1200 * y2 / depth)
        }
        return Quadrilateral(
            topLeft: project(-width / 2, -height / 2), topRight: project(width / 2, -height / 2),
            bottomRight: project(width / 2, height / 2), bottomLeft: project(-width / 2, height / 2))
    }

    private func cosineAndSine(_ degrees: Double) -> (Double, Double) {
        // Series are enough for a test and need no library.
        let a = degrees * Double.pi / 180
        let (b, c) = (a * a, a * a * a)
        return (1 - b / 2 + b * b / 24 - b * b * b / 720, a - c / 6 + c * b / 120 - c * b * b / 5040)
    }

    @Test(
        "the shape of a card follows from how a camera sees it",
        arguments: [(20.0, 15.0), (35, 25), (-30, 40), (0, 10)])
    func tilted(tilt: Double, turn: Double) {
        let quad = seen(width: 85.6, height: 54, tilt: tilt, turn: turn)
        #expect(abs(DocumentShape(seenAs: quad, inWidth: 1600, height: 1200).aspectRatio - 85.6 / 54) < 0.01)
    }

    @Test("an odd shape is not forced into a standard size")
    func odd() {
        let quad = Quadrilateral(width: 300, height: 170)
        #expect(DocumentShape(seenAs: quad, inWidth: 300, height: 170).aspectRatio == 300.0 / 170)
    }

    @Test("no side is shown smaller than it is seen, and none above the limit")
    func size() {
        let shape = DocumentShape(aspectRatio: 1.5)
        #expect(shape.size(of: Quadrilateral(width: 300, height: 100)) == (300, 200))
        #expect(shape.size(of: Quadrilateral(width: 300, height: 400)) == (600, 400))
        #expect(shape.size(of: Quadrilateral(width: 9000, height: 6000), maximumEdge: 1500) == (1500, 1000))
    }

    @Test("zones tell the size of their documents (ISO/IEC 7810)")
    func layouts() throws {
        let td1 = try #require(DocumentLayout(.td1))
        #expect(td1.width == 85.6 && td1.height == 54)
        let td3 = try #require(DocumentLayout(.td3))
        #expect(td3.width == 125 && td3.height == 88 && td3.zoneWidth == 44 * 2.54)
        #expect(DocumentLayout(.td2)?.width == 105)
        #expect(DocumentLayout(.mrvA)?.width == 120)
        // All of the zone lies within its document.
        for format in ZoneFormat.all {
            guard let layout = DocumentLayout(format) else { continue }
            #expect(layout.outline.contains(layout.zone(grownBy: 1)), "\(format)")
        }
    }
}
