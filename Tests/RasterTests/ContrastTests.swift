import Raster
import Testing

@Suite("Contrast")
struct ContrastTests {
    /// Columns of `dark` in every fourth place on `light`.
    private func bars(width: Int, height: Int, _ tones: (Int) -> (dark: UInt8, light: UInt8)) -> GrayImage {
        var image = GrayImage(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { image[x, y] = x % 4 == 0 ? tones(x).dark : tones(x).light }
        }
        return image
    }

    @Test("a dim picture comes to a wide range without clipping, one of full range stays as it is")
    func exposure() {
        let dim = bars(width: 80, height: 40) { _ in (20, 45) }
        let exposed = dim.fullyExposed()
        #expect(Int(exposed[1, 1]) - Int(exposed[0, 0]) > 150)
        #expect(exposed[0, 0] > 0 && exposed[1, 1] < 255)
        let full = bars(width: 80, height: 40) { _ in (20, 230) }
        #expect(full.fullyExposed() == full)
        let flat = GrayImage(width: 9, height: 9, filledWith: 100)
        #expect(flat.fullyExposed() == flat)
    }

    @Test("pale print under glare comes out as dark as the rest of its line")
    func glare() {
        // From the middle on the print is at a sixth of its contrast, paler than the ground before it.
        let strip = bars(width: 800, height: 36) { $0 < 400 ? (40, 160) : (225, 245) }
        let even = strip.stretchedEvenly(darkShare: 0.02, lightShare: 0.9)
        for x in [100, 200, 600, 700] {
            #expect(even[x, 10] < 60 && even[x + 1, 10] > 200, "\(x)")
        }
    }

    @Test("a blank end of a strip in even light is not blown up to noise")
    func blank() {
        let strip = bars(width: 800, height: 36) { $0 < 600 ? (40, 200) : (198, 200) }
        let even = strip.stretchedEvenly(darkShare: 0.02, lightShare: 0.9)
        for x in stride(from: 640, to: 790, by: 4) { #expect(even[x, 10] > 200, "\(x)") }
    }
}
