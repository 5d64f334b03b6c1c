import CommandSupport
import Glibc
import MRZScan
import Synchronization

/// `mrzbench jobs`: what several pictures at once bring.
struct JobsCommand {
    static let usage = """
          mrzbench jobs FOLDER [--jobs N] [--rounds 1]
              pictures a second with 1, 2 … N jobs (the cores, unless given) over the pictures of a folder as scan
              takes it, each so many times, and how many times faster than with one; tells when results differ
        """

    private let folder: FilePath
    private let mostJobs: Int
    private let rounds: Int

    init(_ arguments: inout Arguments) throws(UsageError) {
        mostJobs = try arguments.positive("--jobs", standard: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        rounds = try arguments.positive("--rounds", standard: 1)
        folder = FilePath(try arguments.operand("FOLDER"))
    }

    func run() async throws -> ExitStatus {
        let set = try PictureSet(folder: folder)
        let scanners = try Scanners()
        EngineMemory.prepare(jobs: mostJobs)
        let work = (0..<rounds).flatMap { _ in set.pictures }
        print(
            ReportHead(
                set: "\(folder.display), \(set.pictures.count) pictures, \(rounds) \(rounds == 1 ? "time" : "times")"
            )
            .text)
        // One round that does not count: the recogniser of each thread is opened at its first picture.
        _ = await Self.scan(set.pictures, with: scanners, jobs: mostJobs)
        var table = TextTable(["jobs", "pictures", "wall s", "CPU s", "per s", "times one job", "CPU ms each"])
        var single: (rate: Double, codes: [[ScannedCode]])?
        var isSame = true
        for jobs in 1...mostJobs {
            let watch = Stopwatch()
            let codes = await Self.scan(work, with: scanners, jobs: jobs)
            let elapsed = watch.elapsed
            let rate = Double(work.count) / max(1e-9, elapsed.wall)
            let one = single ?? (rate, codes)
            single = one
            isSame = isSame && codes == one.codes
            table.add([
                String(jobs), String(work.count), elapsed.wall.text(places: 2), elapsed.cpu.text(places: 2),
                rate.text(places: 1), (rate / one.rate).text(places: 2),
                (elapsed.cpu * 1000 / Double(work.count)).text(places: 1),
            ])
        }
        print(table.text)
        if !isSame { print("\nsome results differ from those of one job") }
        return isSame ? .success : .faults
    }

    /// Scans pictures as the program does, so many at once; what each holds, in order.
    private static func scan(_ pictures: [BenchPicture], with scanners: Scanners, jobs: Int) async -> [[ScannedCode]] {
        let work = OrderedWork<BenchPicture, [ScannedCode]>(jobs: jobs) { picture, hand in
            // What cannot be scanned holds nothing; `mrzbench scan` names it.
            hand.add((try? scanners[picture.kind].scan(contentsOf: picture.path.text))?.codes ?? [])
        }
        let next = Mutex(pictures[...])
        var codes: [[ScannedCode]] = []
        _ = await work.run({ next.withLock { $0.popFirst() } }, isStopped: { false }) {
            codes += $0
            return true
        }
        return codes
    }
}
