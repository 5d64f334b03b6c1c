import CommandSupport
import MRZScan

/// `mrzbench stages`: where the time of a scan goes.
struct StagesCommand {
    static let usage = """
          mrzbench stages FOLDER
              milliseconds of each stage over the pictures of a folder as scan takes it: the share of all time, and
              the median, the 95th percentile and the most of a picture; apart for pictures without a zone;
              pictures of vehicle numbers, whose stages are others, are left out
        """

    private let folder: FilePath

    init(_ arguments: inout Arguments) throws(UsageError) {
        folder = FilePath(try arguments.operand("FOLDER"))
    }

    func run() throws(ScanError) -> ExitStatus {
        let set = try PictureSet(folder: folder)
        let scanner = try MRZScanner()
        print(ReportHead(set: "\(folder.display), \(set.zonePictures.count) pictures").text)
        let isWithZone: [(name: String, pictures: [BenchPicture])] = [
            ("with a zone", set.zonePictures.filter { !$0.codes.isEmpty }),
            ("without", set.zonePictures.filter(\.codes.isEmpty)),
        ]
        for (name, pictures) in isWithZone where !pictures.isEmpty {
            var spent = StageSums()
            for picture in pictures {
                let bytes = try FileSystem.bytes(of: picture.path, limit: scanner.maximumFileBytes)
                let watch = Stopwatch()
                // What cannot be scanned has no stages; `mrzbench scan` names it.
                guard let scan = try? scanner.timedScan(bytes) else { continue }
                spent.add(scan.times, total: watch.elapsed)
            }
            print("\(pictures.count) pictures \(name), \(spent.stripCount) strips read\n" + spent.table.text + "\n")
        }
        return .success
    }
}
