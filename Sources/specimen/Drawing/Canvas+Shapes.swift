import CCairo

#if canImport(Glibc)
    import Glibc
#endif

/// A colour as red, green and blue in 0…1.
struct Colour {
    var red: Double
    var green: Double
    var blue: Double

    static let black = Colour(red: 0.08, green: 0.08, blue: 0.09)
    static let white = Colour(red: 1, green: 1, blue: 1)

    /// The same without colour.
    var grey: Colour {
        let level = 0.299 * red + 0.587 * green + 0.114 * blue
        return Colour(red: level, green: level, blue: level)
    }

    /// A mixture: 0 gives this colour, 1 the other.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        Colour(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }
}

extension Canvas {
    func setColour(_ colour: Colour, opacity: Double = 1) {
        cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, opacity)
    }

    func fillAll(_ colour: Colour) {
        setColour(colour)
        cairo_paint(context)
    }

    func fillRectangle(x: Double, y: Double, width: Double, height: Double, _ colour: Colour, opacity: Double = 1) {
        setColour(colour, opacity: opacity)
        cairo_rectangle(context, x, y, width, height)
        cairo_fill(context)
    }

    func fillEllipse(x: Double, y: Double, radiusX: Double, radiusY: Double, _ colour: Colour, opacity: Double = 1) {
        setColour(colour, opacity: opacity)
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_scale(context, radiusX, radiusY)
        cairo_new_path(context)
        cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
        cairo_fill(context)
        cairo_restore(context)
    }

    /// A line through points.
    func strokeLine(_ points: [(x: Double, y: Double)], width: Double, _ colour: Colour, opacity: Double = 1) {
        guard let first = points.first else { return }
        setColour(colour, opacity: opacity)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_new_path(context)
        cairo_move_to(context, first.x, first.y)
        for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
        cairo_stroke(context)
    }

    /// Proportional text with its baseline at `y`; returns where it ends.
    @discardableResult
    func drawText(
        _ text: String, font: Font, capHeight: Double, x: Double, y: Double, _ colour: Colour, slant: Double = 0
    ) -> Double {
        let unit = capHeight / font.capHeight
        setColour(colour)
        cairo_new_path(context)
        var at = x
        for scalar in text.unicodeScalars {
            guard let outline = font.outline(of: scalar) else { continue }
            addPath(of: outline, under: Affine(xx: unit, xy: unit * slant, yy: -unit, x0: at, y0: y))
            at += outline.advance * unit
        }
        cairo_fill(context)
        return at
    }

    /// Text with one cell of `pitch` for each character, each centred in its cell.
    func drawCells(
        _ text: String, font: Font, capHeight: Double, pitch: Double, x: Double, y: Double, _ colour: Colour,
        weight: Double = 0
    ) {
        let unit = capHeight / font.capHeight
        setColour(colour)
        for (index, byte) in text.utf8.enumerated() {
            guard let outline = font.outline(of: byte) else { continue }
            cairo_new_path(context)
            let left = x + pitch * (Double(index) + 0.5) - outline.advance * unit / 2
            addPath(of: outline, under: Affine(xx: unit, yy: -unit, x0: left, y0: y))
            inkPath(weight: max(0, weight))
        }
    }

    /// The drawn picture.
    func picture() -> Picture {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        var picture = Picture(width: width, height: height)
        guard kind == .colour, let data = cairo_image_surface_get_data(surface) else { return picture }
        for y in 0..<height {
            for x in 0..<width {
                // Cairo keeps a pixel as one number of 32 bits: 0xXXRRGGBB, whatever the byte order.
                let pixel = UnsafeRawPointer(data + y * stride + x * 4).load(as: UInt32.self)
                picture.channels[0][x, y] = Float((pixel >> 16) & 0xFF)
                picture.channels[1][x, y] = Float((pixel >> 8) & 0xFF)
                picture.channels[2][x, y] = Float(pixel & 0xFF)
            }
        }
        return picture
    }
}
