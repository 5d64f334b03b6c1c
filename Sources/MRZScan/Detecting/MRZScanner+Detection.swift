/// A notice before the reading.
extension MRZScanner {
    /// Scans one page of a picture file, and says before it is read what looks like a zone in it.
    ///
    /// For programs that tell a person at once that the document is in view. The notice costs about a tenth of a
    /// reading more.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - page: which page, from 0.
    ///   - onDetection: called once, on the calling thread, before the page is read; also when nothing was seen.
    /// - Returns: what was read.
    /// - Throws: `ScanError` when the bytes are no picture that can be decoded.
    public func scan(
        _ bytes: [UInt8], page: Int = 0, onDetection: (DetectionReport) -> Void
    ) throws(ScanError) -> ScanReport {
        onDetection(try MRZDetector(maximumPixels: configuration.maximumPixels).detect(bytes, page: page))
        return try scan(bytes, page: page)
    }
}
