import Raster
import ScanPipeline
import Testing

@Suite("PercentRect")
struct PercentRectTests {
    @Test("covers every pixel that it touches and none outside the image")
    func pixels() {
        let vendor = PercentRect(left: 10, top: 40, right: 90, bottom: 60)
        #expect(vendor.pixels(width: 640, height: 480) == PixelRect(left: 64, top: 192, right: 576, bottom: 288))
        let half = PercentRect(left: -5, top: 33, right: 250, bottom: 34)
        #expect(half.pixels(width: 7, height: 10) == PixelRect(left: 0, top: 3, right: 7, bottom: 4))
        let none = PercentRect(left: .nan, top: 70, right: .infinity, bottom: 20)
        #expect(none.pixels(width: 100, height: 100) == PixelRect(left: 0, top: 70, right: 0, bottom: 70))
    }
}
