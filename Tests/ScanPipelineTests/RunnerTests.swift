import CodeParser
import Raster
import ScanPipeline
import Testing
import TextRecognition

@Suite("PipelineRunner")
struct RunnerTests {
    @Test("an engine that fails is an error that names the stage")
    func failing() throws {
        let runner = PipelineRunner(parameters: PipelineParameters(), recognizer: FailingRecognizer())
        let error = try #require(throws: StageError.self) { try runner.run(ImagePyramid(DrawnBars.twoLines())) }
        #expect(error.stage == .orient && error.message == "no engine")
    }

    @Test("text that is no zone is nothing found, and says which stage ended it")
    func noZone() throws {
        let recognizer = ScriptedRecognizer { _ in "THISISALINEOFPRINTOFFORTYFOURCHARACTERSINALL" }
        let page = try PipelineRunner(parameters: PipelineParameters(), recognizer: recognizer).run(
            ImagePyramid(DrawnBars.twoLines()))
        #expect(page.zones.isEmpty && page.endedBy == .decode)
    }

    @Test("a zone is reported with its place and direction")
    func zone() throws {
        let lines = [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ]
        // The drawn bars look alike, so the strips are told apart by a mark: the first line begins with a black block.
        var image = DrawnBars.twoLines()
        for y in 122..<130 { for x in 82..<85 { image[x, y] = 20 } }
        let recognizer = ScriptedRecognizer { strip in
            var dark = 0
            for y in 12..<24 { for x in 10..<26 where strip[x, y] < 100 { dark += 1 } }
            return dark > 120 ? lines[0] : lines[1]
        }
        let page = try PipelineRunner(parameters: PipelineParameters(), recognizer: recognizer).run(ImagePyramid(image))
        let zone = try #require(page.zones.first)
        #expect(zone.reading.lines == lines)
        #expect(zone.rotation == 0 && zone.attempt == "level-1000")
        #expect(abs(zone.quad.topLeft.x - 80) < 15 && abs(zone.quad.bottomRight.y - 164) < 15)
    }

    @Test("an image of one pixel is nothing found")
    func onePixel() throws {
        let runner = PipelineRunner(parameters: PipelineParameters(), recognizer: FailingRecognizer())
        #expect(try runner.run(ImagePyramid(GrayImage(width: 1, height: 1))).zones.isEmpty)
    }
}
