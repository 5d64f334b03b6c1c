import CodeParser
import Raster
import ScanPipeline
import Testing
import TextRecognition

@Suite("VINRunner")
struct VINRunnerTests {
    private func run(_ image: GrayImage, text: String) throws -> VINPageReading {
        try VINRunner(parameters: VINParameters(), recognizer: ScriptedRecognizer { _ in text }).run(
            ImagePyramid(image))
    }

    @Test("a number is reported with its place and direction, whatever its polarity", arguments: [false, true])
    func found(isInverted: Bool) throws {
        let plate = isInverted ? DrawnPlate(ground: 30, ink: 230) : DrawnPlate()
        let number = try #require(try run(plate.image, text: "1M8GDM9AXKP042788").number)
        #expect(number.reading.record.vin == "1M8GDM9AXKP042788" && !number.reading.isAmbiguous)
        #expect(number.rotation == 0 && number.attempt == (isInverted ? "level-600-inverted" : "level-600"))
        #expect(abs(number.quad.topLeft.x - 100) < 15 && abs(number.quad.topLeft.y - 140) < 10)
        #expect(abs(number.quad.bottomRight.x - 400) < 15 && abs(number.quad.bottomRight.y - 164) < 10)
    }

    @Test("a number that runs upwards or downwards is found too")
    func sideways() throws {
        let number = try #require(try run(DrawnPlate().image.transposed(), text: "1M8GDM9AXKP042788").number)
        #expect([90, 270].contains(number.rotation))
    }

    @Test(
        "other text is nothing found, and says which stage ended it",
        arguments: ["THISISNOVINATALL", "12345678901234567"])
    func otherText(text: String) throws {
        let page = try run(DrawnPlate().image, text: text)
        #expect(page.number == nil && page.endedBy == .decode)
    }

    @Test("a wrong check digit that was read beyond doubt is a fault, not a silent correction")
    func wrongDigit() throws {
        // 49 CFR 565: the digit of this number is X.
        let number = try #require(try run(DrawnPlate().image, text: "1M8GDM9A1KP042788").number)
        #expect(number.reading.record.vin == "1M8GDM9A1KP042788" && number.reading.record.status == .invalid)
    }

    @Test("what other lines hold stands beside the number, with its place")
    func candidates() throws {
        var image = DrawnPlate(top: 60).image
        let lower = DrawnPlate(top: 200).image
        for y in 190..<240 {
            for x in 0..<image.width { image[x, y] = lower[x, y] }
        }
        // A wrong check digit is never convincing, so that both lines are read.
        let page = try run(image, text: "1M8GDM9A1KP042788")
        let number = try #require(page.number)
        let other = try #require(page.candidates.first)
        #expect(page.candidates.count == 1 && other.reading.record.vin == "1M8GDM9A1KP042788")
        #expect(Set([number.quad.topLeft.y > 130, other.quad.topLeft.y > 130]) == [true, false])
        #expect(other.certainty > 0.95 && other.certainty <= 1)
    }

    @Test("an empty picture and a tiny one hold nothing, and cost no reading")
    func empty() throws {
        let runner = VINRunner(parameters: VINParameters(), recognizer: FailingRecognizer())
        for image in [GrayImage(width: 1, height: 1), GrayImage(width: 400, height: 300)] {
            let page = try runner.run(ImagePyramid(image))
            #expect(page.number == nil && page.endedBy == .localize)
        }
    }

    @Test("an engine that fails is an error that names the stage")
    func failing() throws {
        let runner = VINRunner(parameters: VINParameters(), recognizer: FailingRecognizer())
        let error = try #require(throws: StageError.self) { try runner.run(ImagePyramid(DrawnPlate().image)) }
        #expect(error.stage == .recognize && error.message == "no engine")
    }
}
