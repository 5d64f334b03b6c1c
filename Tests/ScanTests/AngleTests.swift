import CodecBridge
import Foundation
import MRZScan
import Raster
import Testing

/// Turns drawn pictures by angles that no photograph in `TestImages` has.
@Suite("Zones at any angle")
struct AngleTests {
    @Test(
        "a card is read whichever way it lies", arguments: [10, 33, 47, 70, 118, 141, 163, 200, 229, 315])
    func turned(degrees: Double) throws {
        let picture = try #require(try TestImages.pictures(of: "td1").first)
        let bytes = [UInt8](try Data(contentsOf: picture.url))
        let image = try #require(Self.turned(ImageDecoder().decode(bytes).image, by: degrees))
        let code = try #require(try MRZScanner().scan(image).codes.first)
        #expect(code.lines == picture.lines)
        #expect(try MRZDetector().detect(image).isFound)
    }

    /// The picture turned about its middle, in a square that holds all of it.
    private static func turned(_ image: GrayImage, by degrees: Double) -> GrayImage? {
        let (width, height) = (Double(image.width), Double(image.height))
        let half = (width * width + height * height).squareRoot() / 2
        let angle = degrees * .pi / 180
        func corner(_ x: Double, _ y: Double) -> Point {
            Point(
                x: width / 2 + half * (x * cos(angle) + y * sin(angle)),
                y: height / 2 + half * (y * cos(angle) - x * sin(angle)))
        }
        let shown = Quadrilateral(
            topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1), bottomLeft: corner(-1, 1))
        return image.rectified(shown, toWidth: Int(2 * half), height: Int(2 * half))
    }
}
