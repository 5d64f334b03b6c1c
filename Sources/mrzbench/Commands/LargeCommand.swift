import CommandSupport
import MRZScan
import Raster

/// `mrzbench large`: what a picture costs when a phone has taken it.
struct LargeCommand {
    static let usage = """
          mrzbench large FILE… [--megapixels 12]
              milliseconds for a picture that is enlarged to so many pixels and stored as JPEG, first and later scans
        """

    private static let warmCount = 5

    private let paths: [FilePath]
    private let megapixels: Double

    init(_ arguments: inout Arguments) throws(UsageError) {
        megapixels = try arguments.positive("--megapixels", standard: 12)
        paths = try arguments.operands("FILE").map { FilePath($0) }
    }

    func run() throws(ScanError) -> ExitStatus {
        let scanner = try MRZScanner()
        print(ReportHead(set: "\(paths.count) pictures enlarged to \(megapixels.text(places: 0)) megapixels").text)
        var table = TextTable([
            "", "size", "MB", "status", "first scan: wall ms", "CPU ms", "median of \(Self.warmCount) later: wall ms",
            "CPU ms",
        ])
        for path in paths {
            let bytes = try enlarged(path, with: scanner)
            let first = try Stopwatch.measure { () throws(ScanError) in try scanner.scan(bytes) }
            var warm: [Elapsed] = []
            for _ in 0..<Self.warmCount {
                warm.append(try Stopwatch.measure { () throws(ScanError) in try scanner.scan(bytes) }.elapsed)
            }
            let report = first.result
            let times = [
                first.elapsed.wall, first.elapsed.cpu, Distribution(warm.map(\.wall)).median,
                Distribution(warm.map(\.cpu)).median,
            ]
            table.add(
                [
                    path.display, "\(report.width) × \(report.height)", (Double(bytes.count) / 1e6).text(places: 1),
                    report.status.rawValue,
                ] + times.map { ($0 * 1000).text(places: 1) })
        }
        print(table.text)
        return .success
    }

    /// A picture at the size that is asked for, as a JPEG file.
    private func enlarged(_ path: FilePath, with scanner: MRZScanner) throws(ScanError) -> [UInt8] {
        let picture = try scanner.picture(try FileSystem.bytes(of: path, limit: scanner.maximumFileBytes))
        let (width, height) = (Double(picture.width), Double(picture.height))
        let factor = (megapixels * 1e6 / max(1, width * height)).squareRoot()
        let whole = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: width, y: 0), bottomRight: Point(x: width, y: height),
            bottomLeft: Point(x: 0, y: height))
        return picture.rectified(whole, toWidth: Int(width * factor), height: Int(height * factor))
            .map { PictureFile.jpeg($0) } ?? []
    }
}
