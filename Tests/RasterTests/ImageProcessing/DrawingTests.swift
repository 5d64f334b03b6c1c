import Raster
import Testing

@Suite("Drawing")
struct DrawingTests {
    private let red = RGBColour(red: 255, green: 0, blue: 0)

    private func pixel(_ image: ColourImage, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.pixels[(y * image.width + x) * 3..<(y * image.width + x) * 3 + 3])
    }

    @Test("a level line covers its thickness and nothing else")
    func level() {
        var image = ColourImage(width: 20, height: 11)
        image.drawLine(from: Point(x: 5, y: 5.5), to: Point(x: 15, y: 5.5), red, thickness: 3)
        #expect(pixel(image, 10, 5) == [255, 0, 0] && pixel(image, 10, 4) == [255, 0, 0])
        #expect(pixel(image, 10, 2) == [255, 255, 255] && pixel(image, 2, 5) == [255, 255, 255])
    }

    @Test("what lies outside, or nowhere, is left out")
    func outside() {
        var image = ColourImage(width: 4, height: 4)
        image.drawLine(from: Point(x: -100, y: -50), to: Point(x: -10, y: -7), red, thickness: 5)
        image.drawLine(from: Point(x: .nan, y: 1), to: Point(x: 3, y: .infinity), red, thickness: 5)
        image.cover(
            Quadrilateral(width: .infinity, height: 3), with: red)
        #expect(image == ColourImage(width: 4, height: 4))
    }

    @Test("covering takes every pixel that the outline touches, and no other")
    func cover() {
        var image = ColourImage(width: 10, height: 10)
        let quad = Quadrilateral(
            topLeft: Point(x: 2.5, y: 3.5), topRight: Point(x: 6.5, y: 3.5), bottomRight: Point(x: 6.5, y: 5.5),
            bottomLeft: Point(x: 2.5, y: 5.5))
        image.cover(quad, with: .black)
        for y in 0..<10 {
            for x in 0..<10 {
                let isInside = (2...6).contains(x) && (3...5).contains(y)
                #expect(pixel(image, x, y) == (isInside ? [0, 0, 0] : [255, 255, 255]), "\(x) \(y)")
            }
        }
    }

    @Test("covering a diamond larger than the picture covers it all")
    func coverAll() {
        var image = ColourImage(width: 6, height: 6)
        image.cover(
            Quadrilateral(
                topLeft: Point(x: 3, y: -20), topRight: Point(x: 26, y: 3), bottomRight: Point(x: 3, y: 26),
                bottomLeft: Point(x: -20, y: 3)), with: .black)
        #expect(image.pixels.allSatisfy { $0 == 0 })
    }

    @Test("a cut-out keeps its colours in place, a shrunk one its mean")
    func rectified() throws {
        var image = ColourImage(width: 200, height: 100)
        image.cover(
            Quadrilateral(
                topLeft: Point(x: 50, y: 20), topRight: Point(x: 150, y: 20), bottomRight: Point(x: 150, y: 80),
                bottomLeft: Point(x: 50, y: 80)), with: red)
        let quad = Quadrilateral(
            topLeft: Point(x: 50, y: 20), topRight: Point(x: 150, y: 20), bottomRight: Point(x: 150, y: 80),
            bottomLeft: Point(x: 50, y: 80))
        for size in [(100, 60), (20, 12)] {
            let cut = try #require(image.rectified(quad, toWidth: size.0, height: size.1))
            #expect(cut.width == size.0 && cut.height == size.1)
            #expect(pixel(cut, size.0 / 2, size.1 / 2) == [255, 0, 0])
            #expect(pixel(cut, 1, 1) == [255, 0, 0])
        }
        #expect(image.shrunk(toLongerEdge: 50).width == 50)
        #expect(image.shrunk(toLongerEdge: 500) == image)
    }
}
