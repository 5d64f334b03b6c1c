import Raster
import Testing

@testable import specimen

@Suite("What goes wrong with pictures")
struct SceneTests {
    @Test("a bent page leads back to the flat one", arguments: [false, true])
    func bend(isRight: Bool) {
        let bend = Bend(rise: 0.08, squeeze: 0.25, isRight: isRight)
        for x in stride(from: 0.0, through: 900, by: 75) {
            let point = Point(x: x, y: 40)
            let back = bend.flat(bend.seen(point, width: 900), width: 900)
            #expect(back.distance(to: point) < 1e-6)
        }
        // At the spine the print is moved by the whole rise, at the other edge not at all.
        let (spine, edge) = isRight ? (900.0, 0.0) : (0, 900)
        #expect(abs(bend.seen(Point(x: spine, y: 0), width: 900).y - 72) < 1e-6)
        #expect(bend.seen(Point(x: edge, y: 0), width: 900).distance(to: Point(x: edge, y: 0)) < 1e-6)
    }

    @Test("a shadow is deep on one side of its edge and nothing on the other")
    func shadow() {
        let edge = ShadowEdge(through: Point(x: 100, y: 50), degrees: 0, depth: 0.6, softness: 2)
        #expect(abs(edge.light(at: Point(x: 100, y: 0)) - 0.7) < 1e-9)
        #expect(abs(edge.light(at: Point(x: 160, y: 90)) - 0.4) < 1e-6)
        #expect(abs(edge.light(at: Point(x: 40, y: 0)) - 1) < 1e-6)
    }

    @Test("motion spreads a point along its way and keeps the light")
    func motion() {
        var picture = Picture(width: 41, height: 41)
        for channel in 0..<3 { picture.channels[channel][20, 20] = 100 }
        let seen = picture.smeared(Motion(length: 8, degrees: 0)).channels[0]
        #expect(abs(seen.values.reduce(0, +) - 100) < 0.5)
        #expect(seen[17, 20] > 5 && seen[23, 20] > 5 && seen[20, 17] == 0 && seen[30, 20] == 0)
    }

    @Test("an exposure brings black and white to its levels")
    func tone() {
        var picture = Picture(width: 2, height: 1)
        picture.channels[0][1, 0] = 255
        picture.expose(Tone(black: 20, white: 45))
        #expect(picture.channels[0][0, 0] == 20 && picture.channels[0][1, 0] == 45)
    }
}
