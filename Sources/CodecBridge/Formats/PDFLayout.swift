/// What `pdfinfo` tells of a document and one of its pages.
struct PDFLayout: Equatable {
    let pageCount: Int
    /// Size as the document has it, before the page is turned, in points.
    let width: Double
    let height: Double
    /// Whether the page is turned by a quarter to be seen upright.
    let isTurned: Bool

    /// Reads the lines `Pages:`, `Page    1 size:` and `Page    1 rot:`.
    ///
    /// - Throws: `CodecError` when the document has no pages, or this one no size.
    init(information: [UInt8], page: Int) throws(CodecError) {
        let lines = Self.lines(information)
        func words(after label: [String]) -> [Substring]? { Self.words(after: label, in: lines) }
        let count = try Self.pageCount(information)
        pageCount = count
        let number = String(page + 1)
        guard page < count else {
            (width, height, isTurned) = (0, 0, false)
            return
        }
        guard let size = words(after: ["Page", number, "size:"]), size.count > 2, let width = Double(size[0]),
            let height = Double(size[2]), width > 0, height > 0, width.isFinite, height.isFinite
        else { throw .damaged(format: .pdf, reason: "page \(number) has no size") }
        self.width = width
        self.height = height
        let rotation = words(after: ["Page", number, "rot:"])?.first.flatMap { Int($0) } ?? 0
        isTurned = rotation % 180 != 0
    }

    /// Reads the line `Pages:`, whatever is said of single pages.
    ///
    /// - Throws: `CodecError` when the document has no pages.
    static func pageCount(_ information: [UInt8]) throws(CodecError) -> Int {
        guard let count = words(after: ["Pages:"], in: lines(information))?.first.flatMap({ Int($0) }), count > 0
        else { throw .damaged(format: .pdf, reason: "it has no pages") }
        return count
    }

    private static func lines(_ information: [UInt8]) -> [[Substring]] {
        String(decoding: information, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true)
        }
    }

    private static func words(after label: [String], in lines: [[Substring]]) -> [Substring]? {
        lines.first { $0.starts(with: label.map { Substring($0) }) }.map { Array($0.dropFirst(label.count)) }
    }
}

/// What a line of `pdfimages -list` tells of a picture in a page.
struct PDFPicture: Equatable {
    /// Pixels to an inch, the larger of across and down.
    let resolution: Double
    /// The area that it covers.
    let squareInches: Double

    /// The pictures of a list, without masks and those whose numbers make no sense.
    static func pictures(inList list: [UInt8]) -> [PDFPicture] {
        String(decoding: list, as: UTF8.self).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: " ", omittingEmptySubsequences: true)
            // page num type width height color comp bpc enc interp object ID x-ppi y-ppi size ratio
            guard cells.count > 13, cells[2] == "image", let width = Double(cells[3]), let height = Double(cells[4]),
                let across = Double(cells[12]), let down = Double(cells[13]), across > 0, down > 0
            else { return nil }
            return PDFPicture(resolution: max(across, down), squareInches: width / across * height / down)
        }
    }
}
