import Glibc
import Raster

/// PDF documents, page by page, through the programs of Poppler.
///
/// Poppler is the PDF library that Debian keeps and that reads what scanners write. It is asked through its programs
/// and not linked, for three reasons: it is under the GPL, which this project is not; a document may crash it, or ask
/// for any amount of memory and time, and a process can be bounded in both; and it is needed only where it is
/// installed.
enum PDFReader {
    /// Points to an inch.
    private static let pointsPerInch = 72.0
    /// For pages of text and drawings, and for those whose pictures say nothing sensible.
    private static let usualResolution = 300.0
    /// Coarser and finer than any scanner that is used for documents.
    private static let resolutions = 100.0...600.0
    /// More than a scanner feeds; a document that claims more is out to keep us busy.
    private static let maximumPages = 5000
    /// More than the heading of a PNM picture takes.
    private static let longestHeading = 64

    static func pageCount(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> Int {
        let count = try PDFLayout.pageCount(run(["pdfinfo", ChildProcess.inputPath], bytes, limits))
        try check(pageCount: count)
        return count
    }

    private static func check(pageCount count: Int) throws(CodecError) {
        guard count <= maximumPages else {
            throw .damaged(format: .pdf, reason: "it claims \(count) pages, more than \(maximumPages)")
        }
    }

    static func header(of bytes: [UInt8], page: Int, _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        let layout = try layout(of: bytes, page: page, limits)
        try check(pageCount: layout.pageCount)
        guard page >= 0, page < layout.pageCount else { throw .noSuchPage(page, count: layout.pageCount) }
        let pictures = PDFPicture.pictures(inList: try run(["pdfimages", "-list"] + range(page), bytes, limits))
        let scale = resolution(of: pictures, on: layout) / pointsPerInch
        // Upright, as the program draws it.
        let (across, down) = layout.isTurned ? (layout.height, layout.width) : (layout.width, layout.height)
        let (width, height) = (pixels(across * scale), pixels(down * scale))
        try limits.check(.pdf, width: width, height: height, bytesPerPixel: 4)
        return ImageHeader(
            format: .pdf, width: width, height: height, orientation: .upright, pageCount: layout.pageCount)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader, _ request: DecodeRequest, _ limits: ImageLimits)
        throws(CodecError) -> StoredPage
    {
        // The program takes the size before it turns the page.
        let isTurned = try layout(of: bytes, page: request.page, limits).isTurned
        let (across, down) = isTurned ? (header.height, header.width) : (header.width, header.height)
        let size = ["-scale-to-x", String(across), "-scale-to-y", String(down)]
        let words = ["pdftoppm", "-cropbox"] + (request.colour ? [] : ["-gray"]) + size + range(request.page)
        let pixels = header.width * header.height * (request.colour ? 3 : 1)
        let output = try run(words, bytes, limits, most: pixels + longestHeading)
        guard FormatSniffer.isPNM(output) else {
            throw .damaged(format: .pdf, reason: "page \(request.page + 1) cannot be drawn")
        }
        return try PNMReader.read(output, PNMReader.header(of: output, limits))
    }

    private static func layout(of bytes: [UInt8], page: Int, _ limits: ImageLimits) throws(CodecError) -> PDFLayout {
        try PDFLayout(information: try run(["pdfinfo"] + range(page), bytes, limits), page: page)
    }

    /// What chooses one page, and the document.
    private static func range(_ page: Int) -> [String] {
        ["-f", String(page + 1), "-l", String(page + 1), ChildProcess.inputPath]
    }

    /// A length without fraction that fits any later multiplication; the limits refuse it if it is large.
    private static func pixels(_ length: Double) -> Int { Int(min(max(1, length.rounded()), 1e9)) }

    /// That of the pictures when they cover most of the page, as on a scanned one.
    private static func resolution(of pictures: [PDFPicture], on layout: PDFLayout) -> Double {
        let covered = pictures.reduce(0) { $0 + $1.squareInches }
        let page = layout.width * layout.height / (pointsPerInch * pointsPerInch)
        guard covered >= page / 2, let finest = pictures.map(\.resolution).max() else { return usualResolution }
        return min(max(finest, resolutions.lowerBound), resolutions.upperBound)
    }

    /// What a program of Poppler says about the document.
    private static func run(_ words: [String], _ bytes: [UInt8], _ limits: ImageLimits, most: Int = 1 << 20)
        throws(CodecError) -> [UInt8]
    {
        // Beside the page, the program takes memory for itself and its libraries.
        let bounds = ChildProcess.Limits(memory: limits.maximumWorkingBytes + (1 << 30), seconds: limits.maximumSeconds)
        var child: ChildProcess
        do {
            child = try ChildProcess(words, input: bytes, limits: bounds)
        } catch {
            throw .leftOut(
                "a PDF document", because: "\(error.program) cannot be started: \(error.reason)",
                hint: "install poppler-utils, or convert the document to TIFF")
        }
        let tooLong = CodecError.damaged(
            format: .pdf, reason: "a page takes more than \(limits.maximumSeconds) seconds")
        // Time that passes is not time that is used, where others use the processor as well.
        guard let output = child.read(most + 1, within: limits.maximumSeconds * 10_000) else { throw tooLong }
        guard output.count <= most else { throw .outOfMemory("\(words[0]) gives more than a page") }
        switch child.finish() {
        case .exit(0): return output
        case .signal(SIGXCPU), .signal(SIGKILL): throw tooLong
        case .signal: throw .outOfMemory("\(words[0]) was ended by the document")
        case .exit: throw failure(child.errors)
        }
    }

    private static func failure(_ errors: String) -> CodecError {
        // "Wrong page range given: the first page (4) can not be after the last page (3)."
        if errors.contains("Wrong page range") {
            let numbers = errors.split { !$0.isNumber }.compactMap { Int($0) }
            if numbers.count > 1 { return .noSuchPage(numbers[0] - 1, count: numbers[1]) }
        }
        if errors.contains("Incorrect password") { return .unsupported("a PDF document with a password") }
        if errors.lowercased().contains("memory") { return .outOfMemory("a page of the PDF document") }
        let first = errors.split(separator: "\n").first.map { String($0) } ?? "no reason given"
        return .damaged(format: .pdf, reason: first)
    }
}
