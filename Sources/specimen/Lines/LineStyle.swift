/// How one line is printed and photographed: every number that the drawing needs, drawn once from the seed.
///
/// Lengths are in capital heights unless said otherwise, so that small and large letters suffer alike.
struct LineStyle {
    /// How hard the line is damaged: 0.35 for first lessons, 1 for what real photographs look like.
    let damage: Double
    /// Height of a capital in pixels of the picture, before it is brought to the model's height.
    var capHeight: Double
    /// Width of the letters against their drawing.
    var aspect: Double
    /// Distance of the letters against their width.
    var tracking: Double
    /// Added to both sides of a stroke.
    var strokeWeight: Double
    /// Sharp instead of round corners where the stroke grows.
    var hasSquareEnds: Bool
    /// Another cut: shift and pinch along x and y.
    var cut: [Double]
    /// Radians.
    var rotation: Double
    var shear: Double
    /// Growth of the letters from the first to the last.
    var perspective: Double
    /// Height of the arc that the baseline makes.
    var bow: Double
    /// Deviation of single letters from the baseline.
    var jitter: Double
    var marginTop: Double
    var marginBottom: Double
    var marginLeft: Double
    var marginRight: Double
    /// Distance of a neighbour line's baseline, above (< 0) or below, or `nil`.
    var neighbour: Double?
    /// What only plates have; `nil` for zone lines.
    var plate: PlateLook?

    /// A plate's line: squeezed or wide, in one of the looks of plates.
    static func drawPlate(damage: Double, small: Bool, _ random: inout SeededRandom) -> LineStyle {
        var style = draw(damage: damage, small: small, &random)
        // Photographs that were squashed and plates seen from below make letters up to twice as wide as they are.
        let shape = random.unit()
        if shape < 0.2 * damage {
            style.aspect = random.uniform(0.45, 0.75)
        } else if shape < 0.55 * damage {
            style.aspect = random.uniform(1.2, 2.2)
        } else {
            style.aspect = random.uniform(0.72, 1.2)
        }
        // Oblique type, and pictures squeezed after a turned line was taken, which lean either way.
        if random.chance(0.3 * damage) {
            style.shear = random.uniform(0.08, 0.45) * (random.chance(0.65) ? 1 : -1)
        }
        if small && random.chance(0.2 * damage) {
            // A tall photograph squashed into a small square: hardly any rows, and twice as many columns for each letter.
            style.capHeight = random.uniform(4.5, 9)
            style.aspect = random.uniform(1.4, 2.5)
        }
        style.tracking = random.chance(0.5) ? random.uniform(0.95, 1.12) : random.uniform(1.05, 1.4)
        if random.chance(0.12) { style.tracking = random.uniform(1.4, 2) }
        style.neighbour = random.chance(0.4) ? style.neighbour : nil
        let look = PlateLook.draw(damage: damage, &random)
        style.plate = look
        switch look.codeSide {
        case .left: style.marginLeft = random.uniform(1.4, 2.2)
        case .right: style.marginRight = random.uniform(1.4, 2.2)
        case .none: break
        }
        return style
    }

    /// Full lines at full damage; short ones are large and only lightly damaged.
    static func draw(damage: Double, small: Bool, _ random: inout SeededRandom) -> LineStyle {
        let cap: Double
        if small && random.chance(0.6) {
            // Two of three small ones between 8 and 14 pixels; below that reading ends, at about 5.
            cap = random.chance(0.64) ? random.uniform(8, 14) : random.uniform(5, 9)
        } else {
            cap = random.uniform(small ? 14 : 18, 40)
        }
        let isWide = random.chance(0.12)
        // Most strips are cut at a third of a capital above and below, where the reading pipeline aims.
        let isAimed = random.chance(0.55)
        let margins = isAimed ? (0.26, 0.42) : (random.chance(0.35) ? 0.04 : 0.15, 0.6)
        return LineStyle(
            damage: damage, capHeight: cap,
            aspect: isWide ? random.uniform(1.15, 1.4) : random.uniform(0.84, 1.18),
            tracking: 1 + random.normal(0.03),
            strokeWeight: random.chance(0.3) ? 0 : random.uniform(-0.026, 0.045) * (0.5 + damage / 2),
            hasSquareEnds: random.chance(0.4),
            cut: random.chance(0.4)
                ? [0, 0, 0, 0]
                : [random.normal(0.012), random.normal(0.022), random.normal(0.022), random.normal(0.02)],
            rotation: random.normal(0.4) * damage * .pi / 180,
            shear: random.normal(0.05) * damage,
            perspective: random.normal(0.05) * damage,
            bow: random.chance(0.5) ? 0 : random.normal(0.1) * damage,
            jitter: random.chance(0.7) ? 0 : 0.02 * damage,
            marginTop: random.uniform(margins.0, margins.1), marginBottom: random.uniform(margins.0, margins.1),
            marginLeft: isAimed ? random.uniform(0.4, 0.9) : random.uniform(0.05, 1.2),
            marginRight: isAimed ? random.uniform(0.4, 0.9) : random.uniform(0.05, 1.2),
            neighbour: random.chance(0.15 * damage)
                ? random.uniform(1.3, 1.9) * (random.chance(0.5) ? 1 : -1) : nil)
    }
}
