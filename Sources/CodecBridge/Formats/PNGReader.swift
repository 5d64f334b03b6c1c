import CPNG
import Raster

/// PNG through libpng's simplified interface, which never jumps and never prints.
enum PNGReader {
    static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
        let reader = ByteReader(bytes)
        guard reader.slice(at: 12, count: 4)?.elementsEqual("IHDR".utf8) == true,
            let width = reader.uint32(at: 16, .big), let height = reader.uint32(at: 20, .big)
        else { throw .damaged(format: .png, reason: "it ends within its header") }
        try limits.check(.png, width: width, height: height, bytesPerPixel: 3)
        return ImageHeader(
            format: .png, width: width, height: height, orientation: ExifOrientation.inPNG(bytes), pageCount: 1)
    }

    static func read(_ bytes: [UInt8], _ header: ImageHeader) throws(CodecError) -> StoredPage {
        try bytes.withUnsafeBufferPointer { (buffer) throws(CodecError) -> StoredPage in
            var image = png_image()
            image.version = png_uint_32(PNG_IMAGE_VERSION)
            defer { png_image_free(&image) }
            guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0,
                Int(image.width) == header.width, Int(image.height) == header.height
            else { throw .damaged(format: .png, reason: message(image)) }
            // Else libpng takes 16-bit samples without a noted gamma for linear light, and brightens the picture.
            image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            let isColour = image.format & png_uint_32(PNG_FORMAT_FLAG_COLOR) != 0
            image.format = png_uint_32(isColour ? PNG_FORMAT_FLAG_COLOR : 0)
            let rowBytes = header.width * (isColour ? 3 : 1)
            var isWhole = false
            var rows = 0
            func fill(_ pixels: UnsafeMutablePointer<UInt8>) {
                // Rows that the file does not hold stay white.
                pixels.update(repeating: 255, count: rowBytes * header.height)
                var white = png_color(red: 255, green: 255, blue: 255)
                isWhole = png_image_finish_read(&image, &white, pixels, 0, nil) != 0
                rows = isWhole ? header.height : inkedRows(pixels, rowBytes: rowBytes, height: header.height)
            }
            let pixels: PixelBuffer =
                if isColour {
                    .colour(ColourImage(width: header.width, height: header.height) { fill($0) })
                } else {
                    .gray(GrayImage(width: header.width, height: header.height) { fill($0) })
                }
            guard rows > 0 else { throw .damaged(format: .png, reason: message(image)) }
            return StoredPage(pixels, warnings: warnings(image, isWhole, rows: rows, height: header.height))
        }
    }

    private static func warnings(_ image: png_image, _ isWhole: Bool, rows: Int, height: Int) -> [String] {
        guard !isWhole else { return [] }
        return ["damaged: about \(rows * 100 / height) % of the picture could be decoded (\(message(image)))"]
    }

    /// The number of rows down to the last that is not white.
    private static func inkedRows(_ pixels: UnsafeMutablePointer<UInt8>, rowBytes: Int, height: Int) -> Int {
        let bytes = UnsafeBufferPointer(start: pixels, count: rowBytes * height)
        guard let last = bytes.lastIndex(where: { $0 != 255 }) else { return 0 }
        return last / rowBytes + 1
    }

    /// libpng's words out of the fixed array of characters.
    private static func message(_ image: png_image) -> String {
        let text = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? "no reason given" : text
    }
}
