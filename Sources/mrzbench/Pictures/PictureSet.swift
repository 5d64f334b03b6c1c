import FoundationEssentials
import MRZScan

/// A folder of pictures with their truth.
struct PictureSet {
    /// In the order in which they are scanned.
    let pictures: [BenchPicture]
    /// The rows of the report, in order.
    let groups: [String]

    /// The pictures in which zones are looked for.
    var zonePictures: [BenchPicture] { pictures.filter { $0.kind == .zones } }

    /// Reads `truth.json` of the folder when there is one, or else its subfolders.
    ///
    /// - Throws: `ScanError` when the folder cannot be read, its truth is no such list, or it holds no picture.
    init(folder: FilePath) throws(ScanError) {
        let truth = folder.appending("truth.json")
        if FileSystem.exists(truth) {
            let entries = try Self.entries(of: truth)
            pictures = entries.map { entry in
                BenchPicture(
                    path: folder.appending(entry.file),
                    groups: ["kind " + entry.kind] + (entry.tags ?? []).map { "tag " + $0 },
                    kind: entry.kind == "vin" ? .vehicleNumbers : .zones, codes: entry.codes)
            }
        } else {
            pictures = try Self.pictures(inFamiliesOf: folder)
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
        /// The vehicle number, where one is printed.
        var vin: String?
        var tags: [String]?
        /// The other zones of the page.
        var otherZones: [[String]]?

        enum CodingKeys: String, CodingKey {
            case file, kind, lines, vin, tags
            case otherZones = "more_mrz"
        }

        var codes: [[String]] {
            ([lines ?? [], vin.map { [$0] } ?? []] + (otherZones ?? [])).filter { !$0.isEmpty }
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
                let stem = family.appending(stem(of: file))
                let zone = try lines(of: stem, ".mrz")
                let number = try lines(of: stem, ".vin")
                pictures.append(
                    BenchPicture(
                        path: path, groups: [FilePath(bytes: name).display],
                        kind: number == nil ? .zones : .vehicleNumbers, codes: (zone ?? number).map { [$0] } ?? []))
            }
        }
        return pictures
    }

    /// The lines of the file beside a picture that has this ending; `nil` when there is none.
    private static func lines(of stem: FilePath, _ ending: String) throws(ScanError) -> [String]? {
        let path = FilePath(bytes: stem.bytes + Array(ending.utf8))
        guard FileSystem.exists(path) else { return nil }
        let text = String(decoding: try FileSystem.bytes(of: path, limit: 1 << 16), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).map { String($0) }
    }

    private static func stem(of name: [UInt8]) -> [UInt8] {
        guard let point = name.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return Array(name[..<point])
    }
}
