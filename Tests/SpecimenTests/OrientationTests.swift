import Raster
import Testing

@testable import specimen

@Suite("Stored orientations")
struct OrientationTests {
    /// An upright picture of two rows, `1 2 3` over `4 5 6`.
    private let upright: Picture = {
        var plane = Plane(width: 3, height: 2)
        plane.values = [1, 2, 3, 4, 5, 6]
        return Picture(channels: [plane, plane, plane])
    }()

    /// What EXIF's words say of the first stored row and column (CIPA DC-008, tag 274): for 6 "the 0th row is the
    /// visual right-hand side and the 0th column is the visual top", and so on.
    @Test(
        "store rows and columns as EXIF defines them",
        arguments: [
            (Orientation.upright, [1, 2, 3, 4, 5, 6] as [Float]),
            (.mirrored, [3, 2, 1, 6, 5, 4]),
            (.halfTurn, [6, 5, 4, 3, 2, 1]),
            (.flipped, [4, 5, 6, 1, 2, 3]),
            (.transposed, [1, 4, 2, 5, 3, 6]),
            (.quarterTurn, [3, 6, 2, 5, 1, 4]),
            (.transverse, [6, 3, 5, 2, 4, 1]),
            (.threeQuarterTurn, [4, 1, 5, 2, 6, 3]),
        ])
    func storesAsDefined(orientation: Orientation, pixels: [Float]) {
        let stored = orientation.stored(upright)
        #expect(stored.channels[0].values == pixels)
        #expect(stored.width == (orientation.swapsSides ? 2 : 3))
    }

    @Test("are written behind the first marker, in either byte order", arguments: [false, true])
    func writesTag(isBigEndian: Bool) {
        let tagged = Orientation.quarterTurn.tag([0xFF, 0xD8, 0xFF, 0xDB], isBigEndian: isBigEndian)
        #expect(tagged.prefix(4) == [0xFF, 0xD8, 0xFF, 0xE1])
        let length = Int(tagged[4]) << 8 | Int(tagged[5])
        #expect(tagged.suffix(from: 4 + length) == [0xFF, 0xDB])
        #expect(Array(tagged[12..<14]) == Array((isBigEndian ? "MM" : "II").utf8))
    }
}
