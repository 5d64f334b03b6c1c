/// `specimen score`: how well a text file of read lines agrees with the drawn ones.
struct ScoreCommand {
    static let usage = """
        specimen score --truth FILE.txt --read FILE.txt
            character error rate, lines read exactly and lines of a wrong length, line by line (pages of the
            recogniser's output may be parted by form feeds), and the symbols that were most often confused
        """

    private let truth: [[UInt8]]
    private let read: [[UInt8]]

    init(_ arguments: inout Arguments) throws(SpecimenError) {
        guard let truthPath = try arguments.value("--truth"), let readPath = try arguments.value("--read") else {
            throw SpecimenError("--truth and --read are needed")
        }
        try arguments.finish()
        truth = try Self.lines(truthPath).map { Array($0) }.filter { !$0.isEmpty }
        read = try Self.pages(readPath)
        guard truth.count == read.count else {
            throw SpecimenError("\(truth.count) lines were drawn, \(read.count) pages were read")
        }
    }

    func run() {
        var errors = 0
        var symbols = 0
        var exact = 0
        var wrongLength = 0
        var confusions: [String: Int] = [:]
        for (expected, found) in zip(truth, read) {
            errors += EditDistance.between(expected, found)
            symbols += expected.count
            if expected == found { exact += 1 }
            if expected.count != found.count { wrongLength += 1 }
            guard expected.count == found.count else { continue }
            for (a, b) in zip(expected, found) where a != b {
                confusions[String(decoding: [a, 0x3E, b], as: UTF8.self), default: 0] += 1
            }
        }
        let share = { (part: Int, whole: Int) in (Double(part) / Double(max(1, whole)) * 10000).rounded() / 100 }
        print(
            "lines \(truth.count)  CER \(share(errors, symbols)) %  exact \(share(exact, truth.count)) %  "
                + "wrong length \(share(wrongLength, truth.count)) %")
        let worst = confusions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
        print("confused: " + worst.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }

    private static func lines(_ path: String) throws(SpecimenError) -> [ArraySlice<UInt8>] {
        try InputFile.read(path).split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    /// One text for each page: its lines joined, spaces dropped.
    private static func pages(_ path: String) throws(SpecimenError) -> [[UInt8]] {
        var pages = try InputFile.read(path).split(separator: 0x0C, omittingEmptySubsequences: false)
        // Every page ends with a form feed, so nothing follows the last one.
        if pages.last?.allSatisfy({ $0 == 0x0A }) ?? false { pages.removeLast() }
        return pages.map { page in page.filter { $0 > 0x20 } }
    }
}
