import Raster
import Testing

@Suite("Summed areas and overlaps")
struct SummedAreaTests {
    @Test("mean and deviation of a rectangle, cut at the image's edge")
    func statistics() {
        var image = GrayImage(width: 4, height: 2, filledWith: 10)
        image[3, 0] = 30
        image[3, 1] = 30
        let sums = SummedArea(image)
        let all = sums.statistics(of: PixelRect(left: -5, top: -5, right: 99, bottom: 99))
        #expect(all.mean == 15 && abs(all.deviation - 75.0.squareRoot()) < 1e-9)
        let inner = PixelRect(left: 3, top: 0, right: 4, bottom: 2)
        #expect(sums.statistics(of: inner).mean == 30)
        let rest = sums.statistics(of: PixelRect(left: 0, top: 0, right: 4, bottom: 2), without: inner)
        #expect(rest.mean == 10 && rest.deviation == 0)
        #expect(sums.statistics(of: PixelRect(left: 2, top: 1, right: 1, bottom: 0)).mean == 0)
    }

    @Test("the overlap of outlines is their common share")
    func overlap() {
        let a = Quadrilateral(width: 4, height: 4)
        #expect(a.overlap(with: a) == 1)
        #expect(a.overlap(with: Quadrilateral(left: 2, top: 0, right: 6, bottom: 4)) == 8.0 / 24)
        #expect(a.overlap(with: Quadrilateral(left: 9, top: 9, right: 12, bottom: 12)) == 0)
        let diamond = Quadrilateral(
            topLeft: Point(x: 2, y: 0), topRight: Point(x: 4, y: 2), bottomRight: Point(x: 2, y: 4),
            bottomLeft: Point(x: 0, y: 2))
        #expect(a.overlap(with: diamond) == 0.5)
        #expect(a.turned(byQuarters: 1).overlap(with: diamond) == 0.5)
    }
}
