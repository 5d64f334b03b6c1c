import Raster
import Testing

@Suite("Binarization")
struct BinarizationTests {
    /// Left half one level, right half another.
    private func halves(_ dark: UInt8, _ light: UInt8, width: Int = 40, height: Int = 20) -> GrayImage {
        var image = GrayImage(width: width, height: height, filledWith: light)
        for y in 0..<height { for x in 0..<(width / 2) { image[x, y] = dark } }
        return image
    }

    @Test("Otsu's threshold lies between two levels", arguments: [(10, 200), (100, 120), (0, 255)])
    func otsu(dark: Int, light: Int) {
        let threshold = halves(UInt8(dark), UInt8(light)).otsuThreshold()
        #expect(threshold > dark && threshold <= light)
    }

    @Test("one threshold makes the dark half ink")
    func global() {
        let ink = halves(90, 110).binarized()
        #expect(ink.pixels.filter { $0 == 1 }.count == 20 * 20)
        #expect(ink.pixels[0] == 1 && ink.pixels[39] == 0)
        let none = halves(90, 110).binarized(threshold: 90)
        #expect(none.pixels.allSatisfy { $0 == 0 })
    }

    @Test("a picture of one level has no ink in it")
    func plain() {
        let plain = GrayImage(width: 30, height: 30, filledWith: 77)
        #expect(plain.binarizedLocally().pixels.allSatisfy { $0 == 0 })
    }

    @Test("local thresholds see print through a slope of light that one threshold cannot")
    func local() {
        // Ground from 60 to 220, print 30 darker: the print at the light end is lighter than the ground at the dark end.
        var image = GrayImage(width: 161, height: 31)
        for y in 0..<31 {
            for x in 0..<161 {
                let ground = 60 + x
                image[x, y] = UInt8(x % 8 == 4 ? ground - 30 : ground)
            }
        }
        let ink = image.binarizedLocally(blockSize: 17, offset: 10)
        for x in 12..<150 { #expect((ink.pixels[15 * 161 + x] == 1) == (x % 8 == 4), "column \(x)") }
    }

    @Test("the mean of blocks equals the mean counted by hand, at edges too", arguments: [1, 3, 40])
    func boxMean(radius: Int) {
        var image = GrayImage(width: 17, height: 9)
        for y in 0..<9 { for x in 0..<17 { image[x, y] = UInt8((x * 31 + y * 57) % 256) } }
        let mean = image.boxMean(radius: radius)
        for y in 0..<9 {
            for x in 0..<17 {
                var (sum, count) = (0, 0)
                for j in max(0, y - radius)...min(8, y + radius) {
                    for i in max(0, x - radius)...min(16, x + radius) {
                        sum += Int(image[i, j])
                        count += 1
                    }
                }
                #expect(Int(mean[x, y]) == (sum + count / 2) / count)
            }
        }
    }
}
