import Glibc
package import Raster

/// A line of print found in an image: where its middle runs, how high its capitals are, how even its pitch is.
package struct TextLine: Sendable, Hashable {
    /// Middle of the print's height at its first character.
    package var start: Point
    /// Middle of the print's height at its last character.
    package var end: Point
    /// Height of the capitals in pixels at the start and at the end; they differ under perspective.
    package var startHeight: Double
    package var endHeight: Double
    /// How much of the ink repeats once per cell (0…1): high for fixed pitch print.
    package var regularity: Double
    /// The number of cells (30, 36 or 44) at which the print repeats most.
    package var likelyCells: Int

    /// How far the middle of the print lies below the straight line from start to end.
    ///
    /// In capital heights, at places evenly spaced from start to end; empty for straight print. Book spines and curled
    /// pages bend lines.
    package var sag: [Double] = []

    package init(
        start: Point, end: Point, startHeight: Double, endHeight: Double, regularity: Double = 0, likelyCells: Int = 30,
        sag: [Double] = []
    ) {
        self.start = start
        self.end = end
        self.startHeight = startHeight
        self.endHeight = endHeight
        self.regularity = regularity
        self.likelyCells = likelyCells
        self.sag = sag
    }

    /// Mean height of the capitals in pixels.
    package var height: Double { (startHeight + endHeight) / 2 }
    /// Length in pixels.
    package var length: Double { start.distance(to: end) }
    /// Reading direction in radians, clockwise from the x axis.
    package var angle: Double { atan2(end.y - start.y, end.x - start.x) }
    package var middle: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// The same line read from the other end.
    package var reversed: TextLine {
        var line = self
        (line.start, line.end) = (end, start)
        (line.startHeight, line.endHeight) = (endHeight, startHeight)
        // Below is above when seen from the other end.
        line.sag = sag.reversed().map { -$0 }
        return line
    }

    /// The sag at a place along the line, 0 at the start and 1 at the end, in capital heights.
    package func sag(at place: Double) -> Double {
        guard sag.count >= 2 else { return 0 }
        let position = max(0, min(Double(sag.count - 1), place * Double(sag.count - 1)))
        let index = min(sag.count - 2, Int(position))
        return sag[index] + (sag[index + 1] - sag[index]) * (position - Double(index))
    }

    /// Each place through a map of coordinates that keeps lengths up to one factor.
    package func mapped(scale: Double, _ map: (Point) -> Point) -> TextLine {
        var line = self
        line.start = map(start)
        line.end = map(end)
        line.startHeight *= scale
        line.endHeight *= scale
        return line
    }

    /// The quadrilateral around the print, grown by margins given in capital heights.
    package func quad(aboveAndBelow margin: Double, before: Double, after: Double) -> Quadrilateral {
        let length = max(1e-6, self.length)
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        let down = Point(x: -along.y, y: along.x)
        func corner(_ p: Point, _ forward: Double, _ sideways: Double) -> Point {
            Point(
                x: p.x + along.x * forward + down.x * sideways, y: p.y + along.y * forward + down.y * sideways)
        }
        let a = startHeight * (0.5 + margin)
        let b = endHeight * (0.5 + margin)
        return Quadrilateral(
            topLeft: corner(start, -before * startHeight, -a), topRight: corner(end, after * endHeight, -b),
            bottomRight: corner(end, after * endHeight, b), bottomLeft: corner(start, -before * startHeight, a))
    }
}
