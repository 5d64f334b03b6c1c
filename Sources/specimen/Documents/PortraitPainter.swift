import CCairo
import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// A placeholder for the holder's photograph: shapes that look like a head and shoulders.
struct PortraitPainter {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    var quad: Quadrilateral {
        Quadrilateral(left: x, top: y, right: x + width, bottom: y + height)
    }

    func paint(
        on canvas: borrowing Canvas, style: CardStyle, look: PortraitLook = PortraitLook(),
        _ random: inout SeededRandom
    ) {
        let tone = { (colour: Colour) in look.isGrey ? colour.grey : colour }
        let skin = tone(
            Colour(red: 0.93, green: 0.78, blue: 0.66).mixed(
                with: Colour(red: 0.36, green: 0.23, blue: 0.16), random.unit()))
        let hair = tone(
            Colour(red: 0.12, green: 0.09, blue: 0.07).mixed(
                with: Colour(red: 0.75, green: 0.6, blue: 0.35), random.unit()))
        let cloth = tone(style.pattern.mixed(with: .black, random.uniform(0.2, 0.8)))
        cairo_save(canvas.context)
        if look.opacity < 1 { cairo_push_group(canvas.context) }
        canvas.setColour(tone(look.ground), opacity: look.groundOpacity)
        addOutline(to: canvas, radius: look.cornerRadius * width)
        cairo_fill(canvas.context)
        addOutline(to: canvas, radius: look.cornerRadius * width)
        cairo_clip(canvas.context)
        let centre = x + width * (0.5 + look.shift)
        let size = look.headSize
        canvas.fillEllipse(x: centre, y: y + height * 1.02, radiusX: width * 0.45, radiusY: height * 0.27, cloth)
        canvas.fillRectangle(
            x: centre - width * 0.09, y: y + height * 0.6, width: width * 0.18, height: height * 0.2, skin)
        canvas.fillEllipse(
            x: centre, y: y + height * 0.37, radiusX: width * 0.29 * size, radiusY: height * 0.29 * size, hair)
        canvas.fillEllipse(
            x: centre, y: y + height * 0.44, radiusX: width * 0.23 * size, radiusY: height * 0.27 * size, skin)
        for side in [-1.0, 1] {
            canvas.fillEllipse(
                x: centre + side * width * 0.09, y: y + height * 0.41, radiusX: width * 0.03, radiusY: height * 0.014,
                .black)
        }
        let mouth = (-5...5).map { step -> (x: Double, y: Double) in
            let t = Double(step) / 5
            return (x: centre + t * width * 0.08, y: y + height * (0.58 + 0.012 * (1 - t * t)))
        }
        canvas.strokeLine(mouth, width: height * 0.012, tone(Colour(red: 0.6, green: 0.25, blue: 0.25)))
        if look.opacity < 1 {
            cairo_pop_group_to_source(canvas.context)
            cairo_paint_with_alpha(canvas.context, look.opacity)
        }
        cairo_restore(canvas.context)
    }

    private func addOutline(to canvas: borrowing Canvas, radius: Double) {
        let context = canvas.context
        guard radius > 0 else { return cairo_rectangle(context, x, y, width, height) }
        let (right, bottom) = (x + width, y + height)
        cairo_new_path(context)
        cairo_arc(context, right - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
        cairo_arc(context, x + radius, bottom - radius, radius, .pi / 2, .pi)
        cairo_arc(context, x + radius, y + radius, radius, .pi, .pi * 3 / 2)
        cairo_close_path(context)
    }
}
