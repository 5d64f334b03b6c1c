/// How much a picture may ask for; checked against its header before any memory is taken.
package struct ImageLimits: Sendable, Equatable {
    /// The largest number of pixels as stored.
    package var maximumPixels: Int
    /// The largest file in bytes.
    package var maximumFileBytes: Int
    /// The most that a decoder may take for its own use, in bytes, beside the finished pixels.
    package var maximumWorkingBytes: Int
    /// The most processor time, in seconds, that a decoder which is a program of its own may take for a page.
    package var maximumSeconds: Int

    /// Limits that hold any scan of a page and any camera's picture: 200 megapixels, 512 MiB, 1 GiB, 30 seconds.
    package init(
        maximumPixels: Int = 200_000_000, maximumFileBytes: Int = 512 << 20, maximumWorkingBytes: Int = 1 << 30,
        maximumSeconds: Int = 30
    ) {
        self.maximumSeconds = maximumSeconds
        self.maximumPixels = maximumPixels
        self.maximumFileBytes = maximumFileBytes
        self.maximumWorkingBytes = maximumWorkingBytes
    }

    /// Refuses a picture that asks for too much, or for nothing; `bytesPerPixel` is what the decoder takes beside
    /// the finished pixels.
    func check(_ format: ImageFormat, width: Int, height: Int, bytesPerPixel: Int) throws(CodecError) {
        guard width > 0, height > 0 else {
            throw .damaged(format: format, reason: "its header gives the size \(width) × \(height)")
        }
        let (pixels, isTooMuch) = width.multipliedReportingOverflow(by: height)
        guard !isTooMuch, pixels <= maximumPixels, pixels <= maximumWorkingBytes / max(1, bytesPerPixel) else {
            throw .tooLarge(
                width: width, height: height, limit: min(maximumPixels, maximumWorkingBytes / max(1, bytesPerPixel)))
        }
    }
}
