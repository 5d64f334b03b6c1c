#if canImport(Glibc)
    import Glibc
#endif

/// What a plate's surface and the pane before it do to a picture of its number.
enum PlateSurface {
    /// Presses the letters into the ground: bright on one side, dark on the other.
    static func pressed(_ ink: Plane, look: PlateLook, cap: Double, random: inout SeededRandom) -> Plane {
        guard look.relief > 0 else { return ink }
        let angle = random.uniform(0, 2 * .pi)
        let dx = Int((cos(angle) * look.reliefDepth * cap).rounded())
        let dy = Int((sin(angle) * look.reliefDepth * cap).rounded())
        let body = Float(random.uniform(0.2, 1) * (1 - look.relief * 0.7))
        let side = Float(look.relief)
        var result = ink
        for y in 0..<ink.height {
            for x in 0..<ink.width {
                let near = ink[min(max(x + dx, 0), ink.width - 1), min(max(y + dy, 0), ink.height - 1)]
                let far = ink[min(max(x - dx, 0), ink.width - 1), min(max(y - dy, 0), ink.height - 1)]
                // The shadowed side is dark; the lit one is brighter than the ground, but less so.
                let slope = look.isContoured ? abs(near - far) : near - far
                result[x, y] = body * ink[x, y] + side * (slope > 0 ? slope : slope * 0.6)
            }
        }
        return result
    }

    /// Grain, bars below, things that mirror in the pane.
    static func disturb(
        _ photo: inout Plane, look: PlateLook, style: LineStyle, baseline: Double, random: inout SeededRandom
    ) {
        let cap = style.capHeight
        if look.grain > 0 {
            let noise = Plane.noise(
                width: photo.width, height: photo.height, cell: max(1, random.uniform(0.03, 0.12) * cap),
                random: &random)
            for i in 0..<photo.values.count {
                photo.values[i] += Float(look.grain) * (noise.values[i] * noise.values[i] - 0.3) * 2
            }
        }
        if look.hasBarcode {
            var x = random.uniform(0, 2) * cap
            let top = Int(baseline + random.uniform(0.15, 0.5) * cap)
            let shade = Float(random.uniform(40, 90))
            while x < Double(photo.width) {
                let bar = max(1, random.uniform(0.05, 0.2) * cap)
                for column in Int(x)..<min(photo.width, Int(x + bar) + 1) {
                    for row in min(max(top, 0), photo.height)..<photo.height { photo[column, row] -= shade }
                }
                x += bar + random.uniform(0.06, 0.25) * cap
            }
        }
        if let side = look.codeSide {
            let width = (side == .left ? style.marginLeft : style.marginRight) * cap
            let start = side == .left ? 0 : Double(photo.width) - width + 0.4 * cap
            code(
                &photo, columns: start...(start + max(0, width - 0.4 * cap)), baseline: baseline, cap: cap,
                isLight: look.isLightOnDark, random: &random)
        }
        if look.hasWindow { window(&photo, style: style, baseline: baseline, random: &random) }
        if look.hasFrame { frame(&photo, cap: cap, baseline: baseline, random: &random) }
        for _ in 0..<look.reflections {
            mirror(&photo, cap: cap, isFading: look.isFading, random: &random)
        }
        for _ in 0..<look.veils { veil(&photo, cap: cap, random: &random) }
    }

    /// Random cells, some of them of the ink.
    private static func code(
        _ photo: inout Plane, columns: ClosedRange<Double>, baseline: Double, cap: Double, isLight: Bool,
        random: inout SeededRandom
    ) {
        let cell = random.uniform(0.05, 0.12) * cap
        let shade = Float(random.uniform(70, 160) * (isLight ? 1 : -1))
        let overhang = random.uniform(-0.05, 0.3) * cap
        var x = columns.lowerBound
        while x + cell <= columns.upperBound {
            var y = baseline - cap - overhang
            while y + cell <= baseline + overhang {
                if random.chance(0.5) {
                    for row in clamped(y, y + cell, photo.height) {
                        for column in clamped(x, x + cell, photo.width) {
                            photo[column, row] += shade
                        }
                    }
                }
                y += cell
            }
            x += cell
        }
    }

    /// The whole pixels from one place to another that lie in 0..<size.
    private static func clamped(_ from: Double, _ to: Double, _ size: Int) -> Range<Int> {
        let first = min(max(0, Int(from)), size)
        return first..<min(max(first, Int(to)), size)
    }

    /// Thin lines above and below, a little askew.
    private static func frame(_ photo: inout Plane, cap: Double, baseline: Double, random: inout SeededRandom) {
        let shade = Float(random.uniform(30, 110) * (random.chance(0.5) ? 1 : -1))
        let thickness = random.uniform(0.04, 0.12) * cap
        let slope = random.normal(0.004)
        for middle in [baseline + random.uniform(0.15, 0.5) * cap, baseline - cap - random.uniform(0.15, 0.5) * cap] {
            for x in 0..<photo.width {
                let y = middle + slope * (Double(x) - Double(photo.width) / 2)
                for row in Int(y - thickness)...Int(y + thickness + 1) where row >= 0 && row < photo.height {
                    let share = min(1, max(0, thickness - abs(Double(row) - y) + 0.5))
                    photo[x, row] += shade * Float(share)
                }
            }
        }
    }

    /// A line around the number with half circles at its ends, and another shade outside of it.
    private static func window(_ photo: inout Plane, style: LineStyle, baseline: Double, random: inout SeededRandom) {
        let cap = style.capHeight
        let radius = random.uniform(0.62, 1.05) * cap
        let middle = baseline - cap / 2 + random.normal(0.05) * cap
        let first = (style.marginLeft - random.uniform(0.1, 0.7)) * cap + radius
        let last = Double(photo.width) - (style.marginRight - random.uniform(0.1, 0.7)) * cap - radius
        guard first < last else { return }
        let thickness = random.uniform(0.02, 0.09) * cap
        let line = Float(random.uniform(20, 120) * (random.chance(0.5) ? 1 : -1))
        let outside = random.chance(0.4) ? Float(random.uniform(-90, 90)) : 0
        for y in 0..<photo.height {
            for x in 0..<photo.width {
                let dx = Double(x) - min(max(Double(x), first), last)
                let dy = Double(y) - middle
                let distance = (dx * dx + dy * dy).squareRoot() - radius
                photo[x, y] += line * Float(min(1, max(0, thickness - abs(distance) + 0.5)))
                photo[x, y] += outside * Float(min(1, max(0, distance + 0.5)))
            }
        }
    }

    /// Light that lies over a part of the picture and takes the contrast with it.
    private static func veil(_ photo: inout Plane, cap: Double, random: inout SeededRandom) {
        let centre = (x: random.uniform(0, Double(photo.width)), y: random.uniform(0, Double(photo.height)))
        let angle = random.uniform(0, .pi)
        let (nx, ny) = (cos(angle), sin(angle))
        let (along, across) = (random.uniform(0.8, 8) * cap, random.uniform(0.4, 2) * cap)
        let level = Float(random.uniform(150, 255))
        let strength = random.uniform(0.2, 0.75)
        for y in 0..<photo.height {
            for x in 0..<photo.width {
                let (dx, dy) = (Double(x) - centre.x, Double(y) - centre.y)
                let u = (dx * nx + dy * ny) / along
                let v = (dx * ny - dy * nx) / across
                photo[x, y] += (level - photo[x, y]) * Float(strength * exp(-u * u - v * v))
            }
        }
    }

    /// A brighter or darker area with a straight, more or less soft edge.
    private static func mirror(_ photo: inout Plane, cap: Double, isFading: Bool, random: inout SeededRandom) {
        let centre = (x: random.uniform(0, Double(photo.width)), y: random.uniform(0, Double(photo.height)))
        let angle = random.uniform(0, .pi)
        let (nx, ny) = (cos(angle), sin(angle))
        let breadth = random.uniform(0.3, 6) * cap
        let softness = random.uniform(0.03, 0.6) * cap
        let change = Float(random.uniform(-45, 70))
        let level = isFading ? Float(random.uniform(40, 240)) : 0
        let strength = isFading ? Float(random.uniform(0.1, 0.7)) : 0
        for y in 0..<photo.height {
            for x in 0..<photo.width {
                let distance = abs((Double(x) - centre.x) * nx + (Double(y) - centre.y) * ny) - breadth
                let share = Float(1 / (1 + exp(min(max(distance / softness, -30), 30))))
                photo[x, y] += (change + strength * (level - photo[x, y])) * share
            }
        }
    }
}
