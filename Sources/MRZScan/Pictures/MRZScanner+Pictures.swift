import CodecBridge
public import Raster

extension MRZScanner {
    /// A page of a picture file in colour and upright: what pictures of its parts are cut from.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - page: which page, from 0.
    ///   - leastShorterEdge: when given, a large page may come smaller, where its format decodes faster that way, but
    ///     with no shorter edge below this, pixels; otherwise it comes in full size.
    /// - Returns: the page; grey files have equal red, green and blue.
    /// - Throws: `ScanError` when the bytes are no picture that can be decoded.
    public func picture(_ bytes: [UInt8], page: Int = 0, leastShorterEdge: Int? = nil) throws(ScanError)
        -> ColourImage
    {
        do {
            let request = DecodeRequest(page: page, colour: true, targetShorterEdge: leastShorterEdge)
            let decoded = try ImageDecoder(limits: ImageLimits(maximumPixels: configuration.maximumPixels))
                .decode(bytes, request)
            return decoded.colour ?? ColourImage(decoded.image)
        } catch {
            throw ScanError(error)
        }
    }
}
