import Foundation
import MRZScan

/// The drawn pictures of `TestImages`, with the truth beside each.
enum TestImages {
    /// What the manifest asks of one family.
    struct Family: Decodable, Sendable {
        var images: Int
        var minimumRead: Int
        var maximumMisread: Int
    }

    struct Picture: Sendable {
        var url: URL
        /// The lines that are printed, or the vehicle's number; empty for a picture without a zone.
        var lines: [String]
    }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("TestImages")

    static func manifest() throws -> [String: Family] {
        let data = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        return try JSONDecoder().decode([String: Family].self, from: data)
    }

    /// Families of vehicle numbers have names that begin so.
    static func configuration(of family: String) -> ScanConfiguration {
        var configuration = ScanConfiguration()
        if family.hasPrefix("vin") { configuration.template = "ReadVINText" }
        return configuration
    }

    static func pictures(of family: String) throws -> [Picture] {
        let folder = folder.appendingPathComponent(family)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return names.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.map { name in
            let url = folder.appendingPathComponent(name)
            let stem = url.deletingPathExtension()
            let text =
                ["mrz", "vin"].lazy.compactMap { kind in
                    try? String(contentsOf: stem.appendingPathExtension(kind), encoding: .utf8)
                }.first ?? ""
            return Picture(url: url, lines: text.split(separator: "\n").map(String.init))
        }
    }
}
