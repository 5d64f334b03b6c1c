/// How the number on a vehicle's plate is made and seen, beyond what a printed line has.
///
/// Lengths are in capital heights.
struct PlateLook {
    enum Side {
        case left
        case right
    }

    /// Letters stand at their own widths instead of a fixed pitch.
    var isProportional = false
    /// Width of the strokes of a skeleton font.
    var strokeWidth = 0.12
    /// Distance of the dots of a dotted font, or `nil` for drawn strokes.
    var dotDistance: Double?
    /// Round letters are broken by the bridges of a stencil.
    var isStencilled = false
    /// How far letters are pressed into the metal: one side in light, the other in shadow, 0…1.
    var relief = 0.0
    /// Distance between the light and the dark side.
    var reliefDepth = 0.05
    /// Both sides of a stroke catch the light and its ground does not, as where a point has cut the metal.
    var isContoured = false
    /// Light letters on a dark ground; the strip is turned to dark on light before it is read.
    var isLightOnDark = false
    /// The signs before and behind the number, such as stars; empty or two.
    var marks: [UInt8] = []
    /// Distance of the signs from the number beyond that of its letters.
    var markGap = 0.0
    /// How many things mirror in the pane.
    var reflections = 0
    /// What mirrors takes the contrast of the print with it, as the sky does, up to a straight edge.
    var isFading = false
    /// How many lamps or patches of sky drown the contrast.
    var veils = 0
    /// Grain of metal, grey levels.
    var grain = 0.0
    /// Bars of a barcode just below.
    var hasBarcode = false
    /// Where a code of two dimensions stands beside the number, if there is one.
    var codeSide: Side?
    /// The edges of the plate, or of a window in front of it, just above and below.
    var hasFrame = false
    /// The number stands in a window with round ends, close to its first and last letter.
    var hasWindow = false
    /// Made smaller without smoothing.
    var isCoarse = false

    static func draw(damage: Double, _ random: inout SeededRandom) -> PlateLook {
        var look = PlateLook()
        look.isProportional = random.chance(0.35)
        look.strokeWidth = random.uniform(0.07, 0.2)
        if random.chance(0.3) { look.dotDistance = look.strokeWidth * random.uniform(0.95, 1.3) }
        look.isStencilled = random.chance(0.07 * damage)
        if random.chance(0.25 * damage) {
            look.relief = random.uniform(0.3, 1)
            look.reliefDepth = random.uniform(0.03, 0.08)
            look.isContoured = random.chance(0.3)
        }
        look.isLightOnDark = random.chance(0.6)
        if random.chance(0.3) {
            look.marks = random.pick(random.chance(0.6) ? Array(SkeletonFont.marks.prefix(2)) : SkeletonFont.marks)
            look.markGap = random.chance(0.5) ? random.uniform(-0.2, 0.1) : random.uniform(0, 0.9)
        }
        look.reflections = random.chance(0.5 * damage) ? random.integer(1...3) : 0
        look.veils = random.chance(0.25 * damage) ? random.integer(1...2) : 0
        look.grain = random.chance(0.3 * damage) ? random.uniform(5, 30) : 0
        look.hasBarcode = random.chance(0.1 * damage)
        if random.chance(0.08 * damage) { look.codeSide = random.chance(0.7) ? .left : .right }
        look.hasFrame = random.chance(0.15 * damage)
        look.isCoarse = random.chance(0.3 * damage)
        look.isFading = random.chance(0.5)
        look.hasWindow = !look.hasFrame && random.chance(0.18 * damage)
        return look
    }
}
