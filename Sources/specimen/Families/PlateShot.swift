import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// One picture of one vehicle number: what carries it, how it is seen, and where the number is.
struct PlateShot {
    let number: [UInt8]
    let painting: PlatePainter.Painting

    /// A number that a reader must find: clear print, upright or turned by quarters.
    static func clean(
        _ index: Int, painter: PlatePainter, _ random: inout SeededRandom
    ) throws(SpecimenError) -> PlateShot {
        let number = PlateText.valid(&random)
        var look = PlateLook()
        look.isProportional = random.chance(0.4)
        look.strokeWidth = random.uniform(0.1, 0.16)
        look.isLightOnDark = index % 2 == 1
        if index % 3 == 2 { look.marks = random.pick(Array(SkeletonFont.marks.prefix(2))) }
        let painting = try painter.paint(
            number, on: index % 4 < 2 ? .label : .plate, damage: 0, look: look, aspect: random.uniform(0.85, 1.15),
            shear: 0, &random)
        return PlateShot(number: number, painting: painting)
    }

    /// What real photographs do to a number: dots, relief, leaning type, mirrors and lamps in the pane.
    static func hard(
        _ index: Int, painter: PlatePainter, _ random: inout SeededRandom
    ) throws(SpecimenError) -> PlateShot {
        let number = PlateText.valid(&random)
        var look = PlateLook()
        look.isProportional = random.chance(0.4)
        look.strokeWidth = random.uniform(0.1, 0.16)
        look.isLightOnDark = index % 5 != 3
        var shear = 0.0
        switch index % 5 {
        case 0: look.dotDistance = look.strokeWidth * 1.1
        case 1: shear = random.uniform(0.15, 0.3)
        case 2: look.reflections = 3
        case 3:
            look.relief = random.uniform(0.5, 0.8)
            look.grain = random.uniform(8, 16)
        default: look.veils = 1
        }
        if index % 3 == 1 { look.marks = random.pick(SkeletonFont.marks) }
        look.hasFrame = index % 4 == 2
        let painting = try painter.paint(
            number, on: .plate, damage: 0.4, look: look, aspect: random.uniform(0.8, 1.4), shear: shear, &random)
        return PlateShot(number: number, painting: painting)
    }

    /// A picture of a width in which the number's letters are `capital` pixels high; `squeeze` makes them narrower.
    func taken(
        _ name: String, capital: Double, squeeze: Double = 1, degrees: Double, skew: Double = 0, blur: Double,
        noise: Double, light: Double = 0, turned way: Orientation = .upright, rotation: Int = 0,
        _ random: inout SeededRandom
    ) throws(SpecimenError) -> TestPicture {
        let scale = capital / (painting.number.bottomLeft.y - painting.number.topLeft.y)
        let (w, h) = (Double(painting.picture.width) * scale * squeeze, Double(painting.picture.height) * scale)
        let angle = degrees * .pi / 180
        let width = (w * abs(cos(angle)) + h * abs(sin(angle))) * random.uniform(1.08, 1.3)
        let height = max(
            (w * abs(sin(angle)) + h * abs(cos(angle))) * random.uniform(1.2, 1.8), width * random.uniform(0.4, 0.8))
        let corner = { (x: Double, y: Double, random: inout SeededRandom) in
            Point(
                x: width / 2 + x * w / 2 * cos(angle) - y * h / 2 * sin(angle) + random.uniform(-skew, skew) * h,
                y: height / 2 + x * w / 2 * sin(angle) + y * h / 2 * cos(angle) + random.uniform(-skew, skew) * h)
        }
        let quad = Quadrilateral(
            topLeft: corner(-1, -1, &random), topRight: corner(1, -1, &random), bottomRight: corner(1, 1, &random),
            bottomLeft: corner(-1, 1, &random))
        let grey = random.uniform(0.15, 0.5)
        let camera = Camera(
            width: Int(width), height: Int(height), ground: .desk(Colour(red: grey, green: grey, blue: grey)),
            gradient: light, blur: blur, noise: noise)
        let scene = try camera.shoot(painting.picture, at: quad, &random)
        var picture = TestPicture.jpeg(name, way.stored(scene), quality: 80)
        let flat = Quadrilateral(
            left: 0, top: 0, right: Double(painting.picture.width), bottom: Double(painting.picture.height))
        guard let toScene = Homography(from: flat, to: quad) else {
            throw SpecimenError("the corners of a plate are on one line")
        }
        picture.truth.format = "vin"
        picture.truth.lines = [String(decoding: number, as: UTF8.self)]
        picture.truth.zone = Truth.corners(toScene.apply(to: painting.number))
        picture.truth.width = camera.width
        picture.truth.height = camera.height
        if way != .upright { picture.truth.turn(way, degrees: rotation) }
        return picture
    }
}
