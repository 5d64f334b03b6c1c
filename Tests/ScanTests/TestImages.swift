import Foundation

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
        /// The lines that are printed; empty for a picture without a zone.
        var lines: [String]
    }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("TestImages")

    static func manifest() throws -> [String: Family] {
        let data = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        return try JSONDecoder().decode([String: Family].self, from: data)
    }

    static func pictures(of family: String) throws -> [Picture] {
        let folder = folder.appendingPathComponent(family)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return names.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.map { name in
            let url = folder.appendingPathComponent(name)
            let truth = url.deletingPathExtension().appendingPathExtension("mrz")
            let text = (try? String(contentsOf: truth, encoding: .utf8)) ?? ""
            return Picture(url: url, lines: text.split(separator: "\n").map(String.init))
        }
    }
}
