import CCairo

#if canImport(Glibc)
    import Glibc
#endif

/// A drawing surface of Cairo with its context; both are released when it goes out of scope.
struct Canvas: ~Copyable {
    /// What a pixel of the surface holds.
    enum Kind {
        /// One byte: how much of the pixel is covered by ink.
        case coverage
        /// Red, green and blue.
        case colour
    }

    let width: Int
    let height: Int
    let kind: Kind
    let surface: OpaquePointer
    /// The Cairo context, for the drawing code of this program only.
    let context: OpaquePointer

    init(width: Int, height: Int, kind: Kind) throws(SpecimenError) {
        let format = kind == .coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_RGB24
        // Cairo never returns null: a failed surface or context carries its status instead.
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            throw SpecimenError("Cairo makes no surface")
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface),
            cairo_status(context) == CAIRO_STATUS_SUCCESS
        else {
            cairo_surface_destroy(surface)
            throw SpecimenError("Cairo makes no surface of \(width) x \(height) pixels")
        }
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
        self.width = width
        self.height = height
        self.kind = kind
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The coverage as numbers 0…1.
    func coverage() -> Plane {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        var plane = Plane(width: width, height: height)
        guard kind == .coverage, let data = cairo_image_surface_get_data(surface) else { return plane }
        for y in 0..<height {
            for x in 0..<width { plane[x, y] = Float(data[y * stride + x]) / 255 }
        }
        return plane
    }

    /// Adds a character's outline to the current path under a transformation from font units to pixels.
    func addPath(of outline: GlyphOutline, under transform: Affine) {
        var currentX = 0.0
        var currentY = 0.0
        for step in outline.steps {
            switch step {
            case .move(let x, let y):
                let to = transform.apply(x, y)
                if !outline.isSkeleton { cairo_close_path(context) }
                cairo_move_to(context, to.x, to.y)
                (currentX, currentY) = (to.x, to.y)
            case .line(let x, let y):
                let to = transform.apply(x, y)
                cairo_line_to(context, to.x, to.y)
                (currentX, currentY) = (to.x, to.y)
            case .quadratic(let controlX, let controlY, let x, let y):
                // Cairo knows third-order curves only; this is the same curve with its degree raised.
                let control = transform.apply(controlX, controlY)
                let to = transform.apply(x, y)
                cairo_curve_to(
                    context, currentX + (control.x - currentX) * 2 / 3, currentY + (control.y - currentY) * 2 / 3,
                    to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
                (currentX, currentY) = (to.x, to.y)
            case .cubic(let firstX, let firstY, let secondX, let secondY, let x, let y):
                let first = transform.apply(firstX, firstY)
                let second = transform.apply(secondX, secondY)
                let to = transform.apply(x, y)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
                (currentX, currentY) = (to.x, to.y)
            }
        }
        if !outline.isSkeleton { cairo_close_path(context) }
    }

    /// Draws strokes along the current path, or dots where `dotDistance` is given, then drops it.
    func strokePath(width: Double, dotDistance: Double?) {
        cairo_set_line_width(context, width)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        // A dash of no length with round caps is a dot.
        if let dotDistance { cairo_set_dash(context, [0, dotDistance], 2, 0) }
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    }

    /// Takes the ink off an upright rectangle.
    func clearRectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(context, x, y, width, height)
        cairo_fill(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Fills the current path and makes it bolder (`weight` > 0 pixels on each side) or thinner (< 0), then drops it.
    func inkPath(weight: Double, hasSquareEnds: Bool = false) {
        if abs(weight) < 0.01 {
            cairo_fill(context)
            return
        }
        cairo_fill_preserve(context)
        cairo_set_line_width(context, 2 * abs(weight))
        cairo_set_line_join(context, hasSquareEnds ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND)
        if weight < 0 { cairo_set_operator(context, CAIRO_OPERATOR_CLEAR) }
        cairo_stroke(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}

/// A map from font units (y upwards) to pixels (y downwards), straight but for the warp.
struct Affine {
    var xx = 1.0
    var xy = 0.0
    var yx = 0.0
    var yy = -1.0
    var x0 = 0.0
    var y0 = 0.0
    /// Moves points before the map: what another cut of the same typeface does to bars and bowls.
    var warp: GlyphWarp?

    func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let (x, y) = warp?.apply(x, y) ?? (x, y)
        return (xx * x + xy * y + x0, yx * x + yy * y + y0)
    }
}

/// A gentle bending of the letter's box onto itself: its edges stay, what lies between moves.
struct GlyphWarp {
    let width: Double
    let height: Double
    /// How far the middle moves, in widths and heights.
    let shiftX: Double
    let shiftY: Double
    /// How far the outer parts move towards the middle (> 0) or away from it.
    let pinchX: Double
    let pinchY: Double

    func apply(_ x: Double, _ y: Double) -> (Double, Double) {
        let u = x / width
        let v = y / height
        return (
            x + width * (shiftX * sin(.pi * u) + pinchX * sin(2 * .pi * u)),
            y + height * (shiftY * sin(.pi * v) + pinchY * sin(2 * .pi * v))
        )
    }
}
