/// The outline of one character in font units, y upwards, as Cairo path steps.
struct GlyphOutline {
    enum Step {
        case move(Double, Double)
        case line(Double, Double)
        /// Second-order curve (TrueType): control point, end point.
        case quadratic(Double, Double, Double, Double)
        /// Third-order curve (PostScript): two control points, end point.
        case cubic(Double, Double, Double, Double, Double, Double)
    }

    var steps: [Step] = []
    /// The steps are the middle of strokes instead of the border of the ink.
    var isSkeleton = false
    /// Advance width in font units.
    var advance = 0.0
    /// Left and right edge of the drawn shape in font units.
    var minX = 0.0
    var maxX = 0.0
    /// Bottom and top edge of the drawn shape in font units.
    var minY = 0.0
    var maxY = 0.0
}

extension GlyphOutline {
    /// The same shape in font units of another size.
    func scaled(by factor: Double) -> GlyphOutline {
        var scaled = self
        scaled.steps = steps.map { step in
            switch step {
            case .move(let x, let y): .move(x * factor, y * factor)
            case .line(let x, let y): .line(x * factor, y * factor)
            case .quadratic(let cx, let cy, let x, let y):
                .quadratic(cx * factor, cy * factor, x * factor, y * factor)
            case .cubic(let ax, let ay, let bx, let by, let x, let y):
                .cubic(ax * factor, ay * factor, bx * factor, by * factor, x * factor, y * factor)
            }
        }
        scaled.advance *= factor
        scaled.minX *= factor
        scaled.maxX *= factor
        scaled.minY *= factor
        scaled.maxY *= factor
        return scaled
    }
}
