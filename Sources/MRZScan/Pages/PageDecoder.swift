import CodecBridge

/// Decodes pages of picture files to grey images that are as large as a purpose needs them.
struct PageDecoder: Sendable {
    private let decoder: ImageDecoder
    private let sharpShorterEdge: Int

    /// The largest file that is read, bytes.
    var maximumFileBytes: Int { decoder.limits.maximumFileBytes }

    /// A decoder.
    ///
    /// - Parameters:
    ///   - maximumPixels: the largest picture, in pixels as stored.
    ///   - sharpShorterEdge: a shorter edge below which a picture is not made smaller while it is decoded, pixels.
    init(maximumPixels: Int, sharpShorterEdge: Int) {
        decoder = ImageDecoder(limits: ImageLimits(maximumPixels: maximumPixels))
        self.sharpShorterEdge = sharpShorterEdge
    }

    /// How many pages a picture file has.
    ///
    /// - Throws: `ScanError` when the bytes are no picture.
    func pageCount(of bytes: [UInt8]) throws(ScanError) -> Int {
        do {
            return try decoder.pageCount(of: bytes)
        } catch {
            throw ScanError(error)
        }
    }

    /// One page, upright.
    ///
    /// - Throws: `ScanError` when the bytes are no picture that can be decoded.
    func decode(_ bytes: [UInt8], page: Int) throws(ScanError) -> DecodedImage {
        do {
            return try decoder.decode(bytes, DecodeRequest(page: page, targetShorterEdge: sharpShorterEdge))
        } catch {
            throw ScanError(error)
        }
    }

    /// The bytes of a file.
    ///
    /// - Throws: `ScanError` when it cannot be read or is larger than any picture may be.
    func bytes(of path: FilePath) throws(ScanError) -> [UInt8] {
        try FileSystem.bytes(of: path, limit: maximumFileBytes)
    }

    /// What standard input delivers.
    ///
    /// - Throws: `ScanError` when it cannot be read or is larger than any picture may be.
    func standardInput() throws(ScanError) -> [UInt8] { try FileSystem.standardInput(limit: maximumFileBytes) }

    /// Does the same with every page of a file and hands on each report as soon as it is known.
    ///
    /// An error belongs to its page and becomes a report; it never ends the file.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - name: what reports call it.
    ///   - work: what is done with a page, by its number from 0.
    ///   - failure: the report of a page with which it failed.
    ///   - report: takes each report, named and numbered.
    func forEachPage<Report: PageReport>(
        of bytes: [UInt8], named name: FilePath, _ work: (Int) throws(ScanError) -> Report,
        failure: (Int, ScanError) -> Report, report: (Report) -> Void
    ) {
        let count: Int
        do {
            count = try pageCount(of: bytes)
        } catch {
            return report(failure(0, error))
        }
        for page in 0..<count {
            var result: Report
            do throws(ScanError) {
                result = try work(page)
                result.setName(name)
            } catch {
                result = failure(page, error)
            }
            result.pageCount = count
            report(result)
        }
    }
}
