import CaptureVision
import Raster
import Testing

@Suite("Layouts of images")
struct ImageDataTests {
    /// A pixel of red 0x11, green 0x22, blue 0x33 in every layout that has colours; names run from the highest address
    /// to the lowest.
    @Test(
        "channels are where the names say",
        arguments: [
            (ImagePixelFormat.RGB888, [0x33, 0x22, 0x11]), (.BGR888, [0x11, 0x22, 0x33]),
            (.ARGB8888, [0x33, 0x22, 0x11, 0xFF]), (.ABGR8888, [0x11, 0x22, 0x33, 0xFF]),
            (.RGB161616, [0, 0x33, 0, 0x22, 0, 0x11]), (.ARGB16161616, [0, 0x33, 0, 0x22, 0, 0x11, 0, 0xFF]),
            (.ABGR16161616, [0, 0x11, 0, 0x22, 0, 0x33, 0, 0xFF]),
        ] as [(ImagePixelFormat, [UInt8])])
    func channels(format: ImagePixelFormat, bytes: [UInt8]) throws {
        let image = ImageData(bytes: bytes, width: 1, height: 1, stride: bytes.count, format: format)
        #expect(try image.upright().pixels == [0x11, 0x22, 0x33])
    }

    @Test("five and six bits become full bytes")
    func packed() throws {
        // Red 31, green 0, blue 31.
        let image565 = ImageData(bytes: [0x1F, 0xF8], width: 1, height: 1, stride: 2, format: .RGB565)
        #expect(try image565.upright().pixels == [255, 0, 255])
        let image555 = ImageData(bytes: [0x1F, 0x7C], width: 1, height: 1, stride: 2, format: .RGB555)
        #expect(try image555.upright().pixels == [255, 0, 255])
    }

    @Test("bits run from the highest, and either value may be white")
    func bits() throws {
        let bytes: [UInt8] = [0b1010_0000]
        let image = ImageData(bytes: bytes, width: 3, height: 1, stride: 1, format: .binary)
        #expect(try image.upright().luminance().pixels == [255, 0, 255])
        let inverted = ImageData(bytes: bytes, width: 3, height: 1, stride: 1, format: .binaryInverted)
        #expect(try inverted.upright().luminance().pixels == [0, 255, 0])
    }

    @Test("rows may be longer than the image is wide, and a turned image is turned back")
    func rows() throws {
        let bytes: [UInt8] = [10, 20, 99, 30, 40, 99]
        let image = ImageData(bytes: bytes, width: 2, height: 2, stride: 3, format: .grayScaled, orientation: 90)
        // A quarter turn clockwise: the left column becomes the upper row, read from below.
        #expect(try image.upright().luminance().pixels == [30, 10, 40, 20])
    }

    @Test("bytes that are no image of that size are an error, and never a trap")
    func wrong() {
        for (count, width, height, stride) in [
            (0, 0, 0, 0), (5, 3, 2, 3), (100, 10, 10, 9), (9, -3, -3, 3), (10, .max, .max, .max), (4, 2, 2, -2),
        ] {
            let image = ImageData(
                bytes: [UInt8](repeating: 0, count: count), width: width, height: height, stride: stride,
                format: .grayScaled)
            let result = CaptureVisionRouter().captureFromBuffer(image, templateName: "ReadMRZ")
            #expect(result.errorCode == ErrorCode.imageDataInvalid.rawValue)
        }
        let turned = ImageData(bytes: [1], width: 1, height: 1, stride: 1, format: .grayScaled, orientation: 45)
        let result = CaptureVisionRouter().captureFromBuffer(turned, templateName: "ReadMRZ")
        #expect(result.errorCode == ErrorCode.imageOrientationInvalid.rawValue)
    }
}
