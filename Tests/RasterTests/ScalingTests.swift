import Raster
import Testing

@Suite("Scaling")
struct ScalingTests {
    @Test("halving averages four pixels")
    func halved() throws {
        let image = try #require(GrayImage(width: 4, height: 2, pixels: [0, 100, 200, 200, 100, 200, 0, 0]))
        #expect(image.halved().pixels == [100, 100])
    }

    @Test("shrinking keeps the mean, whatever the ratio", arguments: [3, 7, 10, 16, 19])
    func mean(target: Int) {
        var image = GrayImage(width: 20, height: 20, filledWith: 0)
        for y in 0..<20 { for x in 0..<20 where (x + y) % 2 == 0 { image[x, y] = 200 } }
        let scaled = image.scaled(toWidth: target, height: target)
        let sum = scaled.pixels.reduce(0) { $0 + Int($1) }
        #expect(abs(Double(sum) / Double(target * target) - 100) < 6)
    }

    @Test("an even ground stays even, larger and smaller", arguments: [(5, 9), (33, 7), (64, 64)])
    func flat(size: (Int, Int)) {
        let image = GrayImage(width: 17, height: 13, filledWith: 77).scaled(toWidth: size.0, height: size.1)
        #expect(image.width == size.0 && image.height == size.1)
        #expect(image.pixels.allSatisfy { abs(Int($0) - 77) <= 1 })
    }

    @Test("rectifying a shifted square gives its pixels")
    func rectified() throws {
        var image = GrayImage(width: 30, height: 30, filledWith: 10)
        for y in 8..<16 { for x in 12..<20 { image[x, y] = UInt8(x * 5) } }
        let quad = Quadrilateral(
            topLeft: Point(x: 12, y: 8), topRight: Point(x: 20, y: 8), bottomRight: Point(x: 20, y: 16),
            bottomLeft: Point(x: 12, y: 16))
        let cut = try #require(image.rectified(quad, toWidth: 8, height: 8))
        for x in 1..<7 { #expect(abs(Int(cut[x, 4]) - (12 + x) * 5) <= 1) }
    }

    @Test("rectifying far outside repeats the edge and reads nothing beyond")
    func outside() {
        let image = GrayImage(width: 10, height: 10, filledWith: 42)
        let quad = Quadrilateral(
            topLeft: Point(x: -500, y: -500), topRight: Point(x: 900, y: -400), bottomRight: Point(x: 800, y: 900),
            bottomLeft: Point(x: -700, y: 600))
        #expect(image.rectified(quad, toWidth: 50, height: 50)?.pixels.allSatisfy { $0 == 42 } == true)
    }
}
