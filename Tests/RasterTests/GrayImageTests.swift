import Raster
import Testing

@Suite("GrayImage")
struct GrayImageTests {
    @Test("refuses bytes whose number does not fit the size")
    func refusesWrongCount() {
        #expect(GrayImage(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
        #expect(GrayImage(width: 2, height: 2, pixels: [1, 2, 3, 4])?[1, 1] == 4)
    }

    @Test("grey of white, black and green follows BT.601")
    func luminance() throws {
        let image = try #require(ColourImage(width: 3, height: 1, pixels: [255, 255, 255, 0, 0, 0, 0, 255, 0]))
        #expect(image.luminance().pixels == [255, 0, 149])
    }
}
