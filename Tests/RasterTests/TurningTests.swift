import Raster
import Testing

@Suite("Turning")
struct TurningTests {
    @Test(
        "a picture of 3 × 2 pixels in all eight orientations",
        arguments: zip(
            ImageOrientation.allCases,
            [
                [1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [6, 5, 4, 3, 2, 1], [4, 5, 6, 1, 2, 3],
                [1, 4, 2, 5, 3, 6], [4, 1, 5, 2, 6, 3], [6, 3, 5, 2, 4, 1], [3, 6, 2, 5, 1, 4],
            ] as [[UInt8]]))
    func small(_ orientation: ImageOrientation, expected: [UInt8]) throws {
        let image = try #require(GrayImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
        let turned = image.turned(by: orientation)
        #expect(turned.pixels == expected)
        #expect(turned.width == (orientation.swapsSides ? 2 : 3))
        #expect(turned.turned(by: orientation.inverse) == image)
        let colours = try #require(
            ColourImage(width: 3, height: 2, pixels: image.pixels.flatMap { [$0, $0 + 10, $0 + 20] }))
        #expect(colours.turned(by: orientation).pixels == expected.flatMap { [$0, $0 + 10, $0 + 20] })
    }

    @Test("pictures larger than a tile keep every pixel", arguments: ImageOrientation.allCases)
    func large(_ orientation: ImageOrientation) {
        var image = GrayImage(width: 71, height: 45)
        for y in 0..<45 {
            for x in 0..<71 { image[x, y] = UInt8(truncatingIfNeeded: x * 31 + y * 17) }
        }
        let turned = image.turned(by: orientation)
        #expect(turned.turned(by: orientation.inverse) == image)
        #expect(turned.pixels.sorted() == image.pixels.sorted())
    }

    @Test("no pixels stay no pixels", arguments: ImageOrientation.allCases)
    func nothing(_ orientation: ImageOrientation) {
        let turned = GrayImage(width: 0, height: 4).turned(by: orientation)
        #expect(turned.pixels.isEmpty)
    }
}
