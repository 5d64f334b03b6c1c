import Raster

/// Bytes to upright pictures.
///
/// Formats are told by content, never by name. Sizes are checked from the header before memory is taken. Nothing is
/// printed and no file is touched. A value; use it from any thread.
package struct ImageDecoder: Sendable {
    package let limits: ImageLimits

    package init(limits: ImageLimits = ImageLimits()) {
        self.limits = limits
    }

    /// Whether a file that begins with these bytes (a few dozen are enough) is of a format that is read.
    package static func isPicture(head: [UInt8]) -> Bool {
        (try? FormatSniffer.format(of: head)) != nil
    }

    /// Reads the header of one page, and checks it against the limits.
    ///
    /// - Throws: `CodecError` when the bytes are no picture, or one that will not be decoded.
    package func inspect(_ bytes: [UInt8], page: Int = 0) throws(CodecError) -> ImageHeader {
        let header =
            switch try format(of: bytes) {
            case .jpeg: try JPEGReader.header(of: bytes, limits)
            case .png: try PNGReader.header(of: bytes, limits)
            case .tiff: try TIFFReader.header(of: bytes, page: page, limits)
            case .webp: try WebPReader.header(of: bytes, limits)
            case .bmp: try BMPReader.header(of: bytes, limits)
            case .gif: try GIFReader.header(of: bytes, limits)
            case .pnm: try PNMReader.header(of: bytes, limits)
            case .heif: try HEIFReader.header(of: bytes, limits)
            case .jpeg2000: try JPEG2000Reader.header(of: bytes, limits)
            case .pdf: try PDFReader.header(of: bytes, page: page, limits)
            }
        guard page >= 0, page < header.pageCount else { throw .noSuchPage(page, count: header.pageCount) }
        return header
    }

    /// How many pages a file has, without a judgement of any of them where there can be several.
    ///
    /// - Throws: `CodecError` when the bytes are no picture, or the only page will not be decoded.
    package func pageCount(of bytes: [UInt8]) throws(CodecError) -> Int {
        switch try format(of: bytes) {
        case .tiff: try TIFFReader.pageCount(of: bytes)
        case .pdf: try PDFReader.pageCount(of: bytes, limits)
        default: try inspect(bytes).pageCount
        }
    }

    private func format(of bytes: [UInt8]) throws(CodecError) -> ImageFormat {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.maximumFileBytes else {
            throw .fileTooLarge(bytes: bytes.count, limit: limits.maximumFileBytes)
        }
        return try FormatSniffer.format(of: bytes)
    }

    /// Decodes one page and turns it upright.
    ///
    /// A file that is cut off or damaged, but shows something, gives a picture with a warning.
    ///
    /// - Throws: `CodecError` when there is nothing to show.
    package func decode(_ bytes: [UInt8], _ request: DecodeRequest = DecodeRequest()) throws(CodecError)
        -> DecodedImage
    {
        let header = try inspect(bytes, page: request.page)
        let stored =
            switch header.format {
            case .jpeg: try JPEGReader.read(bytes, request, limits)
            case .png: try PNGReader.read(bytes, header)
            case .tiff: try TIFFReader.read(bytes, header, page: request.page)
            case .webp: try WebPReader.read(bytes, header)
            case .bmp: try BMPReader.read(bytes, header)
            case .gif: try GIFReader.read(bytes, header)
            case .pnm: try PNMReader.read(bytes, header)
            case .heif: try HEIFReader.read(bytes, header, limits)
            case .jpeg2000: try JPEG2000Reader.read(bytes, header, request)
            case .pdf: try PDFReader.read(bytes, header, request, limits)
            }
        guard stored.pixels.fits(header, scaleDenominator: stored.scaleDenominator) else {
            throw .damaged(format: header.format, reason: "its pixels do not have the size that its header tells")
        }
        let (gray, colour) = upright(stored.pixels, header.orientation, wantsColour: request.colour)
        return DecodedImage(
            image: gray, colour: colour, header: header, page: request.page,
            scaleDenominator: stored.scaleDenominator, warnings: stored.warnings)
    }

    private func upright(_ pixels: PixelBuffer, _ orientation: ImageOrientation, wantsColour: Bool) -> (
        GrayImage, ColourImage?
    ) {
        switch pixels {
        case .gray(let image):
            let turned = image.turned(by: orientation)
            return (turned, wantsColour ? ColourImage(turned) : nil)
        case .colour(let image) where wantsColour:
            let turned = image.turned(by: orientation)
            return (turned.luminance(), turned)
        case .colour(let image):
            return (image.luminance().turned(by: orientation), nil)
        }
    }
}
