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
                let slope = near - far
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
        for _ in 0..<look.reflections { mirror(&photo, cap: cap, random: &random) }
    }

    /// A brighter or darker area with a straight, more or less soft edge.
    private static func mirror(_ photo: inout Plane, cap: Double, random: inout SeededRandom) {
        let centre = (x: random.uniform(0, Double(photo.width)), y: random.uniform(0, Double(photo.height)))
        let angle = random.uniform(0, .pi)
        let (nx, ny) = (cos(angle), sin(angle))
        let breadth = random.uniform(0.3, 6) * cap
        let softness = random.uniform(0.03, 0.6) * cap
        let change = Float(random.uniform(-45, 70))
        for y in 0..<photo.height {
            for x in 0..<photo.width {
                let distance = abs((Double(x) - centre.x) * nx + (Double(y) - centre.y) * ny) - breadth
                let share = Float(1 / (1 + exp(min(max(distance / softness, -30), 30))))
                photo[x, y] += change * share
            }
        }
    }
}
