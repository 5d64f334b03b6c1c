import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// Puts a drawn document into a scene and takes the picture.
struct Camera {
    /// What lies under the document.
    enum Ground {
        /// A scanner's lid.
        case plain(Colour)
        /// A table with grain.
        case desk(Colour)
    }

    var width: Int
    var height: Int
    var ground = Ground.plain(.white)
    /// How much darker the far end is than the near one, 0…1.
    var gradient = 0.0
    /// How dark the cast shadow is, 0…1; 0 for none.
    var shadow = 0.0
    /// The edge of a shadow that lies over the scene.
    var shadowEdge: ShadowEdge?
    /// How strong the lamp mirrors in the foil, 0…1; 0 for none.
    var glare = 0.0
    /// Where it does; anywhere in the upper part when it is not said.
    var glareCentre: Point?
    /// How the document is bent.
    var bend: Bend?
    /// How the camera moves.
    var motion: Motion?
    /// How long the light comes in.
    var tone: Tone?
    /// Deviation of the blur, pixels.
    var blur = 0.0
    /// Deviation of the noise, grey levels.
    var noise = 0.0

    /// The scene with the painting's corners at those of `quad`.
    func shoot(
        _ painting: Picture, at quad: Quadrilateral, _ random: inout SeededRandom
    ) throws(SpecimenError) -> Picture {
        var scene = background(&random)
        let flat = Quadrilateral(left: 0, top: 0, right: Double(painting.width), bottom: Double(painting.height))
        guard let toCard = Homography(from: quad, to: flat) else {
            throw SpecimenError("the corners of a document are on one line")
        }
        if case .desk = ground { castShadow(of: painting, toCard: toCard, on: &scene) }
        place(painting, toCard: toCard, into: &scene)
        if gradient > 0 || shadow > 0 { scene.lit(by: light(&random)) }
        if let shadowEdge {
            var edge = Plane(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width { edge[x, y] = Float(shadowEdge.light(at: Point(x: Double(x), y: Double(y)))) }
            }
            scene.lit(by: edge)
        }
        if glare > 0 { addGlare(&scene, &random) }
        scene = scene.blurred(blur)
        if let motion { scene = scene.smeared(motion) }
        if let tone { scene.expose(tone) }
        scene.addNoise(noise, &random)
        return scene
    }

    // MARK: Steps

    private func background(_ random: inout SeededRandom) -> Picture {
        var scene = Picture(width: width, height: height)
        let colour: Colour
        var grain = Plane(width: width, height: height, filledWith: 1)
        switch ground {
        case .plain(let plain): colour = plain
        case .desk(let wood):
            colour = wood
            let fine = Plane.noise(width: width, height: height, cell: 2.5, random: &random)
            let streaks = Plane.noise(width: width, height: 64, cell: 9, random: &random)
            for y in 0..<height {
                for x in 0..<width {
                    let bend = Int(24 + 12 * sin(Double(x) / Double(width) * 5)) + y / 12
                    grain[x, y] = 0.82 + 0.1 * fine[x, y] + 0.2 * streaks[x / 6, bend % 64]
                }
            }
        }
        for (channel, level) in [colour.red, colour.green, colour.blue].enumerated() {
            for i in 0..<grain.values.count { scene.channels[channel].values[i] = Float(level * 255) * grain.values[i] }
        }
        return scene
    }

    /// Four samples for each pixel, so that a document smaller than its drawing does not lose its thin lines.
    private func place(_ painting: Picture, toCard: Homography, into scene: inout Picture) {
        let offsets = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
        for y in 0..<height {
            for x in 0..<width {
                var sum: (Float, Float, Float) = (0, 0, 0)
                var hits: Float = 0
                for (dx, dy) in offsets {
                    var at = toCard.apply(to: Point(x: Double(x) + dx, y: Double(y) + dy))
                    if let bend { at = bend.flat(at, width: Double(painting.width)) }
                    guard at.x >= 0, at.y >= 0, at.x < Double(painting.width), at.y < Double(painting.height) else {
                        continue
                    }
                    hits += 1
                    sum.0 += painting.channels[0].sample(x: at.x - 0.5, y: at.y - 0.5)
                    sum.1 += painting.channels[1].sample(x: at.x - 0.5, y: at.y - 0.5)
                    sum.2 += painting.channels[2].sample(x: at.x - 0.5, y: at.y - 0.5)
                }
                guard hits > 0 else { continue }
                let keep = 1 - hits / 4
                scene.channels[0][x, y] = scene.channels[0][x, y] * keep + sum.0 / 4
                scene.channels[1][x, y] = scene.channels[1][x, y] * keep + sum.1 / 4
                scene.channels[2][x, y] = scene.channels[2][x, y] * keep + sum.2 / 4
            }
        }
    }

    /// The document's own shadow on the table: its outline, moved, blurred, darker.
    private func castShadow(of painting: Picture, toCard: Homography, on scene: inout Picture) {
        var cover = Plane(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let at = toCard.apply(to: Point(x: Double(x) - 5, y: Double(y) - 7))
                let isInside = at.x >= 0 && at.y >= 0 && at.x < Double(painting.width) && at.y < Double(painting.height)
                cover[x, y] = isInside ? 1 : 0
            }
        }
        cover = cover.averaged(radiusX: 8, radiusY: 8)
        cover.map { 1 - 0.5 * $0 }
        scene.lit(by: cover)
    }

    /// Light that falls off across the picture, and the soft shadow of whoever takes it.
    private func light(_ random: inout SeededRandom) -> Plane {
        var plane = Plane(width: width, height: height)
        let angle = random.uniform(0, 2 * .pi)
        let (dx, dy) = (cos(angle) / Double(width), sin(angle) / Double(height))
        let centre = (x: random.uniform(0, 1) * Double(width), y: random.uniform(0.3, 1) * Double(height))
        let radius = random.uniform(0.2, 0.45) * Double(width)
        for y in 0..<height {
            for x in 0..<width {
                let along = (Double(x) - Double(width) / 2) * dx + (Double(y) - Double(height) / 2) * dy
                let distance = hypot(Double(x) - centre.x, Double(y) - centre.y) / radius
                let shade = shadow / (1 + exp((distance - 1) * 14))
                plane[x, y] = Float((1 - gradient * (along + 0.5)) * (1 - shade))
            }
        }
        return plane
    }

    private func addGlare(_ scene: inout Picture, _ random: inout SeededRandom) {
        let any = Point(x: random.uniform(0.3, 0.7) * Double(width), y: random.uniform(0.2, 0.5) * Double(height))
        let centre = glareCentre ?? any
        let radius = random.uniform(0.05, 0.12) * Double(width)
        for channel in 0..<3 {
            for y in 0..<height {
                for x in 0..<width {
                    let distance = hypot(Double(x) - centre.x, Double(y) - centre.y) / radius
                    let alpha = Float(glare * exp(-distance * distance))
                    scene.channels[channel][x, y] += (255 - scene.channels[channel][x, y]) * alpha
                }
            }
        }
    }
}

extension Plane {
    /// The value between pixels, by bilinear interpolation; the border is repeated.
    func sample(x: Double, y: Double) -> Float {
        let x = min(max(x, 0), Double(width - 1))
        let y = min(max(y, 0), Double(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (fx, fy) = (Float(x - Double(left)), Float(y - Double(top)))
        let upper = self[left, top] + (self[right, top] - self[left, top]) * fx
        let lower = self[left, bottom] + (self[right, bottom] - self[left, bottom]) * fx
        return upper + (lower - upper) * fy
    }
}
