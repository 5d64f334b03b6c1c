import MRZScan

/// Understands rows of the table that `CSVRenderer` writes.
struct CSVPageReader: EarlierPageReader {
    private let columns = Dictionary(
        uniqueKeysWithValues: CSVRenderer.columnNames.enumerated().map { ($0.element, $0.offset) })

    var hasHeading: Bool { true }

    func isHeading(_ record: ArraySlice<UInt8>) -> Bool {
        record.elementsEqual(CSVRenderer.columnNames.joined(separator: ",").utf8)
    }

    func page(_ record: ArraySlice<UInt8>) -> EarlierPage? {
        let cells = Self.cells(record)
        guard cells.count == columns.count else { return nil }
        func cell(_ name: String) -> String { columns[name].map { cells[$0] } ?? "" }
        guard let page = Int(cell("page")), let pages = Int(cell("pages")), let code = Int(cell("code")),
            let codes = Int(cell("codes")), let status = ScanStatus(rawValue: cell("status"))
        else { return nil }
        let encoded = cell("fileEncoded")
        guard let name = encoded.isEmpty ? FilePath(cell("file")) : FilePath(encoded: encoded) else { return nil }
        return EarlierPage(name: name, page: page, pages: pages, code: code, codes: codes, status: status)
    }

    /// The cells of a row, quotes undone.
    private static func cells(_ record: ArraySlice<UInt8>) -> [String] {
        var cells: [[UInt8]] = [[]]
        var isQuoted = false
        var previous: UInt8 = 0
        for byte in record {
            if byte == UInt8(ascii: "\"") {
                // Two in a row within quotes stand for one.
                if !isQuoted, previous == byte { cells[cells.count - 1].append(byte) }
                isQuoted.toggle()
            } else if byte == UInt8(ascii: ","), !isQuoted {
                cells.append([])
            } else {
                cells[cells.count - 1].append(byte)
            }
            previous = byte
        }
        return cells.map { String(decoding: $0, as: UTF8.self) }
    }
}
