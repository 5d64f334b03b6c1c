import CommandSupport
import MRZScan

/// `mrzbench scan`: how well and how fast a folder of pictures is read.
struct ScanCommand {
    static let usage = """
          mrzbench scan FOLDER [--json]
              pictures read exactly, wrongly, silently wrongly or not, and the time each takes; FOLDER holds a
              truth.json, or a folder for each family with name.mrz or name.vin beside each picture; vehicle numbers
              are read by ReadVINText, all else by ReadMRZ
        """

    private let folder: FilePath
    private let isJSON: Bool

    init(_ arguments: inout Arguments) throws(UsageError) {
        isJSON = arguments.flag("--json")
        folder = FilePath(try arguments.operand("FOLDER"))
    }

    func run() throws -> ExitStatus {
        let set = try PictureSet(folder: folder)
        let opening = try Stopwatch.measure { () throws(ScanError) in try Scanners() }
        let scanners = opening.result
        // The first picture comes twice, so that its row holds warm times only.
        let cold = set.pictures.first.map { MeasuredPicture($0, with: scanners) }
        let measured = set.pictures.map { MeasuredPicture($0, with: scanners) }
        let report = ScanBenchReport(
            folder: folder, set: set, opening: opening.elapsed, cold: cold?.elapsed ?? Elapsed(), measured: measured)
        print(isJSON ? try report.json() : report.text)
        return measured.contains { $0.outcome.isWorst } ? .faults : .success
    }
}
