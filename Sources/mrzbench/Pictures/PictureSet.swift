import FoundationEssentials
import MRZScan

/// A folder of pictures with their truth.
struct PictureSet {
    /// In the order in which they are scanned.
    let pictures: [BenchPicture]
    /// How many were left out because they show vehicle identification numbers.
    let skippedCount: Int
    /// The rows of the report, in order.
    let groups: [String]

    /// Reads `truth.json` of the folder when there is one, or else its subfolders.
    ///
    /// - Throws: `ScanError` when the folder cannot be read, its truth is no such list, or it holds no picture.
    init(folder: FilePath) throws(ScanError) {
        let truth = folder.appending("truth.json")
        if FileSystem.exists(truth) {
            let entries = try Self.entries(of: truth)
            let numbers = entries.filter { $0.kind == "vin" }
            let others = entries.filter { $0.kind != "vin" }
            pictures = others.map { entry in
                BenchPicture(
                    path: folder.appending(entry.file),
                    groups: ["kind " + entry.kind] + (entry.tags ?? []).map { "tag " + $0 },
                    zones: ([entry.lines ?? []] + (entry.otherZones ?? [])).filter { !$0.isEmpty })
            }
            skippedCount = numbers.count
        } else {
            pictures = try Self.pictures(inFamiliesOf: folder)
            skippedCount = 0
        }
        groups = Set(pictures.flatMap(\.groups)).sorted()
        guard !pictures.isEmpty else {
            throw ScanError(
                .fileNotFound, "\(folder.display) holds no pictures",
                hint: "name a folder with a truth.json, or with a folder of pictures for each family")
        }
    }

    /// What `truth.json` says of a picture.
    private struct Entry: Decodable {
        var file: String
        var kind: String
        var lines: [String]?
        var tags: [String]?
        /// The other zones of the page.
        var otherZones: [[String]]?

        enum CodingKeys: String, CodingKey {
            case file, kind, lines, tags
            case otherZones = "more_mrz"
        }
    }

    private static func entries(of truth: FilePath) throws(ScanError) -> [Entry] {
        let bytes = try FileSystem.bytes(of: truth, limit: 1 << 26)
        do {
            return try JSONDecoder().decode([Entry].self, from: Data(bytes))
        } catch {
            throw ScanError(
                .parameterValueInvalid, "\(truth.display) is no list of pictures: \(error)",
                hint: "each needs file, kind and lines")
        }
    }

    private static func pictures(inFamiliesOf folder: FilePath) throws(ScanError) -> [BenchPicture] {
        var pictures: [BenchPicture] = []
        for name in try FileSystem.names(in: folder).names {
            let family = folder.appending(name)
            guard try FileSystem.kind(of: family).kind == .folder else { continue }
            for file in try FileSystem.names(in: family).names {
                let path = family.appending(file)
                guard MRZScanner.isPicture(head: FileSystem.head(of: path, count: 64)) else { continue }
                pictures.append(
                    BenchPicture(
                        path: path, groups: [FilePath(bytes: name).display],
                        zones: try zone(beside: family.appending(stem(of: file) + Array(".mrz".utf8)))))
            }
        }
        return pictures
    }

    /// The lines of a side file; a picture without one shows no zone.
    private static func zone(beside path: FilePath) throws(ScanError) -> [[String]] {
        guard FileSystem.exists(path) else { return [] }
        let text = String(decoding: try FileSystem.bytes(of: path, limit: 1 << 16), as: UTF8.self)
        return [text.split(whereSeparator: \.isNewline).map { String($0) }]
    }

    private static func stem(of name: [UInt8]) -> [UInt8] {
        guard let point = name.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return Array(name[..<point])
    }
}
