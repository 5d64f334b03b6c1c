import CScanShims
import Raster

/// JPEG through the shim: grey or colour, made smaller while decoding, shown in part when damaged.
enum JPEGReader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        try JPEGSession.with(bytes, limits) { session throws(CodecError) in
            let stored = try session.readHeader()
            let header = ImageHeader(
                format: .jpeg, width: Int(stored.width), height: Int(stored.height),
                orientation: ExifOrientation.inJPEG(bytes), pageCount: 1)
            try limits.check(.jpeg, width: header.width, height: header.height, bytesPerPixel: 1)
            return header
        }
    }

    static func read(_ bytes: [UInt8], _ request: DecodeRequest, _ limits: ImageLimits) throws(CodecError)
        -> StoredPage
    {
        try JPEGSession.with(bytes, limits) { session throws(CodecError) in
            let stored = try session.readHeader()
            let denominator = request.scaleDenominator(width: Int(stored.width), height: Int(stored.height))
            let channels = request.colour && stored.components > 1 ? 3 : 1
            let (width, height) = try session.configure(denominator: denominator, channels: channels)
            var outcome = scan_jpeg_outcome()
            var status = scan_jpeg_status.SCAN_JPEG_OK
            let pixels: PixelBuffer =
                if channels == 3 {
                    .colour(ColourImage(width: width, height: height) { status = session.read(into: $0, &outcome) })
                } else {
                    .gray(GrayImage(width: width, height: height) { status = session.read(into: $0, &outcome) })
                }
            let warnings = try judge(session, status, outcome, height: height, stored)
            return StoredPage(pixels, scaleDenominator: denominator, warnings: warnings)
        }
    }

    /// Decides whether there is something to show, and says what is wrong with it.
    private static func judge(
        _ session: borrowing JPEGSession, _ status: scan_jpeg_status, _ outcome: scan_jpeg_outcome, height: Int,
        _ stored: scan_jpeg_header
    ) throws(CodecError) -> [String] {
        switch status {
        case .SCAN_JPEG_UNSUPPORTED, .SCAN_JPEG_NO_MEMORY:
            throw session.error(status, stored)
        default:
            break
        }
        let percent = height > 0 ? Int(outcome.rows_with_data) * 100 / height : 0
        if outcome.is_truncated != 0 {
            guard outcome.rows_with_data > 0 else {
                throw .damaged(format: .jpeg, reason: "the file ends before the first row")
            }
            let extent = percent < 100 ? "about \(percent) % of the picture is there" : "the picture lacks detail"
            return ["truncated: \(extent)"]
        }
        if status != .SCAN_JPEG_OK {
            guard outcome.rows > 0 else { throw session.error(status, stored) }
            return ["damaged: about \(percent) % of the picture could be decoded (\(session.message))"]
        }
        return outcome.warnings > 0 ? ["damaged: parts may be wrong (\(session.message))"] : []
    }
}

/// One reader of the shim, closed when it goes out of scope.
struct JPEGSession: ~Copyable {
    private let reader: OpaquePointer

    /// Runs a closure over a reader on the bytes.
    static func with<Result>(
        _ bytes: [UInt8], _ limits: ImageLimits, _ body: (borrowing JPEGSession) throws(CodecError) -> Result
    ) throws(CodecError) -> Result {
        try bytes.withUnsafeBufferPointer { (buffer) throws(CodecError) -> Result in
            guard let base = buffer.baseAddress,
                let reader = scan_jpeg_open(base, buffer.count, limits.maximumWorkingBytes)
            else { throw .empty }
            return try body(JPEGSession(reader: reader))
        }
    }

    private init(reader: OpaquePointer) {
        self.reader = reader
    }

    deinit {
        scan_jpeg_close(reader)
    }

    /// The first warning or the error, in libjpeg's words.
    var message: String {
        let text = String(cString: scan_jpeg_message(reader))
        return text.isEmpty ? "no reason given" : text
    }

    func readHeader() throws(CodecError) -> scan_jpeg_header {
        var header = scan_jpeg_header()
        let status = scan_jpeg_read_header(reader, &header)
        guard status == .SCAN_JPEG_OK else { throw error(status, header) }
        return header
    }

    func configure(denominator: Int, channels: Int) throws(CodecError) -> (width: Int, height: Int) {
        var width: UInt32 = 0
        var height: UInt32 = 0
        let status = scan_jpeg_configure(reader, Int32(denominator), Int32(channels), &width, &height)
        guard status == .SCAN_JPEG_OK else { throw error(status, scan_jpeg_header()) }
        return (Int(width), Int(height))
    }

    func read(into pixels: UnsafeMutablePointer<UInt8>, _ outcome: inout scan_jpeg_outcome) -> scan_jpeg_status {
        scan_jpeg_read(reader, pixels, &outcome)
    }

    func error(_ status: scan_jpeg_status, _ header: scan_jpeg_header) -> CodecError {
        switch status {
        case .SCAN_JPEG_UNSUPPORTED: .unsupported("a JPEG picture of this kind (\(message))")
        case .SCAN_JPEG_NO_MEMORY: .outOfMemory(message)
        default: .damaged(format: .jpeg, reason: message)
        }
    }
}
