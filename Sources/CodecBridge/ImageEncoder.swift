import CPNG
import CScanShims
package import Raster

/// Pictures to bytes.
package enum ImageEncoder {
    /// A grey PNG file; empty when the picture has no pixels or memory is out.
    package static func png(_ image: GrayImage) -> [UInt8] {
        image.withPixels { png($0, width: image.width, height: image.height, isColour: false) } ?? []
    }

    /// A colour PNG file; empty when the picture has no pixels or memory is out.
    package static func png(_ image: ColourImage) -> [UInt8] {
        image.withPixels { png($0, width: image.width, height: image.height, isColour: true) } ?? []
    }

    /// A grey JPEG file of quality 1…100; empty when the picture has no pixels or more than 65,500 in a row or column.
    package static func jpeg(_ image: GrayImage, quality: Int) -> [UInt8] {
        image.withPixels { jpeg($0, width: image.width, height: image.height, channels: 1, quality) } ?? []
    }

    /// A colour JPEG file of quality 1…100; empty when the picture has no pixels or more than 65,500 in a row or
    /// column.
    package static func jpeg(_ image: ColourImage, quality: Int) -> [UInt8] {
        image.withPixels { jpeg($0, width: image.width, height: image.height, channels: 3, quality) } ?? []
    }

    private static func png(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, isColour: Bool) -> [UInt8] {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(clamping: width)
        image.height = png_uint_32(clamping: height)
        image.format = png_uint_32(isColour ? PNG_FORMAT_FLAG_COLOR : 0)
        defer { png_image_free(&image) }
        // Deflate stores what it cannot compress, at a few bytes for each block: no picture becomes larger than this,
        // and measuring first would compress twice.
        let rows = height * (width * (isColour ? 3 : 1) + 1)
        var size = png_alloc_size_t(rows + rows / 512 + 4096)
        let capacity = Int(size)
        return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let isWritten = png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, pixels, 0, nil) != 0
            count = isWritten ? min(capacity, Int(size)) : 0
        }
    }

    private static func jpeg(
        _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, _ quality: Int
    ) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        let status = scan_jpeg_write(
            pixels, UInt32(clamping: width), UInt32(clamping: height), Int32(channels),
            Int32(min(100, max(1, quality))), &bytes, &size)
        defer { scan_jpeg_free(bytes) }
        guard status == .SCAN_JPEG_OK, let bytes else { return [] }
        return [UInt8](UnsafeBufferPointer(start: bytes, count: size))
    }
}
