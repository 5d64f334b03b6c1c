import Foundation
import MRZScan
import Raster
import Testing

@Suite("The least that a scan must do")
struct LeastWorkTests {
    @Test("keeps one strip for each line that is in the result, and changes nothing of it", arguments: ["td1", "td2"])
    func strips(family: String) throws {
        let picture = try #require(try TestImages.pictures(of: family).first)
        let bytes = [UInt8](try Data(contentsOf: picture.url))
        let scanner = try MRZScanner()
        let (report, strips) = try LeastWork(for: scanner).strips(of: bytes)
        #expect(report.codes == (try scanner.scan(bytes)).codes)
        #expect(report.codes.map(\.lines) == [picture.lines] && strips.count == picture.lines.count)
        // A line of 30 or 36 cells is many times longer than high.
        #expect(strips.allSatisfy { $0.height > 0 && $0.width > 10 * $0.height })
    }

    @Test("keeps nothing where nothing is read")
    func nothing() throws {
        let picture = try #require(try TestImages.pictures(of: "negative").first)
        let least = try LeastWork(for: try MRZScanner())
        #expect(try least.strips(of: [UInt8](try Data(contentsOf: picture.url))).strips.isEmpty)
    }
}
