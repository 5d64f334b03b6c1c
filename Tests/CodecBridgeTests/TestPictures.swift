import CJPEG
import CLeptonica
import Raster

@testable import CodecBridge

/// A picture of 48 × 32 pixels in six blocks of 16 × 16, each of its own grey, so that no turn looks like another.
func blocks() -> GrayImage {
    let greys: [[UInt8]] = [[0, 80, 160], [240, 40, 200]]
    var image = GrayImage(width: 48, height: 32)
    for y in 0..<32 {
        for x in 0..<48 { image[x, y] = greys[y / 16][x / 16] }
    }
    return image
}

/// The same with colours: red, green, blue over white, black, yellow.
func colourBlocks() -> ColourImage {
    let colours: [[[UInt8]]] = [
        [[255, 0, 0], [0, 255, 0], [0, 0, 255]], [[255, 255, 255], [0, 0, 0], [255, 255, 0]],
    ]
    var pixels: [UInt8] = []
    for y in 0..<32 {
        for x in 0..<48 { pixels += colours[y / 16][x / 16] }
    }
    return ColourImage(width: 48, height: 32, pixels: pixels) ?? ColourImage(width: 0, height: 0)
}

/// A picture as it lies in the file when a camera notes the orientation, by the words of EXIF 2.32, tag 0x0112:
/// on which side of the upright picture the stored row 0 and the stored column 0 are.
func stored(_ upright: GrayImage, orientation: Int) -> GrayImage {
    let sides = [
        1: ("top", "left"), 2: ("top", "right"), 3: ("bottom", "right"), 4: ("bottom", "left"),
        5: ("left", "top"), 6: ("right", "top"), 7: ("right", "bottom"), 8: ("left", "bottom"),
    ]
    guard let (rowSide, columnSide) = sides[orientation] else { return upright }
    let swaps = orientation > 4
    var image = GrayImage(
        width: swaps ? upright.height : upright.width, height: swaps ? upright.width : upright.height)
    func place(_ side: String, _ index: Int) -> (x: Int?, y: Int?) {
        switch side {
        case "top": (nil, index)
        case "bottom": (nil, upright.height - 1 - index)
        case "left": (index, nil)
        default: (upright.width - 1 - index, nil)
        }
    }
    for row in 0..<image.height {
        for column in 0..<image.width {
            let byRow = place(rowSide, row)
            let byColumn = place(columnSide, column)
            image[column, row] = upright[byRow.x ?? byColumn.x ?? 0, byRow.y ?? byColumn.y ?? 0]
        }
    }
    return image
}

/// The largest difference of any two pixels; 255 when the sizes differ.
func distance(_ a: GrayImage, _ b: GrayImage) -> Int {
    guard a.width == b.width, a.height == b.height else { return 255 }
    return zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

/// A small TIFF block with one entry: the orientation.
func exifBlock(orientation: Int, bigEndian: Bool) -> [UInt8] {
    let value = UInt8(orientation)
    return bigEndian
        ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
        : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
}

/// A JPEG file with an EXIF segment behind its first marker.
func withExif(jpeg: [UInt8], orientation: Int, bigEndian: Bool) -> [UInt8] {
    let payload = Array("Exif".utf8) + [0, 0] + exifBlock(orientation: orientation, bigEndian: bigEndian)
    let length = payload.count + 2
    return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload + jpeg.dropFirst(2)
}

/// A PNG chunk with its check sum.
func pngChunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    crc ^= 0xFFFF_FFFF
    return bigEndian32(data.count) + body + bigEndian32(Int(crc))
}

func bigEndian32(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(value >> ($0 * 8) & 255) } }
func littleEndian32(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 255) } }
func littleEndian16(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }

/// An uncompressed little-endian TIFF file, one page per picture.
func tiff(_ pages: [PixelBuffer], orientation: Int = 1, photometric: Int? = nil, bits: Int = 8) -> [UInt8] {
    var file: [UInt8] = [0x49, 0x49, 42, 0] + littleEndian32(8)
    for (index, page) in pages.enumerated() {
        let (width, height, samples, pixels) =
            switch page {
            case .gray(let image): (image.width, image.height, 1, image.pixels)
            case .colour(let image): (image.width, image.height, 3, image.pixels)
            }
        let entries = 10
        let directoryEnd = file.count + 2 + entries * 12 + 4
        let bitsPlace = directoryEnd
        let pixelsPlace = bitsPlace + 8
        let next = index + 1 < pages.count ? pixelsPlace + pixels.count + pixels.count % 2 : 0
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            littleEndian16(tag) + littleEndian16(type) + littleEndian32(count) + littleEndian32(value)
        }
        file += littleEndian16(entries)
        file += entry(256, 4, 1, width) + entry(257, 4, 1, height)
        file += samples == 1 ? entry(258, 3, 1, bits) : entry(258, 3, 3, bitsPlace)
        file += entry(259, 3, 1, 1) + entry(262, 3, 1, photometric ?? (samples == 1 ? 1 : 2))
        file += entry(273, 4, 1, pixelsPlace) + entry(274, 3, 1, orientation) + entry(277, 3, 1, samples)
        file += entry(278, 4, 1, height) + entry(279, 4, 1, pixels.count)
        file += littleEndian32(next)
        file += littleEndian16(8) + littleEndian16(8) + littleEndian16(8) + [0, 0]
        file += pixels + (pixels.count % 2 == 1 ? [0] : [])
    }
    return file
}

/// A picture written by Leptonica, for the formats that the engine only reads.
func written(_ image: GrayImage, as format: Int) -> [UInt8] {
    _ = LeptonicaSilence.isSet
    var pix = pixCreate(l_int32(image.width), l_int32(image.height), 8)
    defer { pixDestroy(&pix) }
    for y in 0..<image.height {
        for x in 0..<image.width { pixSetPixel(pix, l_int32(x), l_int32(y), l_uint32(image[x, y])) }
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    if format == IFF_WEBP {
        pixWriteMemWebP(&bytes, &size, pix, 100, 1)
    } else {
        pixWriteMem(&bytes, &size, pix, l_int32(format))
    }
    defer { lept_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
}

/// A JPEG file of kinds that the engine only reads: four inks, progressive.
func specialJPEG(
    width: Int, height: Int, pixels: [UInt8], channels: Int, isProgressive: Bool
) -> [UInt8] {
    var errors = jpeg_error_mgr()
    var info = jpeg_compress_struct()
    info.err = jpeg_std_error(&errors)
    jpeg_CreateCompress(&info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
    defer { jpeg_destroy_compress(&info) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    jpeg_mem_dest(&info, &bytes, &size)
    info.image_width = JDIMENSION(width)
    info.image_height = JDIMENSION(height)
    info.input_components = Int32(channels)
    info.in_color_space = channels == 4 ? JCS_CMYK : channels == 3 ? JCS_RGB : JCS_GRAYSCALE
    jpeg_set_defaults(&info)
    jpeg_set_quality(&info, 100, 1)
    if isProgressive { jpeg_simple_progression(&info) }
    jpeg_start_compress(&info, 1)
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { buffer in
        for y in 0..<height {
            var row: JSAMPROW? = buffer.baseAddress.map { $0 + y * width * channels }
            jpeg_write_scanlines(&info, &row, 1)
        }
    }
    jpeg_finish_compress(&info)
    defer { scanFree(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
}

private func scanFree(_ bytes: UnsafeMutablePointer<UInt8>?) { lept_free(bytes) }

/// Deterministic numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
