import CLeptonica
import Raster

/// JPEG 2000 files (not bare codestreams) through Leptonica, which asks OpenJPEG.
enum JPEG2000Reader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        var width: l_int32 = 0
        var height: l_int32 = 0
        _ = LeptonicaSilence.isSet
        guard readHeaderMemJp2k(bytes, bytes.count, &width, &height, nil, nil, nil) == 0 else {
            throw .damaged(format: .jpeg2000, reason: "its header cannot be read")
        }
        // The decoder holds four bytes for each of up to four components.
        try limits.check(.jpeg2000, width: Int(width), height: Int(height), bytesPerPixel: 16)
        return ImageHeader(
            format: .jpeg2000, width: Int(width), height: Int(height), orientation: .upright, pageCount: 1)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader, _ request: DecodeRequest) throws(CodecError)
        -> StoredPage
    {
        let denominator = request.scaleDenominator(width: header.width, height: header.height)
        if denominator > 1, let page = page(bytes, denominator) { return page }
        // Few resolutions in the file are no fault: the whole picture is there.
        guard let page = page(bytes, 1) else {
            throw .damaged(format: .jpeg2000, reason: "it is cut off, or its data are wrong")
        }
        return page
    }

    private static func page(_ bytes: [UInt8], _ denominator: Int) -> StoredPage? {
        let picture = LeptonicaPicture.read(bytes) { pixReadMemJp2k($0, $1, l_uint32(denominator), nil, 0, 0) }
        return picture?.pixels().map { StoredPage($0, scaleDenominator: denominator) }
    }
}
