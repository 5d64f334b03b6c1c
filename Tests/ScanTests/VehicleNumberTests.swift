import Foundation
import MRZScan
import Testing

/// Vehicle numbers where there are some and where there are none.
@Suite("Vehicle numbers in TestImages", .serialized)
struct VehicleNumberTests {
    private func scanner(_ template: String) throws -> MRZScanner {
        var configuration = ScanConfiguration()
        configuration.template = template
        return try MRZScanner(configuration: configuration)
    }

    @Test("none is read in documents and in pages of other text", arguments: ["passport", "td1", "negative"])
    func none(family: String) throws {
        let scanner = try scanner("ReadVINText")
        for picture in try TestImages.pictures(of: family) {
            let report = try scanner.scan(contentsOf: picture.url.path)
            #expect(report.codes.isEmpty, "\(picture.url.lastPathComponent)")
        }
    }

    @Test("auto reads zones and vehicle numbers alike")
    func auto() throws {
        let scanner = try scanner("auto")
        for family in ["visa-b", "vin"] {
            for picture in try TestImages.pictures(of: family).prefix(3) {
                let report = try scanner.scan(contentsOf: picture.url.path)
                #expect(report.codes.count == 1 && report.codes.first?.lines == picture.lines)
                #expect((report.codes.first?.codeType == "VIN") == (family == "vin"))
            }
        }
    }

    @Test("the fields have the vendor's names, and what the tables know beside them")
    func fields() throws {
        let picture = try #require(try TestImages.pictures(of: "vin").first)
        let code = try #require(try scanner("ReadVINText").scan(contentsOf: picture.url.path).codes.first)
        let number = try #require(picture.lines.first)
        for (name, columns) in [
            ("vinString", 0..<17), ("WMI", 0..<3), ("VDS", 3..<9), ("checkDigit", 8..<9), ("VIS", 9..<17),
            ("plantCode", 10..<11), ("serialNumber", 11..<17),
        ] {
            let expected = String(Array(number)[columns])
            #expect(code[name]?.value == expected, "\(name)")
        }
        for name in ["region", "modelYear", "country"] { #expect(code[name] != nil, "\(name)") }
    }
}
