import CommandSupport
import MRZScan

/// `mrzbench confidence`: what the confidence of a character is worth.
struct ConfidenceCommand {
    static let usage = """
          mrzbench confidence FOLDER
              of the characters that are given with a confidence, how many are wrong; and the rising steps that fit
              the decoder's own confidences best, from which the table of the pipeline is made
        """

    private let folder: FilePath

    init(_ arguments: inout Arguments) throws(UsageError) {
        folder = FilePath(try arguments.operand("FOLDER"))
    }

    func run() throws(ScanError) -> ExitStatus {
        let set = try PictureSet(folder: folder)
        let scanner = try MRZScanner()
        var decoded: [(value: Double, isSuccess: Bool)] = []
        var reported: [(value: Double, isSuccess: Bool)] = []
        for picture in set.zonePictures where !picture.codes.isEmpty {
            let bytes = try FileSystem.bytes(of: picture.path, limit: scanner.maximumFileBytes)
            // What cannot be scanned says nothing of characters; `mrzbench scan` names it.
            guard let codes = try? scanner.scanWithConfidences(bytes) else { continue }
            for code in codes {
                guard let truth = Self.truth(of: code.lines, in: picture.codes) else { continue }
                for (line, (given, printed)) in zip(code.lines, truth).enumerated() {
                    for (column, pair) in zip(given.utf8, printed.utf8).enumerated() {
                        let confidence = code.confidences[line][column]
                        decoded.append((confidence.decoded, pair.0 == pair.1))
                        reported.append((confidence.reported, pair.0 == pair.1))
                    }
                }
            }
        }
        print(ReportHead(set: "\(folder.display), \(decoded.count) characters").text)
        print("as reported\n" + Self.table(reported).text + "\n\nas decoded\n" + Self.table(decoded).text)
        print("\nrising steps of the decoder's confidence\n" + Self.table(MonotoneFit(decoded)).text)
        return .success
    }

    /// The printed zone of the same shape that differs least; `nil` when a quarter of it or more differs, as then lines
    /// are shifted and say nothing of single characters.
    private static func truth(of lines: [String], in zones: [[String]]) -> [String]? {
        let same = zones.filter { $0.map(\.utf8.count) == lines.map(\.utf8.count) }
        func distance(_ zone: [String]) -> Int {
            zip(zone.joined().utf8, lines.joined().utf8).count { $0 != $1 }
        }
        guard let best = same.min(by: { distance($0) < distance($1) }) else { return nil }
        return distance(best) * 4 < best.joined().utf8.count ? best : nil
    }

    private static let edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1.0000001]

    private static func table(_ samples: [(value: Double, isSuccess: Bool)]) -> TextTable {
        var table = TextTable(["confidence from %", "characters", "wrong", "wrong %", "expected %"])
        for (from, to) in zip(edges, edges.dropFirst()) {
            let inside = samples.filter { $0.value >= from && $0.value < to }
            let wrong = inside.count { !$0.isSuccess }
            let expected = inside.reduce(0) { $0 + 1 - $1.value } / Double(max(1, inside.count))
            table.add([
                (from * 100).text(places: 1), String(inside.count), String(wrong),
                (100 * Double(wrong) / Double(max(1, inside.count))).text(places: 2), (100 * expected).text(places: 2),
            ])
        }
        return table
    }

    private static func table(_ fit: MonotoneFit) -> TextTable {
        var table = TextTable(["from %", "to %", "characters", "right %"])
        for step in fit.steps {
            table.add([
                (step.from * 100).text(places: 3), (step.to * 100).text(places: 3), String(step.count),
                (step.share * 100).text(places: 3),
            ])
        }
        return table
    }
}
