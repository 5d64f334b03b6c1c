import Raster

extension TextLine {
    /// The line across its direction: as far below as a number of its heights, and of a share of its height.
    func moved(down shift: Double, height share: Double) -> TextLine {
        let length = max(1e-6, self.length)
        let step = Point(
            x: -(end.y - start.y) / length * shift * height, y: (end.x - start.x) / length * shift * height)
        var line = self
        line.start = Point(x: start.x + step.x, y: start.y + step.y)
        line.end = Point(x: end.x + step.x, y: end.y + step.y)
        line.startHeight *= share
        line.endHeight *= share
        line.sag = sag.map { $0 / share }
        return line
    }
}
