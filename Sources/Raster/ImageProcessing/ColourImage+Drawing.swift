import Glibc

extension ColourImage {
    /// Draws a straight line with round ends, its edges smoothed; what lies outside the picture is left out.
    ///
    /// - Parameters:
    ///   - start: one end.
    ///   - end: the other.
    ///   - colour: of the line.
    ///   - thickness: of the line, pixels.
    package mutating func drawLine(from start: Point, to end: Point, _ colour: RGBColour, thickness: Double) {
        let reach = max(0.5, thickness / 2)
        guard start.isFinite, end.isFinite else { return }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let box = pixels(
            fromX: min(start.x, end.x) - reach - 1, toX: max(start.x, end.x) + reach + 1,
            fromY: min(start.y, end.y) - reach - 1, toY: max(start.y, end.y) + reach + 1)
        for y in box.top..<box.bottom {
            for x in box.left..<box.right {
                let (px, py) = (Double(x) + 0.5 - start.x, Double(y) + 0.5 - start.y)
                let along = square > 0 ? max(0, min(1, (px * dx + py * dy) / square)) : 0
                let away = hypot(px - along * dx, py - along * dy)
                blend(colour, by: reach + 0.5 - away, atX: x, y: y)
            }
        }
    }

    /// Draws lines from each point to the next.
    package mutating func drawPath(_ points: [Point], _ colour: RGBColour, thickness: Double) {
        for (a, b) in zip(points, points.dropFirst()) { drawLine(from: a, to: b, colour, thickness: thickness) }
    }

    /// Draws the four sides.
    package mutating func drawOutline(_ quad: Quadrilateral, _ colour: RGBColour, thickness: Double) {
        drawPath(quad.corners + [quad.topLeft], colour, thickness: thickness)
    }

    /// Covers everything within a convex outline, every pixel that it touches entirely: nothing of what was there is left.
    package mutating func cover(_ quad: Quadrilateral, with colour: RGBColour) {
        let corners = quad.corners
        guard corners.allSatisfy(\.isFinite) else { return }
        let box = pixels(
            fromX: corners.map(\.x).min() ?? 0, toX: corners.map(\.x).max() ?? 0,
            fromY: corners.map(\.y).min() ?? 0, toY: corners.map(\.y).max() ?? 0)
        for y in box.top..<box.bottom {
            // A row of pixels is touched between the outline's extremes over its height.
            let crossings = Self.span(of: corners, between: Double(y), and: Double(y) + 1)
            guard let crossings else { continue }
            let left = max(box.left, Int(crossings.lowerBound.rounded(.down)))
            let right = min(box.right, Int(crossings.upperBound.rounded(.up)))
            for x in left..<max(left, right) {
                let i = (y * width + x) * 3
                pixels[i] = colour.red
                pixels[i + 1] = colour.green
                pixels[i + 2] = colour.blue
            }
        }
    }

    /// The columns between which a convex outline lies within a band of rows; `nil` when it does not reach it.
    private static func span(of corners: [Point], between top: Double, and bottom: Double) -> ClosedRange<Double>? {
        var xs: [Double] = []
        for i in corners.indices {
            let (a, b) = (corners[i], corners[(i + 1) % corners.count])
            if a.y >= top, a.y <= bottom { xs.append(a.x) }
            for level in [top, bottom] where min(a.y, b.y) <= level && level <= max(a.y, b.y) && a.y != b.y {
                xs.append(a.x + (b.x - a.x) * (level - a.y) / (b.y - a.y))
            }
        }
        guard let first = xs.min(), let last = xs.max() else { return nil }
        return first...last
    }

    /// The pixels of the picture within bounds.
    private func pixels(fromX: Double, toX: Double, fromY: Double, toY: Double) -> PixelRect {
        func clamp(_ value: Double, _ limit: Int) -> Int { Int(max(0, min(Double(limit), value))) }
        let left = clamp(fromX.rounded(.down), width)
        let top = clamp(fromY.rounded(.down), height)
        return PixelRect(
            left: left, top: top, right: max(left, clamp(toX.rounded(.up), width)),
            bottom: max(top, clamp(toY.rounded(.up), height)))
    }

    private mutating func blend(_ colour: RGBColour, by opacity: Double, atX x: Int, y: Int) {
        guard opacity > 0 else { return }
        let share = Int(min(1, opacity) * 256)
        let i = (y * width + x) * 3
        for (offset, level) in [colour.red, colour.green, colour.blue].enumerated() {
            let old = Int(pixels[i + offset])
            pixels[i + offset] = UInt8(clamping: old + ((Int(level) - old) * share) / 256)
        }
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
