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

    func paint(on canvas: borrowing Canvas, style: CardStyle, _ random: inout SeededRandom) {
        let skin = Colour(red: 0.93, green: 0.78, blue: 0.66).mixed(
            with: Colour(red: 0.36, green: 0.23, blue: 0.16), random.unit())
        let hair = Colour(red: 0.12, green: 0.09, blue: 0.07).mixed(
            with: Colour(red: 0.75, green: 0.6, blue: 0.35), random.unit())
        let cloth = style.pattern.mixed(with: .black, random.uniform(0.2, 0.8))
        canvas.fillRectangle(
            x: x, y: y, width: width, height: height, Colour(red: 0.82, green: 0.86, blue: 0.9))
        cairo_save(canvas.context)
        cairo_rectangle(canvas.context, x, y, width, height)
        cairo_clip(canvas.context)
        let centre = x + width / 2
        canvas.fillEllipse(x: centre, y: y + height * 1.02, radiusX: width * 0.45, radiusY: height * 0.27, cloth)
        canvas.fillRectangle(
            x: centre - width * 0.09, y: y + height * 0.6, width: width * 0.18, height: height * 0.2, skin)
        canvas.fillEllipse(
            x: centre, y: y + height * 0.37, radiusX: width * 0.29, radiusY: height * 0.29, hair)
        canvas.fillEllipse(
            x: centre, y: y + height * 0.44, radiusX: width * 0.23, radiusY: height * 0.27, skin)
        for side in [-1.0, 1] {
            canvas.fillEllipse(
                x: centre + side * width * 0.09, y: y + height * 0.41, radiusX: width * 0.03, radiusY: height * 0.014,
                .black)
        }
        let mouth = (-5...5).map { step -> (x: Double, y: Double) in
            let t = Double(step) / 5
            return (x: centre + t * width * 0.08, y: y + height * (0.58 + 0.012 * (1 - t * t)))
        }
        canvas.strokeLine(mouth, width: height * 0.012, Colour(red: 0.6, green: 0.25, blue: 0.25))
        cairo_restore(canvas.context)
    }
}
