import MRZScan

/// What an earlier run wrote to a file: the inputs that it reported as a whole, one after the other.
///
/// The results are their own journal. An input counts when all its pages are there; what follows the last such input,
/// a torn line or the first pages of a file, is to be cut and done again.
struct EarlierResults {
    /// One input with all its pages.
    struct Reported: Equatable {
        var name: FilePath
        var statuses: [ScanStatus]
    }

    /// Where the last input that was given ends; 0 when there is none, and not even a heading.
    private(set) var end = 0

    private var records: RecordReader
    private let reader: any EarlierPageReader
    private let name: FilePath
    private var ahead: EarlierPage?

    /// Reads from the beginning of a file.
    ///
    /// - Parameters:
    ///   - descriptor: the file.
    ///   - format: what it was written as; `jsonl` or `csv`.
    ///   - name: the file's name, for errors.
    init(descriptor: Int32, format: OutputFormat, name: FilePath) {
        self.name = name
        records = RecordReader(descriptor: descriptor, hasQuotes: format == .csv)
        reader = format == .csv ? CSVPageReader() : JSONLinesPageReader()
    }

    /// The next input; `nil` when there are no more whole ones.
    ///
    /// - Throws: `ScanError` when the file cannot be read, or holds something else.
    mutating func next() throws(ScanError) -> Reported? {
        if end == 0, ahead == nil, reader.hasHeading {
            guard let heading = try records.next() else { return nil }
            guard reader.isHeading(heading.bytes) else { throw notOurs() }
            end = heading.end
        }
        guard var page = try nextPage() else { return nil }
        guard page.page == 0 else { throw notOurs() }
        var reported = Reported(name: page.name, statuses: [page.status])
        while page.page + 1 < page.pages {
            guard let following = try nextPage() else { return nil }
            // The file was given up before its last page.
            if following.page == 0 {
                ahead = following
                break
            }
            page = following
            reported.statuses.append(page.status)
        }
        end = page.end
        return reported
    }

    /// The next page with all its codes.
    private mutating func nextPage() throws(ScanError) -> EarlierPage? {
        if let page = ahead {
            ahead = nil
            return page
        }
        while let record = try records.next() {
            guard var page = reader.page(record.bytes) else { throw notOurs() }
            page.end = record.end
            if page.code >= page.codes { return page }
        }
        return nil
    }

    private func notOurs() -> ScanError {
        ScanError(
            .fileSaveFailed, "record \(records.count) of \(name.display) is no result in this format",
            hint: "choose another --output or --format; without --resume the file is begun anew")
    }
}

/// What one record of earlier results says.
struct EarlierPage: Equatable {
    var name: FilePath
    var page: Int
    var pages: Int
    /// Which of the page's codes it is about, from 1, and how many there are; 0 and 0 where a record has them all.
    var code = 0
    var codes = 0
    var status: ScanStatus
    /// Where the record ends in the file.
    var end = 0
}

/// Understands records of one format.
protocol EarlierPageReader {
    var hasHeading: Bool { get }
    func isHeading(_ record: ArraySlice<UInt8>) -> Bool
    /// What a record says; `nil` when it is none of ours.
    func page(_ record: ArraySlice<UInt8>) -> EarlierPage?
}

extension EarlierPageReader {
    var hasHeading: Bool { false }
    func isHeading(_ record: ArraySlice<UInt8>) -> Bool { false }
}
