import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// Photographs a line: paper, light, lens, sensor and compression, then brings it to the height of the model.
enum LinePhoto {
    /// The strip as the reading pipeline would hand it to the recogniser: `height` rows, dark on light.
    static func take(ink: Plane, style: LineStyle, height: Int, random: inout SeededRandom) -> GrayImage {
        var photo = exposed(ink, style: style, random: &random)
        if let look = style.plate {
            if look.isLightOnDark { photo.map { 255 - $0 } }
            let baseline = Double(photo.height) - style.marginBottom * style.capHeight
            PlateSurface.disturb(&photo, look: look, style: style, baseline: baseline, random: &random)
            photo = seen(photo, style: style, random: &random)
            if look.isLightOnDark { photo.map { 255 - $0 } }
        } else {
            photo = seen(photo, style: style, random: &random)
        }
        // Small strips are enlarged, large ones reduced.
        let width = max(1, Int((Double(photo.width * height) / Double(photo.height)).rounded()))
        var strip = photo.resized(width: width, height: height, kernel: random.chance(0.5) ? .linear : .cubic)
        let cap = Double(height) * style.capHeight / Double(photo.height)
        let isPlate = style.plate != nil
        if isPlate && random.chance(0.2) {
            strip = flattened(strip, isLevelled: random.chance(0.5))
        } else if random.chance(isPlate ? 0.95 : 0.8) {
            strip = normalised(strip, cap: cap, random: &random)
        }
        let binary = (isPlate ? 0.04 : 0.2) * style.damage
        if random.chance(binary) && style.capHeight > 9 { strip = binarised(strip, cap: cap, &random) }
        return strip.gray
    }

    /// Ink on a ground with a pattern under uneven light.
    private static func exposed(_ ink: Plane, style: LineStyle, random: inout SeededRandom) -> Plane {
        let damage = style.damage
        let cap = style.capHeight
        let ground = random.uniform(255 - 135 * damage, 255)
        // Very small letters with very little contrast are no lesson, they are noise.
        let least = cap < 10 ? 70.0 : 45
        let contrast = random.chance(0.35 * damage) ? random.uniform(least, 100) : random.uniform(90, ground)
        let strength = min(contrast, ground - 5)
        var photo = Plane(width: ink.width, height: ink.height)
        let pattern = guilloche(
            width: ink.width, height: ink.height, cap: cap,
            depth: random.chance(0.6) ? random.uniform(0, 0.4) * damage * strength : 0, random: &random)
        let slopeX = random.normal(0.12) * damage * ground / Double(ink.width)
        let slopeY = random.normal(0.06) * damage * ground / Double(ink.height)
        let texture = random.chance(0.3) ? random.uniform(0, 0.1) * damage * strength : 0
        let paper = Plane.noise(
            width: ink.width, height: ink.height, cell: max(1, random.uniform(0.1, 1.5) * cap), random: &random)
        for y in 0..<ink.height {
            let light = slopeY * (Double(y) - Double(ink.height) / 2)
            for x in 0..<ink.width {
                let level =
                    Float(ground + light + slopeX * (Double(x) - Double(ink.width) / 2)) + pattern[x, y]
                    + (paper[x, y] - 0.5) * Float(texture)
                photo[x, y] = level - ink[x, y] * Float(strength) * min(1, level / Float(ground))
            }
        }
        if random.chance(0.2 * damage) {
            // Glare: the foil mirrors a lamp, as a band or a spot, and washes the contrast out.
            let isSpot = random.chance(0.5)
            let centre = (x: random.uniform(0, Double(ink.width)), y: random.uniform(-0.5, 1.5) * Double(ink.height))
            let breadth = random.uniform(0.5, 5) * cap
            let shine = random.uniform(0.15, 0.85)
            for y in 0..<ink.height {
                let rise = isSpot ? (Double(y) - centre.y) / breadth : 0
                for x in 0..<ink.width {
                    let distance = (Double(x) - centre.x) / breadth
                    let alpha = Float(shine * exp(-distance * distance - rise * rise))
                    photo[x, y] += (255 - photo[x, y]) * alpha
                }
            }
        }
        return photo
    }

    /// Fine wavy lines of a security print, symmetric around 0.
    private static func guilloche(
        width: Int, height: Int, cap: Double, depth: Double, random: inout SeededRandom
    ) -> Plane {
        var pattern = Plane(width: width, height: height)
        guard depth > 0 else { return pattern }
        for _ in 0..<random.integer(1...3) {
            let period = random.uniform(0.15, 1.6) * cap
            let angle = random.uniform(0, .pi)
            let (along, across) = (cos(angle) * 2 * .pi / period, sin(angle) * 2 * .pi / period)
            let wave = random.uniform(0, 1.5)
            let wavePeriod = random.uniform(1, 8) * cap
            let phase = random.uniform(0, 6.28)
            let lineSharpness = random.chance(0.5) ? 3.0 : 1.0
            for y in 0..<height {
                for x in 0..<width {
                    let bend = wave * sin(Double(x) / wavePeriod * 2 * .pi + phase)
                    let value = sin(Double(x) * along + Double(y) * across + bend + phase)
                    pattern[x, y] += Float(depth / 2 * (lineSharpness > 1 ? 1 - 2 * pow(abs(value), 0.5) : value))
                }
            }
        }
        return pattern
    }

    /// Blur, sharpening, noise and compression.
    private static func seen(_ photo: Plane, style: LineStyle, random: inout SeededRandom) -> Plane {
        let damage = style.damage
        let cap = style.capHeight
        var photo = photo
        let isSmall = cap < 14
        var blur = abs(random.normal(0.03)) * cap * damage
        if isSmall {
            blur += random.uniform(0, 0.75) * damage
        } else if random.chance(0.2 * damage) {
            // Out of focus.
            blur = random.uniform(0.05, 0.14) * cap
        }
        photo = photo.blurred(x: blur, y: blur)
        if random.chance(0.2 * damage) {
            // A hand that shook: half the width of a letter at most, less where there are few pixels.
            let reach = random.uniform(0.06, isSmall ? 0.2 : 0.34) * cap
            photo = photo.smeared(over: reach, angle: random.uniform(0, .pi))
        }
        let noise = random.chance(0.7) ? random.uniform(0, isSmall ? 6 : 12) * damage : 0
        if noise > 0.5 {
            photo.map { $0 + Float(random.normal(noise)) }
        }
        if random.chance(0.18 * damage) {
            let soft = photo.blurred(x: 1, y: 1)
            let amount = Float(random.uniform(0.3, 1.2))
            for i in 0..<photo.values.count { photo.values[i] += (photo.values[i] - soft.values[i]) * amount }
        }
        photo.map { min(max($0.rounded(), 0), 255) }
        if random.chance(0.55 * damage) {
            photo = photo.withBlockLoss(quality: random.uniform(isSmall ? 35 : 18, 92))
        }
        return photo
    }

    /// Only what is darker than its surroundings, stretched: the pipeline's second look at plates in shadow and glare.
    private static func flattened(_ strip: Plane, isLevelled: Bool) -> Plane {
        let window = strip.height * 2 / 3 | 1
        let even: GrayImage
        if isLevelled {
            even = strip.gray.levelled(window: window, radius: strip.height / 2)
        } else {
            let plain = strip.gray.darkDetail(width: window, height: strip.height | 1).inverted()
            let low = plain.percentile(0.02)
            even = plain.stretched(from: low, to: max(plain.percentile(0.9), low &+ 10))
        }
        var result = Plane(width: strip.width, height: strip.height)
        for i in 0..<result.values.count { result.values[i] = Float(even.pixels[i]) }
        return result
    }

    /// Stretches the contrast as the reading pipeline does, or evens out the light in another way.
    private static func normalised(_ strip: Plane, cap: Double, random: inout SeededRandom) -> Plane {
        if random.chance(0.8) {
            // The pipeline's own stretch in most of them, so that the network meets what it will be given.
            let sorted = strip.values.sorted()
            let low = sorted[sorted.count * 2 / 100]
            let high = sorted[sorted.count * (random.chance(0.75) ? 90 : random.integer(80...97)) / 100]
            let range = max(high - low, 10)
            var result = strip
            result.map { ($0 - low) / range * 255 }
            return result
        }
        let radius = Int(cap * random.uniform(1.2, 3))
        let mean = strip.averaged(radiusX: radius, radiusY: radius)
        var square = strip
        for i in 0..<square.values.count {
            let difference = strip.values[i] - mean.values[i]
            square.values[i] = difference * difference
        }
        let variance = square.averaged(radiusX: radius, radiusY: radius)
        let target = Float(random.uniform(45, 70))
        var result = strip
        for i in 0..<result.values.count {
            // Running sums round: where the strip is flat the variance may come out a little below nothing.
            let deviation = max(max(variance.values[i], 0).squareRoot(), 6)
            result.values[i] = 175 + (strip.values[i] - mean.values[i]) / deviation * target
        }
        return result
    }

    /// Black and white against the local mean.
    private static func binarised(_ strip: Plane, cap: Double, _ random: inout SeededRandom) -> Plane {
        let radius = max(2, Int(cap * random.uniform(0.5, 1)))
        let mean = strip.averaged(radiusX: radius, radiusY: radius)
        let lead = Float(random.uniform(4, 16))
        var result = strip
        for i in 0..<result.values.count { result.values[i] = strip.values[i] < mean.values[i] - lead ? 0 : 255 }
        return result
    }
}
