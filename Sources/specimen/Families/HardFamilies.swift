import CodeParser
import Raster

/// The families of zones that are hard to read: each has one thing that goes wrong when people take pictures.
///
/// They are small flat pictures, so that nothing but the one difficulty is in the way.
struct HardFamilies {
    static let count = 6
    /// Of the families whose first six are all read there are two more, which are harder still.
    static let longCount = 8

    private static let formats: [ZoneFormat] = [.td3, .td1, .td2, .mrvA, .mrvB, .td3]
    /// Pixels to a millimetre: capitals of 13 pixels.
    private static let resolution = 5.2

    let fonts: CardFonts

    /// Far too little light: 7 to 27 grey levels from ink to paper, and the noise of a sensor that is turned up.
    func dim(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let dark = random.uniform(18, 40)
        let levels = index < Self.count ? 12 + 3 * Double(index) : 9 - 2 * Double(index - Self.count)
        return try picture(name, index, &random) { camera, _, _ in
            camera.tone = Tone(black: dark, white: dark + levels)
            camera.noise = 1.2 + levels / 14
        }
    }

    /// Far too much light: the paper is white all over, and the ink light grey.
    func washedOut(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let ink = index < Self.count ? 196 + 8 * Double(index) : 242 + 4 * Double(index - Self.count)
        return try picture(name, index, &random) { camera, _, _ in
            camera.tone = Tone(black: ink, white: 285)
            camera.noise = 2.5
        }
    }

    /// A lamp mirrors in the foil over the zone and leaves a part of the print's contrast.
    func glare(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        try picture(name, index, &random) { camera, zone, random in
            camera.glare = 0.84 + 0.026 * Double(index)
            camera.glareCentre = Self.point(in: zone, random.uniform(0.3, 0.7), random.uniform(0.2, 0.8))
            camera.noise = 2
        }
    }

    /// The hand shook: smeared by a fifth to half of a capital's height, in any direction.
    func motion(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let angle = [0.0, 90, 35, 140, 0, 65][index % 6] + random.uniform(-10, 10)
        return try picture(name, index, &random) { camera, _, _ in
            camera.motion = Motion(length: 2.5 + 0.8 * Double(index), degrees: angle)
            camera.noise = 1.5
        }
    }

    /// Capitals of 5 to 7 pixels, coarsely compressed.
    func tiny(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let capital = 5.0 + 0.4 * Double(index)
        return try picture(name, index, resolution: capital / CardSize.capHeight, quality: 55, &random) {
            camera, _, _ in
            camera.blur = 0.7
            camera.noise = 3.5
        }
    }

    /// A page that rises to the spine of its book: the lines bend by one to four of their heights and are narrower there.
    func curved(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let isRight = index % 2 == 1
        let rise = (0.02 + 0.012 * Double(index)) * (index % 4 < 2 ? 1 : -1)
        return try picture(name, index, &random) { camera, _, _ in
            camera.bend = Bend(rise: rise, squeeze: 0.25, isRight: isRight)
            camera.noise = 1.5
        }
    }

    /// The edge of a deep shadow runs across the zone.
    func shadow(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let depth = min(0.4 + 0.09 * Double(index), 0.93)
        return try picture(name, index, &random) { camera, zone, random in
            camera.shadowEdge = ShadowEdge(
                through: Self.point(in: zone, random.uniform(0.25, 0.75), 0.5), degrees: random.uniform(0, 360),
                depth: depth, softness: random.uniform(1, 4))
            camera.noise = 2.5
        }
    }

    /// Light print on dark ground in poor light.
    func inverted(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let levels = index < Self.count ? 56 - 8 * Double(index) : 13 - 3 * Double(index - Self.count)
        return try picture(name, index, isDark: true, &random) { camera, _, _ in
            camera.tone = Tone(black: 30, white: 30 + levels)
            camera.noise = 3
        }
    }

    // MARK: Steps

    /// A flat scan, after the camera is told what goes wrong; it is handed the place of the zone.
    private func picture(
        _ name: String, _ index: Int, isDark: Bool = false, resolution: Double = HardFamilies.resolution,
        quality: Int = 72,
        _ random: inout SeededRandom, _ spoil: (inout Camera, Quadrilateral, inout SeededRandom) -> Void
    ) throws(SpecimenError) -> TestPicture {
        let shot = try DocumentShot(Self.formats[index % Self.formats.count], fonts: fonts, isDark: isDark, &random)
        return try shot.spoiled(
            "\(name)-\(index + 1)", resolution: resolution, degrees: random.uniform(-1.5, 1.5), quality: quality,
            &random,
            spoil)
    }

    /// A point of a zone, by its share of the width and of the height.
    private static func point(in zone: Quadrilateral, _ x: Double, _ y: Double) -> Point {
        func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
            Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        return between(between(zone.topLeft, zone.topRight, x), between(zone.bottomLeft, zone.bottomRight, x), y)
    }
}
