import CLeptonica
import Raster

/// TIFF through Leptonica, several pages to a file.
enum TIFFReader {
    /// Leptonica reads no further.
    private static let maximumPages = 1000

    static func pageCount(of bytes: [UInt8]) throws(CodecError) -> Int { try pages(of: bytes).count }

    /// One more than is read, where there are more.
    private static func pages(of bytes: [UInt8]) throws(CodecError) -> [TIFFDirectory] {
        let pages = TIFFDirectory.chain(in: ByteReader(bytes), limit: maximumPages + 1)
        guard !pages.isEmpty else { throw .damaged(format: .tiff, reason: "it has no page") }
        return pages
    }

    static func header(of bytes: [UInt8], page: Int, _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        let pages = try pages(of: bytes)
        guard pages.indices.contains(page) else { throw .noSuchPage(page, count: pages.count) }
        guard page < maximumPages else {
            throw .leftOut(
                "page \(page + 1) and what follows it", because: "only \(maximumPages) pages of a TIFF file are",
                hint: "split the file")
        }
        let directory = pages[page]
        let width = directory[TIFFDirectory.Tag.width] ?? 0
        let height = directory[TIFFDirectory.Tag.height] ?? 0
        let sampleBits = directory[TIFFDirectory.Tag.bitsPerSample] ?? 1
        let samples = directory[TIFFDirectory.Tag.samplesPerPixel] ?? 1
        // Both are 16 bits wide (TIFF 6.0, section 8), but a file may say that they are more.
        guard max(sampleBits, samples) <= Int(UInt16.max) else {
            throw .damaged(format: .tiff, reason: "a pixel is said to have \(samples) samples of \(sampleBits) bits")
        }
        let bits = sampleBits * samples
        try limits.check(.tiff, width: width, height: height, bytesPerPixel: 4 + bits / 8)
        if let tileWidth = directory[TIFFDirectory.Tag.tileWidth],
            let tileHeight = directory[TIFFDirectory.Tag.tileHeight]
        {
            try limits.check(.tiff, width: tileWidth, height: tileHeight, bytesPerPixel: 4 + bits / 8)
        }
        return ImageHeader(
            format: .tiff, width: width, height: height,
            orientation: directory[TIFFDirectory.Tag.orientation].flatMap(ImageOrientation.init(rawValue:)) ?? .upright,
            pageCount: pages.count)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader, page: Int) throws(CodecError) -> StoredPage {
        let lying = withoutOrientation(bytes, header, page: page)
        let picture = LeptonicaPicture.read(lying) { pixReadMemTiff($0, $1, l_int32(page)) }
        guard let pixels = picture?.pixels() else {
            throw .damaged(format: .tiff, reason: "page \(page + 1) cannot be decoded")
        }
        return StoredPage(pixels)
    }

    /// The file without the page's orientation.
    ///
    /// Leptonica applies orientations, but turns coloured pages with value 8 the wrong way; so it is not told, and the
    /// decoder turns the page as it turns all others.
    private static func withoutOrientation(_ bytes: [UInt8], _ header: ImageHeader, page: Int) -> [UInt8] {
        guard header.orientation != .upright else { return bytes }
        let pages = TIFFDirectory.chain(in: ByteReader(bytes), limit: maximumPages)
        guard pages.indices.contains(page), let place = pages[page].places[TIFFDirectory.Tag.orientation] else {
            return bytes
        }
        // Zero reads the same in either byte order, and libtiff takes what is no orientation for upright.
        var copy = bytes
        for offset in place { copy[offset] = 0 }
        return copy
    }
}
