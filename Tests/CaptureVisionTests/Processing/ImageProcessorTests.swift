import CaptureVision
import Foundation
import Raster
import Testing

@Suite("Image processing under the vendor's names")
struct ImageProcessorTests {
    /// Four quarters: red, green, blue, white.
    private let image: ImageData = {
        var pixels: [UInt8] = []
        for y in 0..<40 {
            for x in 0..<40 {
                let colours: [[UInt8]] = y < 20 ? [[255, 0, 0], [0, 255, 0]] : [[0, 0, 255], [255, 255, 255]]
                pixels += colours[x / 20]
            }
        }
        return ImageData(bytes: pixels, width: 40, height: 40, stride: 120, format: .BGR888)
    }()

    private let processor = ImageProcessor()

    private func quad(_ points: [(Double, Double)]) throws -> Quadrilateral {
        try #require(Quadrilateral(pointArray: points.map { Point(x: $0.0, y: $0.1) }))
    }

    @Test("a rectangle in shares is the same as in pixels; one outside is refused")
    func crop() throws {
        let shares = Rect(left: 0.5, top: 0, right: 1, bottom: 0.5, measuredInPercentage: true)
        let cut = try processor.cropImage(image, rect: shares)
        #expect(cut.width == 20 && cut.height == 20 && Array(cut.bytes[0..<3]) == [0, 255, 0])
        let same = try processor.cropImage(image, rect: Rect(left: 20, top: 0, right: 40, bottom: 20))
        #expect(same.bytes == cut.bytes)
        let error = #expect(throws: CaptureVisionError.self) {
            try processor.cropImage(image, rect: Rect(left: 50, top: 0, right: 90, bottom: 9))
        }
        #expect(error?.code == .rectInvalid)
    }

    @Test("natural size, given size and padding of a flat cut")
    func deskew() throws {
        let quad = try quad([(5, 5), (15, 5), (15, 17), (5, 17)])
        let natural = try processor.cropAndDeskewImage(image, quad: quad)
        #expect(natural.width == 10 && natural.height == 12)
        let padded = try processor.cropAndDeskewImage(image, quad: quad, padding: 2)
        #expect(padded.width == 14 && padded.height == 16)
        let given = try processor.cropAndDeskewImage(image, quad: quad, dstWidth: 30, dstHeight: 8)
        #expect(given.width == 30 && given.height == 8)
        let nothing = try self.quad([(3, 3), (3, 3), (3, 3), (3, 3)])
        let error = #expect(throws: CaptureVisionError.self) {
            try processor.cropAndDeskewImage(image, quad: nothing)
        }
        #expect(error?.code == .quardrilateralInvalid)
    }

    @Test("two levels are black and white, or the other way round")
    func binary() throws {
        let gray = try processor.convertToGray(image)
        #expect(gray.bytes[0] == 77 && gray.bytes[39] == 150)
        let binary = try processor.convertToBinaryGlobal(image, threshold: 100)
        #expect(binary.bytes[0] == 0 && binary.bytes[39] == 255)
        let inverted = try processor.convertToBinaryGlobal(image, threshold: 100, invert: true)
        #expect(inverted.bytes[0] == 255 && inverted.bytes[39] == 0)
        let error = #expect(throws: CaptureVisionError.self) {
            try processor.convertToBinaryGlobal(image, threshold: 256)
        }
        #expect(error?.code == .parameterValueInvalid)
    }

    @Test("brightness and contrast are refused outside -100…100")
    func adjust() throws {
        #expect(try processor.adjustBrightness(image, brightness: 0).bytes == image.bytes)
        let error = #expect(throws: CaptureVisionError.self) { try processor.adjustContrast(image, contrast: 101) }
        #expect(error?.code == .parameterValueInvalid)
    }

    @Test("files come back as they were, are not replaced unasked, and need a known ending")
    func files() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ImageIO()
        let path = folder.appendingPathComponent("a.PNG").path
        try files.saveToFile(image, path: path, overWrite: false)
        #expect(try files.readFromFile(path).bytes == image.bytes)
        let again = #expect(throws: CaptureVisionError.self) {
            try files.saveToFile(image, path: path, overWrite: false)
        }
        #expect(again?.code == .fileAlreadyExists)
        let kind = #expect(throws: CaptureVisionError.self) { try files.saveToFile(image, path: path + ".gif") }
        #expect(kind?.code == .filetypeNotSupported)
        for format in ImageIO.ImageFileFormat.allCases {
            #expect(!(try files.saveToMemory(imageData: image, imageFormat: format)).isEmpty)
        }
    }

    @Test("outlines are drawn in their colour, and only there")
    func drawing() throws {
        let quad = try quad([(5, 5), (35, 5), (35, 35), (5, 35)])
        let drawn = try ImageDrawer().drawOnImage(image, quads: [quad], colour: 0x102030, thickness: 4)
        let i = (5 * 40 + 20) * 3
        #expect(Array(drawn.bytes[i..<(i + 3)]) == [0x10, 0x20, 0x30])
        #expect(Array(drawn.bytes[0..<3]) == [255, 0, 0])
    }
}
