import CodecBridge
import MRZScan

/// Files of pictures, with errors in this module's words.
enum PictureFile {
    static func bytes(of path: FilePath) throws(CaptureVisionError) -> [UInt8] {
        do {
            return try FileSystem.bytes(of: path, limit: ImageLimits().maximumFileBytes)
        } catch {
            throw CaptureVisionError(error)
        }
    }

    static func pageCount(of bytes: [UInt8]) throws(CaptureVisionError) -> Int {
        do {
            return try ImageDecoder().pageCount(of: bytes)
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
    }

    static func page(
        _ page: Int, of bytes: [UInt8], inColour: Bool, megapixels: Int? = nil
    ) throws(CaptureVisionError) -> DecodedImage {
        var limits = ImageLimits()
        if let megapixels {
            let pixels = min(megapixels, Int.max / 1_000_000) * 1_000_000
            limits = ImageLimits(maximumPixels: min(limits.maximumPixels, pixels))
        }
        do {
            return try ImageDecoder(limits: limits).decode(
                bytes, CapturedPicture.request(page: page, inColour: inColour))
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
    }
}
