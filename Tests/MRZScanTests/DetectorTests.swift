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

    /// A TIFF file of grey pages: the sizes that they claim, each with the same four pixels behind.
    private func tiff(_ edges: [Int]) -> [UInt8] {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 255) } }
        var file: [UInt8] = [0x49, 0x49, 42, 0] + bytes(12, 4) + [200, 200, 200, 200]
        for (index, edge) in edges.enumerated() {
            let entries = [
                (256, edge), (257, edge), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, edge), (279, 4),
            ]
            let end = file.count + 2 + entries.count * 12 + 4
            file += bytes(entries.count, 2)
            for (tag, value) in entries { file += bytes(tag, 2) + bytes(4, 2) + bytes(1, 4) + bytes(value, 4) }
            file += bytes(index + 1 < edges.count ? end : 0, 4)
        }
        return file
    }

    @Test("a bad page does not hide those behind it, whether it is the first or another")
    func pages() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("detector-\(UUID().uuidString).tif")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(tiff([60_000, 2, 60_000, 2])).write(to: url)
        var reports: [DetectionReport] = []
        MRZDetector().detectPages(ofFile: FilePath(url.path)) { reports.append($0) }
        #expect(reports.map(\.page) == [0, 1, 2, 3])
        #expect(reports.map { $0.error == nil } == [false, true, false, true])
        #expect(reports.allSatisfy { $0.pageCount == 4 && $0.file == url.path })
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
