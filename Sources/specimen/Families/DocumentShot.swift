import CodeParser
import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// One picture of one document: draws it, places it in a scene and keeps account of where everything is.
struct DocumentShot {
    let document: SpecimenDocument
    let painting: CardPainter.Painting
    private let size: CardSize

    init(
        _ format: ZoneFormat, fonts: CardFonts, isDark: Bool = false, layout: CardLayout = .usual,
        _ random: inout SeededRandom
    ) throws(SpecimenError) {
        let style = isDark ? CardStyle.dark(&random) : CardStyle.light(&random)
        let document = try SpecimenDocument(format: format, style: style, &random)
        try self.init(document, fonts: fonts, layout: layout, &random)
    }

    /// One side of a document that is known, such as the front of a card whose back is drawn as well.
    init(
        _ document: SpecimenDocument, fonts: CardFonts, layout: CardLayout, _ random: inout SeededRandom
    ) throws(SpecimenError) {
        self.document = document
        painting = try CardPainter(fonts: fonts, layout: layout, resolution: 10).paint(document, &random)
        size = CardSize(document.format)
    }

    /// A flat scan of `resolution` pixels a millimetre, turned by an angle on the scanner's bed.
    func scan(
        _ name: String, resolution: Double, degrees: Double, ground: Colour = .white, blur: Double = 0.4,
        noise: Double = 1.5, quality: Int = 82, turned: Orientation = .upright, _ random: inout SeededRandom
    ) throws(SpecimenError) -> TestPicture {
        let bed = bed(resolution: resolution, degrees: degrees)
        let camera = Camera(
            width: Int(bed.width), height: Int(bed.height), ground: .plain(ground), blur: blur, noise: noise)
        return try take(name, camera: camera, quad: bed.quad, quality: quality, turned: turned, &random)
    }

    /// A flat scan with something that goes wrong: `spoil` is handed the camera and the place of the zone.
    func spoiled(
        _ name: String, resolution: Double, degrees: Double, quality: Int, _ random: inout SeededRandom,
        _ spoil: (inout Camera, Quadrilateral, inout SeededRandom) -> Void
    ) throws(SpecimenError) -> TestPicture {
        guard let zone = painting.zone else { throw SpecimenError("a side without a zone has nothing to spoil") }
        let bed = bed(resolution: resolution, degrees: degrees)
        let grey = random.uniform(0.35, 0.7)
        var camera = Camera(
            width: Int(bed.width), height: Int(bed.height),
            ground: .plain(Colour(red: grey, green: grey, blue: grey)), blur: 0.5)
        spoil(&camera, try toScene(bed.quad).apply(to: zone), &random)
        return try take(name, camera: camera, quad: bed.quad, quality: quality, turned: .upright, &random)
    }

    /// The size of a scanner's bed, and the place of a document that lies on it turned by an angle.
    private func bed(resolution: Double, degrees: Double) -> (width: Double, height: Double, quad: Quadrilateral) {
        let (w, h) = (size.width * resolution, size.height * resolution)
        let angle = degrees * .pi / 180
        let margin = 3 * resolution
        let width = w * abs(cos(angle)) + h * abs(sin(angle)) + 2 * margin
        let height = w * abs(sin(angle)) + h * abs(cos(angle)) + 2 * margin
        let corner = { (x: Double, y: Double) in
            Point(
                x: width / 2 + (x - w / 2) * cos(angle) - (y - h / 2) * sin(angle),
                y: height / 2 + (x - w / 2) * sin(angle) + (y - h / 2) * cos(angle))
        }
        let quad = Quadrilateral(
            topLeft: corner(0, 0), topRight: corner(w, 0), bottomRight: corner(w, h), bottomLeft: corner(0, h))
        return (width, height, quad)
    }

    /// The way from the flat painting to a place in the scene.
    private func toScene(_ quad: Quadrilateral) throws(SpecimenError) -> Homography {
        let flat = Quadrilateral(
            left: 0, top: 0, right: Double(painting.picture.width), bottom: Double(painting.picture.height))
        guard let toScene = Homography(from: flat, to: quad) else {
            throw SpecimenError("the corners of a document are on one line")
        }
        return toScene
    }

    /// A photograph on a table, from an angle, under uneven light.
    func photograph(_ name: String, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let wood = random.pick([
            Colour(red: 0.45, green: 0.3, blue: 0.2), Colour(red: 0.25, green: 0.27, blue: 0.3),
            Colour(red: 0.62, green: 0.5, blue: 0.38),
        ])
        let (width, height) = (1280, 960)
        let camera = Camera(
            width: width, height: height, ground: .desk(wood), gradient: random.uniform(0.15, 0.45),
            shadow: random.chance(0.5) ? random.uniform(0.2, 0.4) : 0, glare: random.chance(0.4) ? 0.6 : 0,
            blur: random.uniform(0.6, 1), noise: random.uniform(1.5, 3))
        let fill = random.uniform(0.8, 0.9)
        let skew = 0.035
        let scale = min(Double(width) * fill / size.width, Double(height) * fill / size.height)
        let (w, h) = (size.width * scale, size.height * scale)
        let angle = random.uniform(-5, 5) * .pi / 180
        let corner = { (x: Double, y: Double, random: inout SeededRandom) in
            Point(
                x: Double(width) / 2 + x * w / 2 * cos(angle) - y * h / 2 * sin(angle) + random.uniform(-skew, skew)
                    * w,
                y: Double(height) / 2 + x * w / 2 * sin(angle) + y * h / 2 * cos(angle)
                    + random.uniform(-skew, skew) * h)
        }
        let quad = Quadrilateral(
            topLeft: corner(-1, -1, &random), topRight: corner(1, -1, &random), bottomRight: corner(1, 1, &random),
            bottomLeft: corner(-1, 1, &random))
        return try take(name, camera: camera, quad: quad, quality: 75, turned: .upright, &random)
    }

    /// The zone alone, as a cut-out of a flat scan.
    func strip(_ name: String, resolution: Double, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        guard let zone = painting.zone else { throw SpecimenError("a front has no zone to cut out") }
        let scale = resolution / 10
        let margin = random.uniform(1.5, 3.5) * resolution
        let width = (zone.topRight.x - zone.topLeft.x) * scale + 2 * margin
        let height = (zone.bottomLeft.y - zone.topLeft.y) * scale + 2 * margin
        let left = margin - zone.topLeft.x * scale
        let top = margin - zone.topLeft.y * scale
        let quad = Quadrilateral(
            left: left, top: top, right: left + size.width * resolution, bottom: top + size.height * resolution)
        let camera = Camera(width: Int(width), height: Int(height), blur: 0.5, noise: 2)
        let scene = try camera.shoot(painting.picture, at: quad, &random)
        var picture = TestPicture.png(name, scene)
        picture.truth.describe(document)
        picture.truth.zone = Truth.corners(
            Quadrilateral(left: margin, top: margin, right: width - margin, bottom: height - margin))
        return picture
    }

    /// The same document stored in one of the eight ways, with the tag that says which.
    func stored(
        _ name: String, orientation: Orientation, resolution: Double, _ random: inout SeededRandom
    ) throws(SpecimenError) -> TestPicture {
        let upright = try scan(
            name, resolution: resolution, degrees: random.uniform(-0.5, 0.5), turned: orientation, &random)
        // The tag undoes the turn, so what is shown is the upright scan with its places.
        var truth = upright.truth
        truth.exifOrientation = orientation.rawValue
        let isBigEndian = orientation.rawValue % 2 == 0
        return TestPicture(name: name, bytes: orientation.tag(upright.bytes, isBigEndian: isBigEndian), truth: truth)
    }

    private func take(
        _ name: String, camera: Camera, quad: Quadrilateral, quality: Int, turned: Orientation,
        _ random: inout SeededRandom
    ) throws(SpecimenError) -> TestPicture {
        let scene = try camera.shoot(painting.picture, at: quad, &random)
        var picture = TestPicture.jpeg(name, turned.stored(scene), quality: quality)
        let toScene = try toScene(quad)
        let width = Double(painting.picture.width)
        func place(_ part: Quadrilateral) -> [[Double]] {
            Truth.corners(toScene.apply(to: camera.bend?.seen(part, width: width) ?? part))
        }
        if painting.zone != nil { picture.truth.describe(document) }
        picture.truth.document = place(
            Quadrilateral(left: 0, top: 0, right: width, bottom: Double(painting.picture.height)))
        picture.truth.zone = painting.zone.map(place)
        picture.truth.portrait = painting.portrait.map(place)
        picture.truth.width = camera.width
        picture.truth.height = camera.height
        return picture
    }

    /// A picture that is stored turned, without a tag: its places are turned with it.
    func turned(
        _ name: String, by degrees: Int, resolution: Double, _ random: inout SeededRandom
    ) throws(SpecimenError) -> TestPicture {
        let ways: [Int: Orientation] = [90: .threeQuarterTurn, 180: .halfTurn, 270: .quarterTurn]
        let way = ways[degrees] ?? .upright
        var picture = try scan(
            name, resolution: resolution, degrees: random.uniform(-1, 1), turned: way, &random)
        picture.truth.turn(way, degrees: degrees)
        return picture
    }
}
