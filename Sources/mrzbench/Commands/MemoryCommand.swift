import CommandSupport
import MRZScan

/// `mrzbench memory`: whether one scanner keeps memory from scan to scan.
struct MemoryCommand {
    static let usage = """
          mrzbench memory FILE [--count 300]
              resident megabytes after 1, 30, 100, 300 … scans of a picture with one scanner, and the peak
        """

    private let path: String
    private let count: Int

    init(_ arguments: inout Arguments) throws(UsageError) {
        count = try arguments.positive("--count", standard: 300)
        path = try arguments.operand("FILE")
    }

    func run() throws(ScanError) -> ExitStatus {
        var table = TextTable(["after", "resident MB", "peak MB"])
        func add(_ moment: String) throws(ScanError) {
            let resident = try MemoryUse.resident()
            // The system notes its peak now and then only, and may be behind.
            table.add([moment, Self.megabytes(resident), Self.megabytes(max(resident, MemoryUse.peak))])
        }
        try add("start")
        let scanner = try MRZScanner()
        try add("opening")
        var first: ScanReport?
        var differing = 0
        for number in 1...count {
            let report = try scanner.scan(contentsOf: path)
            let reference = first ?? report
            if report.codes != reference.codes { differing += 1 }
            first = reference
            if Self.isMilestone(number) || number == count {
                try add("\(number) \(number == 1 ? "scan" : "scans")")
            }
        }
        print(ReportHead(set: "\(path) (\(first?.status.rawValue ?? ""))").text)
        print(table.text)
        if differing > 0 { print("\n\(differing) scans gave another result than the first") }
        return differing > 0 ? .faults : .success
    }

    /// 1, 30, 100, 300, 1000, 3000 and so on.
    private static func isMilestone(_ number: Int) -> Bool {
        var step = number
        while step >= 100, step.isMultiple(of: 10) { step /= 10 }
        return number == 1 || [10, 30].contains(step) && number >= 30
    }

    private static func megabytes(_ bytes: Int) -> String { (Double(bytes) / 1_048_576).text(places: 1) }
}
