import MRZScan
import Raster

/// `mrzbench large`: what a picture costs when a phone has taken it.
struct LargeCommand {
    static let usage = """
          mrzbench large FILE [--megapixels 12]
              milliseconds for a picture that is enlarged to so many pixels and stored as JPEG, first and later scans
        """

    private static let warmCount = 5

    private let path: String
    private let megapixels: Double

    init(_ arguments: inout Arguments) throws(UsageError) {
        megapixels = try arguments.positive("--megapixels", standard: 12)
        path = try arguments.operand("FILE")
    }

    func run() throws(ScanError) -> ExitStatus {
        let scanner = try MRZScanner()
        let own = try FileSystem.bytes(of: FilePath(path), limit: scanner.maximumFileBytes)
        let picture = try scanner.picture(own)
        let (width, height) = (Double(picture.width), Double(picture.height))
        let factor = (megapixels * 1e6 / max(1, width * height)).squareRoot()
        let whole = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: width, y: 0), bottomRight: Point(x: width, y: height),
            bottomLeft: Point(x: 0, y: height))
        let bytes =
            picture.rectified(whole, toWidth: Int(width * factor), height: Int(height * factor))
            .map { PictureFile.jpeg($0) } ?? []
        let first = try Stopwatch.measure { () throws(ScanError) in try scanner.scan(bytes) }
        var warm: [Elapsed] = []
        for _ in 0..<Self.warmCount {
            warm.append(try Stopwatch.measure { () throws(ScanError) in try scanner.scan(bytes) }.elapsed)
        }
        var table = TextTable(["", "wall ms", "CPU ms"])
        func add(_ name: String, _ wall: Double, _ cpu: Double) {
            table.add([name, (wall * 1000).text(places: 1), (cpu * 1000).text(places: 1)])
        }
        add("first scan", first.elapsed.wall, first.elapsed.cpu)
        add(
            "later scans, median of \(Self.warmCount)", Distribution(warm.map(\.wall)).median,
            Distribution(warm.map(\.cpu)).median)
        let size = "\(first.result.width) × \(first.result.height)"
        print(ReportHead(set: "\(path) at \(size) (\(first.result.status.rawValue))").text)
        print(table.text)
        return .success
    }
}
