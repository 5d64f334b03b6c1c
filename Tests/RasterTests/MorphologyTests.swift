import Raster
import Testing

@Suite("Morphology")
struct MorphologyTests {
    /// A white picture with one black column and one dark pixel.
    private func picture() -> GrayImage {
        var image = GrayImage(width: 9, height: 5)
        for y in 0..<5 { image[4, y] = 0 }
        image[1, 2] = 100
        return image
    }

    @Test("dilation takes the brightest value of the rectangle, at the edges too")
    func dilation() {
        let image = picture().dilated(width: 3, height: 1)
        #expect(image.pixels.allSatisfy { $0 == 255 })
        let narrow = picture().dilated(width: 1, height: 3)
        #expect(narrow[4, 0] == 0 && narrow[1, 2] == 255)
    }

    @Test("erosion takes the darkest value of the rectangle")
    func erosion() {
        let image = picture().eroded(width: 3, height: 3)
        #expect(image[3, 0] == 0 && image[5, 4] == 0 && image[6, 0] == 255)
        #expect(image[0, 1] == 100 && image[2, 3] == 100 && image[0, 0] == 255)
    }

    @Test("levelled print is as dark in the shadow as in the light")
    func levelled() {
        // Strokes of three columns every twelve; the left half in shadow, with a fifth of the light.
        var image = GrayImage(width: 240, height: 36)
        for y in 0..<36 {
            for x in 0..<240 {
                let isStroke = x % 12 < 3 && (8..<28).contains(y)
                image[x, y] = UInt8((isStroke ? 100 : 240) / (x < 120 ? 5 : 1))
            }
        }
        let even = image.levelled(window: 25, radius: 18)
        let (dark, light) = (even[61, 18], even[181, 18])
        #expect(dark < 60 && light < 60)
        #expect(even[66, 18] == 255 && even[186, 18] == 255)
        let empty = GrayImage(width: 40, height: 36).levelled(window: 25, radius: 18)
        #expect(empty.pixels.allSatisfy { $0 == 255 })
    }

    @Test("agrees with the definition for every window up to 9", arguments: [1, 3, 5, 7, 9])
    func againstDefinition(window: Int) {
        // Wider than a vector and than a stripe of columns
        var image = GrayImage(width: 83, height: 17)
        var state: UInt32 = 7
        for y in 0..<17 {
            for x in 0..<83 {
                state = state &* 1_664_525 &+ 1_013_904_223
                image[x, y] = UInt8(truncatingIfNeeded: state >> 24)
            }
        }
        let reach = window / 2
        let dilated = image.dilated(width: window, height: window)
        let eroded = image.eroded(width: window, height: window)
        for y in 0..<17 {
            for x in 0..<83 {
                var values: [UInt8] = []
                for v in max(0, y - reach)...min(16, y + reach) {
                    for u in max(0, x - reach)...min(82, x + reach) { values.append(image[u, v]) }
                }
                #expect(dilated[x, y] == values.max())
                #expect(eroded[x, y] == values.min())
            }
        }
    }

    @Test("dark detail keeps what is smaller than the rectangle and drops what is larger")
    func darkDetail() {
        var image = GrayImage(width: 40, height: 40, filledWith: 200)
        for y in 10..<12 { for x in 5..<35 { image[x, y] = 50 } }
        for y in 20..<40 { for x in 20..<40 { image[x, y] = 50 } }
        let detail = image.darkDetail(width: 7, height: 7)
        #expect(detail[20, 10] == 150)
        #expect(detail[30, 30] == 0 && detail[2, 2] == 0)
    }
}
