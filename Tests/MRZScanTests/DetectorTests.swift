import CodecBridge
import Foundation
import MRZScan
import Raster
import Testing

@Suite("Detector")
struct DetectorTests {
    /// Two rows of 44 cells that hold ink of a changing shape, as OCR-B does from afar.
    private func zone() -> GrayImage {
        var image = GrayImage(width: 1000, height: 500, filledWith: 235)
        for row in 0..<2 {
            for cell in 0..<44 {
                // Two stems, and between them a bar at a height that changes.
                let bar = (cell * 7 + row * 5) % 3 * 9
                for y in 0..<24 {
                    for x in 0..<13 where x < 3 || x > 9 || y >= bar && y < bar + 4 {
                        image[60 + cell * 20 + x, 350 + row * 52 + y] = 30
                    }
                }
            }
        }
        return image
    }

    @Test("sees rows of one pitch, level and turned, and nothing on an empty page")
    func shapes() throws {
        let level = try MRZDetector().detect(zone())
        #expect(level.isFound && level.zones.first?.lineCount == 2 && level.zones.first?.rotation == 0)
        let place = try #require(level.zones.first?.location)
        #expect(abs(place.topLeft.x - 60) < 25 && abs(place.topLeft.y - 350) < 25)
        #expect(abs(place.bottomRight.x - 933) < 25 && abs(place.bottomRight.y - 426) < 25)
        let turned = try MRZDetector().detect(ImageEncoder.png(zone().transposed()))
        #expect(turned.zones.first?.rotation == 90 && turned.zones.first?.lineCount == 2)
        #expect(turned.width == 500 && turned.height == 1000)
        let empty = try MRZDetector().detect(GrayImage(width: 400, height: 300, filledWith: 200))
        #expect(!empty.isFound && empty.zones.isEmpty)
    }

    @Test("what is no picture is an error, and the report is valid JSON")
    func errors() throws {
        #expect(throws: ScanError.self) { try MRZDetector().detect([1, 2, 3]) }
        #expect(throws: ScanError.self) { try MRZDetector().detect(contentsOf: "/nowhere") }
        var report = try MRZDetector().detect(zone())
        report.file = "a\n\"b\".png"
        let object = try JSONSerialization.jsonObject(with: Data(report.jsonText().utf8)) as? [String: Any]
        #expect(object?["file"] as? String == "a\n\"b\".png" && object?["found"] as? Bool == true)
        let zones = try #require(object?["zones"] as? [[String: Any]])
        #expect((zones.first?["location"] as? [[Double]])?.count == 4)
    }
}
