import Foundation
import MRZScan
import Raster
import Testing

/// Looks for zones in the drawn pictures without reading them.
@Suite("Detection in TestImages", .serialized)
struct DetectionTests {
    static let families = FamilyTests.families.filter { $0 != "negative" && !$0.hasPrefix("vin") }

    private struct Truth: Decodable { var zone: [[Double]] }

    @Test("sees a zone in as many pictures as are read at least, where it was drawn", arguments: families)
    func family(name: String) throws {
        let asked = try #require(try TestImages.manifest()[name])
        var seen = 0
        for picture in try TestImages.pictures(of: name) where !picture.lines.isEmpty {
            let report = try MRZDetector().detect(contentsOf: picture.url.path)
            guard report.isFound else { continue }
            seen += 1
            let data = try Data(contentsOf: picture.url.deletingPathExtension().appendingPathExtension("json"))
            guard let zone = report.zones.first, let truth = try? JSONDecoder().decode(Truth.self, from: data).zone
            else { continue }
            // The middle of the one lies within the box of the other.
            let corners = zone.location.corners
            let middle = (corners.map(\.x).reduce(0, +) / 4, corners.map(\.y).reduce(0, +) / 4)
            let (xs, ys) = (truth.map { $0[0] }, truth.map { $0[1] })
            let isInside =
                middle.0 >= xs.min() ?? 0 && middle.0 <= xs.max() ?? 0 && middle.1 >= ys.min() ?? 0
                && middle.1 <= ys.max() ?? 0
            #expect(isInside, "\(picture.url.lastPathComponent)")
        }
        #expect(seen >= asked.minimumRead, "\(name): \(seen) seen")
    }

    @Test("sees none in an empty page, a bar code and a list of numbers")
    func nothing() throws {
        for name in ["barcode", "empty", "numbers"] {
            let path = TestImages.folder.path + "/negative/negative-\(name).jpg"
            #expect(try MRZDetector().detect(contentsOf: path).isFound == false, "\(name)")
        }
        for picture in try TestImages.pictures(of: "vin") {
            #expect(try MRZDetector().detect(contentsOf: picture.url.path).isFound == false)
        }
    }

    @Test("says so before the reading")
    func notice() throws {
        let picture = try #require(try TestImages.pictures(of: "passport").first)
        let bytes = [UInt8](try Data(contentsOf: picture.url))
        var notices: [Bool] = []
        let report = try MRZScanner().scan(bytes) { notices.append($0.isFound) }
        #expect(notices == [true] && report.status == .found)
    }
}
