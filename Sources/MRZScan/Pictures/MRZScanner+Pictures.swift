import CodecBridge
public import Raster

extension MRZScanner {
    /// A page of a picture file in colour, upright and in full size: what pictures of its parts are cut from.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - page: which page, from 0.
    /// - Returns: the page; grey files have equal red, green and blue.
    /// - Throws: `ScanError` when the bytes are no picture that can be decoded.
    public func picture(_ bytes: [UInt8], page: Int = 0) throws(ScanError) -> ColourImage {
        do {
            let request = DecodeRequest(page: page, colour: true)
            let decoded = try ImageDecoder(limits: ImageLimits(maximumPixels: configuration.maximumPixels))
                .decode(bytes, request)
            return decoded.colour ?? ColourImage(decoded.image)
        } catch {
            throw ScanError(error)
        }
    }
}
