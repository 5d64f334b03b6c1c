import Raster
import ScanPipeline
import Testing

@Suite("BarNeighbours")
struct BarNeighboursTests {
    private func line(middle: Double, height: Double) -> VINLine {
        VINLine(
            line: TextLine(
                start: Point(x: 100, y: middle), end: Point(x: 400, y: middle), startHeight: height,
                endHeight: height),
            attempt: Attempt(view: .level, longerEdge: 600), score: 1)
    }

    @Test("print is looked for above and below bars, dark and light")
    func besideBars() {
        // The plate's bars stand from row 140 to row 164.
        let plate = ImagePyramid(DrawnPlate().image)
        let lines = BarNeighbours().lines(beside: line(middle: 152, height: 24), in: plate)
        let above = lines.filter { $0.line.middle.y < 140 }
        let below = lines.filter { $0.line.middle.y > 164 }
        #expect(above.count == 2 && below.count == 2)
        #expect(Set(above.map(\.attempt.isInverted)) == [false, true])
        for found in lines {
            #expect(found.line.height > 15 && found.line.height < 26)
            #expect(abs(found.line.middle.y - 152) > 20 && abs(found.line.middle.y - 152) < 34)
            #expect(abs(found.line.length - 300) < 1)
        }
    }

    @Test("what a line holds above its bars is the print")
    func withinLine() {
        // A line that holds 20 rows above the bars and the bars themselves: rows 120 to 164.
        let plate = ImagePyramid(DrawnPlate().image)
        let lines = BarNeighbours().lines(beside: line(middle: 142, height: 44), in: plate)
        let above = lines.filter { $0.line.middle.y < 140 }
        #expect(above.count == 2)
        #expect(above.allSatisfy { abs($0.line.middle.y - 130) < 4 && abs($0.line.height - 20) < 7 })
    }

    @Test("strokes that differ from row to row are no bars, and a plain ground is none")
    func noBars() {
        var image = GrayImage(width: 500, height: 320, filledWith: 220)
        #expect(BarNeighbours().lines(beside: line(middle: 152, height: 24), in: ImagePyramid(image)).isEmpty)
        for y in 140..<164 {
            for x in 100..<400 where (x + 5 * (y / 4)) % 17 < 5 { image[x, y] = 20 }
        }
        #expect(BarNeighbours().lines(beside: line(middle: 152, height: 24), in: ImagePyramid(image)).isEmpty)
    }
}
