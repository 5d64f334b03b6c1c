import CommandSupport
import CodeParser
import MRZScan

/// `mrzbench parse`: how fast clean text becomes fields, on one core.
struct ParseCommand {
    static let usage = """
          mrzbench parse [--seconds 2]
              clean TD3, TD1, TD2 zones and vehicle identification numbers a second, each for so many seconds of
              processor time
        """

    /// One kind of text, and how it is parsed.
    private struct Workload {
        let name: String
        let texts: [String]
        /// Whether the text was read and every check digit agrees.
        let isRead: (String) -> Bool
    }

    private let seconds: Double

    init(_ arguments: inout Arguments) throws(UsageError) {
        seconds = try arguments.positive("--seconds", standard: 2)
        try arguments.finish()
    }

    func run() throws -> ExitStatus {
        // A day is given, as every scan does, so that centuries, ages and expiry are part of the work.
        let day = CalendarDate(year: 2026, month: 1, day: 1)
        let zones = ZoneParser(options: ParsingOptions(referenceDate: day))
        let numbers = VINParser(referenceDate: day)
        let formats: [(name: String, format: ZoneFormat)] = [("TD3", .td3), ("TD1", .td1), ("TD2", .td2)]
        var workloads = try formats.map { name, format in
            Workload(name: name, texts: try SampleTexts.zones(format)) { zones.parse($0)?.isValid ?? false }
        }
        workloads.append(
            Workload(name: "VIN", texts: SampleTexts.numbers) { numbers.parse($0)?.status == .valid })

        var table = TextTable(["text", "parsed", "wall s", "CPU s", "per s wall", "per s CPU", "µs CPU each"])
        var isAllRead = true
        for workload in workloads {
            // The tables of codes and makers are built when they are first asked.
            for text in workload.texts where !workload.isRead(text) { isAllRead = false }
            let (count, elapsed) = repeated(workload)
            table.add([
                workload.name, String(count), elapsed.wall.text(places: 2), elapsed.cpu.text(places: 2),
                (Double(count) / elapsed.wall).text(places: 0), (Double(count) / elapsed.cpu).text(places: 0),
                (elapsed.cpu / Double(count) * 1e6).text(places: 2),
            ])
        }
        print(ReportHead(set: "\(SampleTexts.count) texts of each kind, one thread").text)
        print(table.text)
        if !isAllRead { print("\nsome texts were not read as valid: the numbers are not of clean text") }
        return isAllRead ? .success : .faults
    }

    /// Parses the texts in turn until the time is over.
    private func repeated(_ workload: Workload) -> (count: Int, elapsed: Elapsed) {
        let watch = Stopwatch()
        var count = 0
        var elapsed = Elapsed()
        repeat {
            // The count of successes is what keeps the work from being left out.
            for _ in 0..<16 { count += workload.texts.count(where: workload.isRead) }
            elapsed = watch.elapsed
        } while elapsed.cpu < seconds && count > 0
        return (count, elapsed)
    }
}
