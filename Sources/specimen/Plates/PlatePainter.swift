import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// Draws a vehicle's plate or label, flat and upright.
struct PlatePainter {
    /// What carries the number.
    enum Carrier {
        /// A sticker in a door frame, with other print and a barcode around the number.
        case label
        /// A strip behind the windscreen, or metal: the number alone.
        case plate
    }

    /// The drawn plate with the place of the number, in its own pixels.
    struct Painting {
        var picture: Picture
        var number: Quadrilateral
    }

    /// Height of a capital of the number, pixels.
    private static let capital = 36.0

    let fonts: FontSet
    let text: Font

    func paint(
        _ number: [UInt8], on carrier: Carrier, damage: Double, look: PlateLook, aspect: Double, shear: Double,
        _ random: inout SeededRandom
    ) throws(SpecimenError) -> Painting {
        var style = LineStyle.drawPlate(damage: damage, small: false, &random)
        style.capHeight = Self.capital
        style.aspect = aspect
        style.shear = shear
        (style.rotation, style.perspective, style.bow) = (0, 0, 0)
        style.tracking = random.uniform(1, 1.15)
        style.neighbour = nil
        style.marginLeft = random.uniform(1, 2)
        style.marginRight = random.uniform(1, 2)
        (style.marginTop, style.marginBottom) =
            carrier == .label ? (0.7, 0.7) : (random.uniform(0.8, 1.5), random.uniform(0.8, 1.5))
        style.plate = look
        let ink = try LineInk.draw(number, font: fonts.pick(&random), style: style, scale: 1, random: &random)
        let top = style.marginTop * Self.capital
        var quad = Quadrilateral(
            left: style.marginLeft * Self.capital, top: top,
            right: Double(ink.width) - style.marginRight * Self.capital, bottom: top + Self.capital)
        var plate = exposed(ink, look: look, &random)
        PlateSurface.disturb(
            &plate, look: look, style: style, baseline: top + Self.capital, random: &random)
        var picture = tinted(plate, &random)
        if carrier == .label {
            let above = 3.2 * Self.capital
            picture = try label(around: picture, above: above, isDark: look.isLightOnDark, &random)
            quad = Quadrilateral(
                left: quad.topLeft.x, top: quad.topLeft.y + above, right: quad.topRight.x,
                bottom: quad.bottomLeft.y + above)
        }
        return Painting(picture: picture, number: quad)
    }

    /// Ink on its ground: dark on light, or light on dark.
    private func exposed(_ ink: Plane, look: PlateLook, _ random: inout SeededRandom) -> Plane {
        let isMetal = look.grain > 0
        let ground = look.isLightOnDark ? random.uniform(15, 60) : random.uniform(isMetal ? 120 : 200, 235)
        let letters = look.isLightOnDark ? random.uniform(170, 240) : random.uniform(15, isMetal ? 60 : 50)
        var plate = Plane(width: ink.width, height: ink.height)
        for i in 0..<ink.values.count {
            plate.values[i] = Float(ground) + ink.values[i] * Float(letters - ground)
        }
        return plate
    }

    private func tinted(_ plane: Plane, _ random: inout SeededRandom) -> Picture {
        let tints = (0..<3).map { _ in Float(random.uniform(0.94, 1)) }
        return Picture(
            channels: tints.map { tint in
                var channel = plane
                channel.map { min(max($0, 0), 255) * tint }
                return channel
            })
    }

    /// A sticker of the number's width: who made the vehicle above, part numbers and bars below.
    private func label(
        around line: Picture, above: Double, isDark: Bool, _ random: inout SeededRandom
    ) throws(SpecimenError) -> Picture {
        let cap = Self.capital
        let below = 3.4 * cap
        let canvas = try Canvas(
            width: line.width, height: line.height + Int(above) + Int(below), kind: .colour)
        let paper = line.channels.map { Double($0[0, 0]) / 255 }
        canvas.fillAll(Colour(red: paper[0], green: paper[1], blue: paper[2]))
        let ink = isDark ? Colour(red: 0.85, green: 0.86, blue: 0.85) : .black
        let small = 0.42 * cap
        let (month, year) = (random.integer(1...12), random.integer(10...26))
        let weight = random.integer(1400...3400)
        canvas.drawText(
            "MFD BY NORDWAGEN MOTOR CO   DATE \(month < 10 ? "0" : "")\(month)/\(year)", font: text, capHeight: small,
            x: cap, y: 1.2 * cap, ink)
        canvas.drawText(
            "GVWR \(weight) KG   GAWR FRT \(weight / 2) KG   RR \(weight / 2 + 90) KG", font: text,
            capHeight: small, x: cap, y: 2.4 * cap, ink)
        let foot = above + Double(line.height)
        var x = cap
        while x < Double(line.width) - 2 * cap {
            let bar = Double(random.integer(1...3)) * 2.5
            canvas.fillRectangle(x: x, y: foot, width: bar, height: 1.3 * cap, ink)
            x += bar + Double(random.integer(1...3)) * 2.5
        }
        let part = (0..<8).map { _ in "\(random.integer(0...9))" }.joined()
        canvas.drawText(
            "PN \(part)AB-0\(random.integer(100...999))   TYPE PASSENGER CAR   TR \(random.integer(10...99))",
            font: text, capHeight: small, x: cap, y: foot + 2.5 * cap, ink)
        var label = canvas.picture()
        for channel in 0..<3 {
            for y in 0..<line.height {
                for x in 0..<line.width {
                    label.channels[channel][x, y + Int(above)] = line.channels[channel][x, y]
                }
            }
        }
        return label
    }
}
