import CLeptonica
import Raster

/// PBM, PGM and PPM through Leptonica.
enum PNMReader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        var width: l_int32 = 0
        var height: l_int32 = 0
        _ = LeptonicaSilence.isSet
        guard readHeaderMemPnm(bytes, bytes.count, &width, &height, nil, nil, nil, nil) == 0 else {
            throw .damaged(format: .pnm, reason: "its header cannot be read")
        }
        try limits.check(.pnm, width: Int(width), height: Int(height), bytesPerPixel: 4)
        return ImageHeader(
            format: .pnm, width: Int(width), height: Int(height), orientation: .upright, pageCount: 1)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader) throws(CodecError) -> StoredPage {
        let picture = LeptonicaPicture.read(bytes) { pixReadMemPnm($0, $1) }
        guard let pixels = picture?.pixels() else {
            throw .damaged(format: .pnm, reason: "it is cut off, or its data are wrong")
        }
        return StoredPage(pixels)
    }
}
