import CommandSupport
import FoundationEssentials
import MRZScan
import Raster

/// `mrzbench documents`: how exactly outlines and portraits are found.
struct DocumentsCommand {
    static let usage = """
          mrzbench documents FOLDER… [--errors]
              outlines within 1 % of the diagonal, portraits that overlap by 0.7, and what is seen where nothing is;
              each FOLDER holds pictures with name.json beside them, as specimen documents writes them
        """

    private let folders: [FilePath]
    private let listsErrors: Bool

    init(_ arguments: inout Arguments) throws(UsageError) {
        listsErrors = arguments.flag("--errors")
        folders = try arguments.operands("FOLDER").map { FilePath($0) }
    }

    func run() throws -> ExitStatus {
        let scanner = try MRZScanner(configuration: ScanConfiguration(findsPortrait: true))
        var table = TextTable([
            "folder", "pictures", "outlines", "within 1 %", "median %", "95th %", "seen in none", "portraits",
            "over 0.7", "median IoU", "seen in none",
        ])
        for folder in folders {
            var score = DocumentScore()
            for name in try FileSystem.names(in: folder).names {
                let path = folder.appending(name)
                guard MRZScanner.isPicture(head: FileSystem.head(of: path, count: 64)) else { continue }
                let truth = try DocumentTruth(beside: path)
                let report = try scanner.scan(contentsOf: path.text)
                let error = score.add(report, truth)
                if listsErrors, let error { print("\(path.display): \(error)") }
            }
            table.add([folder.display] + score.cells)
        }
        print(table.text)
        return .success
    }
}

/// What `specimen` noted of a picture's places.
struct DocumentTruth: Decodable {
    var document: [[Double]]?
    var portrait: [[Double]]?

    init(beside picture: FilePath) throws(ScanError) {
        let stem = picture.bytes.lastIndex(of: UInt8(ascii: ".")).map { Array(picture.bytes[..<$0]) } ?? picture.bytes
        let path = FilePath(bytes: stem + Array(".json".utf8))
        do {
            self = try JSONDecoder().decode(
                DocumentTruth.self, from: Data(try FileSystem.bytes(of: path, limit: 1 << 20)))
        } catch {
            throw ScanError(
                .parameterValueInvalid, "\(path.display) is no truth of a picture: \(error)",
                hint: "specimen documents writes such files")
        }
    }

    static func quad(_ corners: [[Double]]?) -> Quadrilateral? {
        guard let corners, corners.count == 4, corners.allSatisfy({ $0.count == 2 }) else { return nil }
        let points = corners.map { Point(x: $0[0], y: $0[1]) }
        return Quadrilateral(
            topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
}

/// What was found, against what is there.
struct DocumentScore {
    private var pictures = 0
    private var outlines = 0
    private var misses: [Double] = []
    private var falseOutlines = 0
    private var portraits = 0
    private var overlaps: [Double] = []
    private var falsePortraits = 0

    /// Notes a picture; what is wrong with it, or nothing.
    mutating func add(_ report: ScanReport, _ truth: DocumentTruth) -> String? {
        pictures += 1
        var errors: [String] = []
        if let drawn = DocumentTruth.quad(truth.document) {
            outlines += 1
            if let seen = report.document {
                let miss = Self.miss(of: seen.location, from: drawn)
                misses.append(miss)
                if miss > 1 { errors.append("outline off by \(miss.text(places: 2)) %") }
            } else {
                errors.append("no outline")
            }
        } else if let seen = report.document, seen.confidence > 60 {
            falseOutlines += 1
            errors.append("an outline where none is, confidence \(seen.confidence)")
        }
        if let drawn = DocumentTruth.quad(truth.portrait) {
            portraits += 1
            let overlap = report.portrait.map { $0.location.overlap(with: drawn) } ?? 0
            overlaps.append(overlap)
            if overlap < 0.7 {
                errors.append(
                    report.portrait == nil ? "no portrait" : "portrait overlaps by \(overlap.text(places: 2))")
            }
        } else if let seen = report.portrait {
            falsePortraits += 1
            errors.append("a portrait where none is, confidence \(seen.confidence)")
        }
        return errors.isEmpty ? nil : errors.joined(separator: ", ")
    }

    /// The distance of the worst corner in percent of the diagonal.
    private static func miss(of seen: Quadrilateral, from drawn: Quadrilateral) -> Double {
        let diagonal =
            (drawn.topLeft.distance(to: drawn.bottomRight) + drawn.topRight.distance(to: drawn.bottomLeft)) / 2
        let worst = zip(seen.corners, drawn.corners).map { $0.distance(to: $1) }.max() ?? .infinity
        return worst / max(1, diagonal) * 100
    }

    /// The row of the report behind the folder's name.
    var cells: [String] {
        [
            String(pictures), String(outlines), String(misses.count { $0 <= 1 }),
            Distribution(misses).median.text(places: 3), Distribution(misses).percentile95.text(places: 3),
            String(falseOutlines), String(portraits), String(overlaps.count { $0 >= 0.7 }),
            Distribution(overlaps).median.text(places: 2), String(falsePortraits),
        ]
    }
}
