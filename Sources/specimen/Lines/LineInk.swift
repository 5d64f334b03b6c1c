import CCairo

#if canImport(Glibc)
    import Glibc
#endif

/// Draws a line's letters and wears the ink off.
enum LineInk {
    /// The share of ink in every pixel (0…1), `scale` pixels for each pixel of the later picture.
    static func draw(
        _ text: [UInt8], font: Font, style: LineStyle, scale: Int, random: inout SeededRandom
    ) throws(SpecimenError) -> Plane {
        let cap = style.capHeight * Double(scale)
        let marks = style.plate?.marks ?? []
        let font = marks.isEmpty ? font : font.adding(marks, from: SkeletonFont.font(.plain))
        let text = Array(marks.prefix(1) + text + marks.dropFirst())
        let places = LinePlaces(text, font: font, style: style, cap: cap)
        let length = places.length
        // A turned or bent line needs a higher strip; the margins are kept on top of that.
        let sway = abs(style.rotation) * length / 2 + abs(style.bow) * cap + abs(style.perspective) * cap / 2
        let top = style.marginTop * cap + sway
        let height = top + cap + style.marginBottom * cap + sway
        let width = style.marginLeft * cap + length + style.marginRight * cap
        let canvas = try Canvas(
            width: max(1, Int(width / Double(scale))) * scale, height: max(1, Int(height / Double(scale))) * scale,
            kind: .coverage)
        let origin = (x: style.marginLeft * cap, y: top + cap)
        draw(text, font: font, style: style, cap: cap, places: places, origin: origin, on: canvas, random: &random)
        if let offset = style.neighbour {
            let other = (0..<text.count).map { _ in random.pick(Alphabet.letters + [Alphabet.filler]) }
            draw(
                other, font: font, style: style, cap: cap,
                places: LinePlaces(other, font: font, style: style, cap: cap),
                origin: (origin.x, origin.y + offset * cap), on: canvas, random: &random)
        }
        if random.chance(0.15 * style.damage) { scratch(canvas, cap: cap, random: &random) }
        let ink = worn(canvas.coverage(), cap: cap, damage: style.damage, random: &random)
        guard let look = style.plate else { return ink }
        return PlateSurface.pressed(ink, look: look, cap: cap, random: &random)
    }

    private static func draw(
        _ text: [UInt8], font: Font, style: LineStyle, cap: Double, places: LinePlaces,
        origin: (x: Double, y: Double),
        on canvas: borrowing Canvas, random: inout SeededRandom
    ) {
        let unit = cap / font.capHeight
        let slope = tan(style.rotation)
        let middle = Double(text.count - 1) / 2
        let warp = GlyphWarp(
            width: font.pitch, height: font.capHeight, shiftX: style.cut[0], shiftY: style.cut[1],
            pinchX: style.cut[2], pinchY: style.cut[3])
        for (index, character) in text.enumerated() {
            guard let outline = font.outline(of: character) else { continue }
            // -1 at the first letter, 1 at the last
            let place = middle > 0 ? (Double(index) - middle) / middle : 0
            let size = unit * (1 + style.perspective * place / 2)
            let centreX = origin.x + places.centres[index]
            let arc = style.bow * cap * (1 - place * place)
            let baseline =
                origin.y + slope * (centreX - origin.x - places.length / 2) - arc
                + random.normal(style.jitter) * cap
            var transform = Affine()
            transform.warp = warp
            transform.xx = size * style.aspect
            transform.xy = size * style.shear
            transform.yx = transform.xx * slope
            transform.yy = -size
            transform.x0 = centreX - transform.xx * outline.advance / 2 + random.normal(style.jitter) * cap
            transform.y0 = baseline - transform.yx * outline.advance / 2
            canvas.addPath(of: outline, under: transform)
            if outline.isSkeleton, let look = style.plate {
                canvas.strokePath(width: look.strokeWidth * cap, dotDistance: look.dotDistance.map { $0 * cap })
            } else {
                canvas.inkPath(weight: style.strokeWeight * cap, hasSquareEnds: style.hasSquareEnds)
            }
            if style.plate?.isStencilled == true, bridged.contains(character) {
                canvas.clearRectangle(
                    x: centreX - 0.04 * cap, y: baseline - 1.2 * cap, width: 0.08 * cap, height: 1.4 * cap)
            }
        }
    }

    /// The letters that a stencil holds together by a bridge in the middle.
    private static let bridged = Set("0689ABDPR4CGSU".utf8)

    /// Thin lines without ink through the letters.
    private static func scratch(_ canvas: borrowing Canvas, cap: Double, random: inout SeededRandom) {
        let context = canvas.context
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        for _ in 0..<random.integer(1...4) {
            let x = random.uniform(0, Double(canvas.width))
            let y = random.uniform(0, Double(canvas.height))
            let angle = random.uniform(0, 2 * .pi)
            let reach = random.uniform(1, 12) * cap
            cairo_set_line_width(context, random.uniform(0.02, 0.07) * cap)
            cairo_move_to(context, x, y)
            cairo_line_to(context, x + reach * cos(angle), y + reach * sin(angle))
            cairo_stroke(context)
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Rough edges, spots without ink, bands of a tired ribbon.
    private static func worn(_ ink: Plane, cap: Double, damage: Double, random: inout SeededRandom) -> Plane {
        var ink = ink
        if random.chance(0.4 * damage) {
            let spread = random.uniform(0.02, 0.045) * cap
            let roughness = Float(random.uniform(0.1, 0.6))
            let threshold = Float(random.uniform(0.42, 0.58))
            let noise = Plane.noise(
                width: ink.width, height: ink.height, cell: max(1, random.uniform(0.03, 0.1) * cap), random: &random)
            ink = ink.blurred(x: spread, y: spread)
            for i in 0..<ink.values.count {
                let level = (ink.values[i] - threshold - (noise.values[i] - 0.5) * roughness) * 5 + 0.5
                ink.values[i] = min(max(level, 0), 1)
            }
        }
        if random.chance(0.25 * damage) {
            let limit = Float(random.uniform(0.72, 0.9))
            let loss = Float(random.uniform(0.3, 0.9))
            let noise = Plane.noise(
                width: ink.width, height: ink.height, cell: max(1, random.uniform(0.06, 0.2) * cap), random: &random)
            for i in 0..<ink.values.count where noise.values[i] > limit { ink.values[i] *= 1 - loss }
        }
        if random.chance(0.08 * damage) {
            let period = random.uniform(0.08, 0.25) * cap
            let loss = Float(random.uniform(0.2, 0.6))
            for y in 0..<ink.height where (Double(y) / period).truncatingRemainder(dividingBy: 1) < 0.3 {
                for x in 0..<ink.width { ink[x, y] *= 1 - loss }
            }
        }
        return ink
    }
}

/// Where the letters of a line stand: the middle of each and the whole length, pixels.
struct LinePlaces {
    private(set) var centres: [Double]
    private(set) var length: Double

    init(_ text: [UInt8], font: Font, style: LineStyle, cap: Double) {
        let unit = cap / font.capHeight
        if style.plate?.isProportional == true {
            var centres: [Double] = []
            var at = 0.0
            let gap = (style.tracking - 0.95) * font.pitch
            for character in text {
                let advance = ((font.outline(of: character)?.advance ?? font.pitch) + gap) * unit * style.aspect
                centres.append(at + advance / 2)
                at += advance
            }
            self.centres = centres
            length = at
        } else {
            let pitch = font.pitch * unit * style.aspect * style.tracking
            centres = text.indices.map { pitch * (Double($0) + 0.5) }
            length = pitch * Double(text.count)
        }
        if let look = style.plate, look.marks.count == 2, centres.count > 2 {
            // The signs stand at their own distance: all between them moves once, the last one twice.
            let gap = look.markGap * cap * style.aspect
            for index in centres.indices.dropFirst() { centres[index] += gap }
            centres[centres.count - 1] += gap
            length += 2 * gap
        }
    }
}
