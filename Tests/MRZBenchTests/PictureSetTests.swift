import Foundation
import MRZScan
import Testing

@testable import mrzbench

@Suite("Sets of pictures with truth")
struct PictureSetTests {
    /// A folder that is gone with its owner.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("mrzbench-\(UUID().uuidString)")

        /// A folder with files: names below it, and what they hold.
        init(_ files: [String: Data]) throws {
            for (name, data) in files {
                let file = url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func pictures() throws(ScanError) -> PictureSet { try PictureSet(folder: FilePath(url.path)) }
    }

    /// The first bytes of a PNG file, by which it is known for a picture.
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 24))

    @Test("families take their truth from the files beside the pictures, and with it how they are read")
    func families() throws {
        let folder = try Folder([
            "card/card-1.png": Self.png, "card/card-1.mrz": Data("I<UTO\nANNA\n".utf8),
            "plates/plate-1.png": Self.png, "plates/plate-1.vin": Data("WVWZZZ1JZXW000001\n".utf8),
            "nothing/nothing-1.png": Self.png, "nothing/nothing-1.json": Data("{}".utf8),
        ])
        let set = try folder.pictures()
        #expect(set.groups == ["card", "nothing", "plates"])
        let byFamily = Dictionary(uniqueKeysWithValues: set.pictures.map { ($0.groups, $0) })
        #expect(byFamily[["card"]]?.codes == [["I<UTO", "ANNA"]] && byFamily[["card"]]?.kind == .zones)
        #expect(byFamily[["plates"]]?.codes == [["WVWZZZ1JZXW000001"]])
        #expect(byFamily[["plates"]]?.kind == .vehicleNumbers)
        #expect(byFamily[["nothing"]]?.codes == [] && byFamily[["nothing"]]?.kind == .zones)
        #expect(set.zonePictures.count == 2)
    }

    @Test("truth.json names zones, further zones, vehicle numbers and tags")
    func truthFile() throws {
        let truth = """
            [{"file": "a.png", "kind": "td2", "lines": ["A", "B"], "more_mrz": [["C", "D"]], "tags": ["photo"]},
             {"file": "b.png", "kind": "vin", "lines": [], "vin": "WVWZZZ1JZXW000001"},
             {"file": "c.png", "kind": "negative"}]
            """
        let set = try Folder(["truth.json": Data(truth.utf8)]).pictures()
        #expect(set.pictures.map(\.codes) == [[["A", "B"], ["C", "D"]], [["WVWZZZ1JZXW000001"]], []])
        #expect(set.pictures.map(\.kind) == [.zones, .vehicleNumbers, .zones])
        #expect(set.groups == ["kind negative", "kind td2", "kind vin", "tag photo"])
    }

    @Test("a folder without pictures, or with a truth that is no list, is refused")
    func refused() throws {
        let empty = try Folder(["notes/readme.txt": Data("nothing".utf8)])
        #expect(throws: ScanError.self) { try empty.pictures() }
        let broken = try Folder(["truth.json": Data("{".utf8)])
        #expect(throws: ScanError.self) { try broken.pictures() }
    }
}

@Suite("What a scan is worth")
struct OutcomeTests {
    /// The specimen of ICAO 9303 part 4, appendix B.
    private static let specimen = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    private func report(_ lines: [String]) -> ScanReport {
        TextScanner(referenceDate: nil).scan(lines.joined(separator: "\n"))
    }

    @Test("every outcome")
    func outcomes() {
        let read = report(Self.specimen)
        #expect(read.codes.map(\.lines) == [Self.specimen] && read.status == .found)
        #expect(Outcome(read, printed: [["C"], Self.specimen]) == .exact)
        #expect(Outcome(read, printed: []) == .falseFind)
        #expect(Outcome(read, printed: [["C"]]) == .silent)
        // The digit of the passport number is printed wrongly, and something else yet is printed in the picture.
        let faulty = report([Self.specimen[0], "L898902C37UTO7408122F1204159ZE184226B<<<<<10"])
        #expect(faulty.status == .foundWithFaults)
        #expect(Outcome(faulty, printed: [Self.specimen]) == .wrong)
        #expect(Outcome(ScanReport(), printed: []) == .nothingAsPrinted)
        #expect(Outcome(ScanReport(), printed: [Self.specimen]) == .nothingFound)
        let error = ScanError(.imageReadFailed, "broken", hint: "")
        #expect(Outcome(ScanReport(error: error), printed: [Self.specimen]) == .error)
    }

    @Test("the ratio of a scan's cost to the least it can cost")
    func ratio() {
        let cost = ScanCost(scan: 0.09, decode: 0.01, recognize: 0.05)
        #expect(abs(cost.ratio - 1.5) < 1e-9)
        #expect(ScanCost.cells("all", [cost, cost]) == ["all", "2", "90.0", "10.0", "50.0", "1.50", "1.50", "1.50"])
        #expect(ScanCost.cells("", []).count == ScanCost.heads.count)
    }
}
