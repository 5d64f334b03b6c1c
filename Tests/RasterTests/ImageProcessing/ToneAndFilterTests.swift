import Raster
import Testing

@Suite("Tones and filters")
struct ToneAndFilterTests {
    @Test("no brightness and no contrast change nothing")
    func identity() {
        #expect(ToneCurve(brightness: 0, contrast: 0).levels == (0...255).map { UInt8($0) })
    }

    @Test("brightness lifts all levels alike; at 100 by half the range")
    func brightness() {
        let curve = ToneCurve(brightness: 100, contrast: 0)
        #expect(curve.levels[0] == 128 && curve.levels[100] == 228 && curve.levels[200] == 255)
        #expect(ToneCurve(brightness: -100, contrast: 0).levels[100] == 0)
    }

    @Test("contrast at its ends leaves two levels, or one")
    func contrast() {
        let hard = ToneCurve(brightness: 0, contrast: 100).levels
        #expect(hard[127] == 0 && hard[128] == 255)
        #expect(Set(ToneCurve(brightness: 0, contrast: -100).levels) == [128])
        #expect(ToneCurve(brightness: 0, contrast: 50).levels[192] == 255)
    }

    @Test("values outside -100…100 count as their ends")
    func clamped() {
        #expect(ToneCurve(brightness: 999, contrast: 0) == ToneCurve(brightness: 100, contrast: 0))
    }

    @Test("colour and grey go through the same curve")
    func colour() throws {
        let curve = ToneCurve { 255 - $0 }
        let image = try #require(ColourImage(width: 1, height: 1, pixels: [0, 100, 255]))
        #expect(image.adjusted(by: curve).pixels == [255, 155, 0])
    }

    @Test("filters leave plain ground alone, the high-pass filter turns it to middle grey")
    func plain() {
        let plain = GrayImage(width: 5, height: 4, filledWith: 90)
        #expect(plain.filtered(by: .smooth) == plain)
        #expect(plain.filtered(by: .sharpen) == plain)
        #expect(plain.filtered(by: .highPass) == GrayImage(width: 5, height: 4, filledWith: 128))
    }

    @Test("smoothing spreads a point by its weights; sharpening makes it stand out")
    func point() {
        var image = GrayImage(width: 5, height: 5, filledWith: 0)
        image[2, 2] = 160
        let soft = image.filtered(by: .smooth)
        #expect(soft[2, 2] == 40 && soft[1, 2] == 20 && soft[1, 1] == 10 && soft[0, 2] == 0)
        var step = GrayImage(width: 5, height: 5, filledWith: 100)
        step[2, 2] = 120
        #expect(step.filtered(by: .sharpen)[2, 2] == 140)
        #expect(step.filtered(by: .sharpen)[1, 2] == 95)
    }

    @Test("grey by weights keeps white white, and foolish weights mean the luminance")
    func weights() throws {
        let image = try #require(ColourImage(width: 2, height: 1, pixels: [255, 255, 255, 200, 0, 0]))
        #expect(image.gray(redWeight: 0.3, greenWeight: 0.59, blueWeight: 0.11).pixels == [255, 60])
        #expect(image.gray(redWeight: 1000, greenWeight: 0, blueWeight: 0).pixels == [255, 200])
        #expect(image.gray(redWeight: -1, greenWeight: 0, blueWeight: 0) == image.luminance())
    }
}
