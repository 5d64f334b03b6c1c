import CLeptonica
import Glibc
package import Raster

/// The formats in which pictures are written.
package enum EncodedFormat: String, Sendable, CaseIterable {
    case jpeg
    case png
    case bmp
    case pdf
}

extension ImageEncoder {
    /// A file of one of the formats, without any metadata; empty when the format cannot hold the picture.
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - format: of the file; a PDF document holds the picture as JPEG on one page of its size at 72 dots an inch.
    ///   - quality: 1…100 for JPEG and PDF.
    /// - Returns: the bytes of the file.
    package static func encode(_ image: ColourImage, as format: EncodedFormat, quality: Int = 92) -> [UInt8] {
        switch format {
        case .jpeg: jpeg(image, quality: quality)
        case .png: png(image)
        case .bmp: bmp(image)
        case .pdf: pdf(jpeg: jpeg(image, quality: quality))
        }
    }

    /// The same for a grey picture; BMP files are written in colour.
    package static func encode(_ image: GrayImage, as format: EncodedFormat, quality: Int = 92) -> [UInt8] {
        switch format {
        case .jpeg: jpeg(image, quality: quality)
        case .png: png(image)
        case .bmp: bmp(ColourImage(image))
        case .pdf: pdf(jpeg: jpeg(image, quality: quality))
        }
    }

    /// 24 bits a pixel, rows from the bottom, each filled up to a multiple of four bytes.
    private static func bmp(_ image: ColourImage) -> [UInt8] {
        let rowBytes = (image.width * 3 + 3) / 4 * 4
        let headBytes = 54
        let (pixelBytes, isTooMuch) = rowBytes.multipliedReportingOverflow(by: image.height)
        guard image.width > 0, image.height > 0, !isTooMuch, pixelBytes < Int(Int32.max) - headBytes else { return [] }
        var file: [UInt8] = []
        file.reserveCapacity(headBytes + pixelBytes)
        func number(_ value: Int, bytes: Int) {
            for i in 0..<bytes { file.append(UInt8(truncatingIfNeeded: value >> (8 * i))) }
        }
        file += "BM".utf8
        number(headBytes + pixelBytes, bytes: 4)
        number(0, bytes: 4)
        number(headBytes, bytes: 4)
        // BITMAPINFOHEADER: its size, width, height, planes, bits, no compression, size, dots a metre, no palette.
        for (value, bytes) in [(40, 4), (image.width, 4), (image.height, 4), (1, 2), (24, 2), (0, 4), (pixelBytes, 4)] {
            number(value, bytes: bytes)
        }
        for _ in 0..<2 { number(2835, bytes: 4) }
        for _ in 0..<2 { number(0, bytes: 4) }
        let padding = [UInt8](repeating: 0, count: rowBytes - image.width * 3)
        _ = image.withPixels { source in
            for y in (0..<image.height).reversed() {
                var pixel = source + y * image.width * 3
                for _ in 0..<image.width {
                    file.append(pixel[2])
                    file.append(pixel[1])
                    file.append(pixel[0])
                    pixel += 3
                }
                file += padding
            }
        }
        return file
    }

    /// A document of one page that holds a JPEG file as it is.
    private static func pdf(jpeg: [UInt8]) -> [UInt8] {
        guard !jpeg.isEmpty else { return [] }
        _ = LeptonicaSilence.isSet
        // Leptonica takes the bytes over and frees them with its own allocator's `free`.
        guard let copy = malloc(jpeg.count)?.assumingMemoryBound(to: UInt8.self) else { return [] }
        jpeg.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { copy.update(from: base, count: buffer.count) }
        }
        guard let data = l_generateJpegDataMem(copy, jpeg.count, 0) else { return [] }
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        let status = cidConvertToPdfData(data, nil, &bytes, &size)
        defer { lept_free(bytes) }
        guard status == 0, let bytes else { return [] }
        return [UInt8](UnsafeBufferPointer(start: bytes, count: size))
    }
}
