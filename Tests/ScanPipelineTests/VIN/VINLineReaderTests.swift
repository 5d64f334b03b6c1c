import Raster
import ScanPipeline
import Testing

@Suite("VINLineReader")
struct VINLineReaderTests {
    private let attempt = Attempt(view: .level, longerEdge: 600)

    private func firstStrip(of plate: DrawnPlate, from: Double, to: Double, bow: Double) -> LineStrip? {
        let y = Double(plate.top) + Double(DrawnPlate.height) / 2 + bow
        let line = TextLine(
            start: Point(x: from, y: y), end: Point(x: to, y: y), startHeight: 24, endHeight: 24, regularity: 0,
            likelyCells: 0)
        let reader = VINLineReader(recognizer: FailingRecognizer(), strips: VINParameters().strips)
        return reader.cut(
            VINLine(line: line, attempt: attempt, score: 1),
            in: ScanContext(pyramid: ImagePyramid(plate.image), attempt: attempt))?.strip
    }

    @Test("print is followed from a part of it to both ends")
    func followed() throws {
        let strip = try #require(firstStrip(of: DrawnPlate(), from: 172, to: 310, bow: 0))
        #expect(abs(strip.line.start.x - 100) < 6)
        #expect(abs(strip.line.end.x - Double(100 + DrawnPlate.length)) < 6)
    }

    @Test("bent print is followed along its bow")
    func bent() throws {
        let strip = try #require(firstStrip(of: DrawnPlate(bow: 8), from: 172, to: 328, bow: 7))
        let sag = strip.line.sag(at: 0.5) * strip.line.height
        #expect(abs(sag - 8) < 2.5)
        #expect(strip.line.length > 0.95 * Double(DrawnPlate.length))
    }
}

@Suite("StripCutter")
struct StripCutterTests {
    @Test(
        "squeezed print is widened, spaced print narrowed, other print left as it is",
        arguments: [
            (100.0, 13.0), (300.0, 15.0), (500.0, 17.0),
        ])
    func aspect(length: Double, expected: Double) throws {
        var parameters = StripCutter.Parameters()
        parameters.aspectRange = 13...17
        let line = TextLine(
            start: Point(x: 20, y: 60), end: Point(x: 20 + length, y: 60), startHeight: 20, endHeight: 20,
            regularity: 0, likelyCells: 0)
        let pyramid = ImagePyramid(GrayImage(width: 600, height: 120))
        let strip = try #require(StripCutter(parameters: parameters).strip(of: line, in: pyramid))
        let capital = Double(parameters.height) / (1 + 2 * parameters.margin)
        #expect(abs((strip.printEnd - strip.printStart) / capital - expected) < 0.1)
    }
}
