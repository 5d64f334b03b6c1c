import Raster

/// A page that rises to the spine of its book, seen from a little below or above.
///
/// Along the page the print is 1 at the spine and 0 at the free edge as steep as it gets: a curve of third order.
struct Bend {
    /// By what share of the page's width the print moves down at the spine; negative for up.
    var rise: Double
    /// How much narrower the print is at the spine, as a share.
    var squeeze: Double
    /// Whether the spine is to the right.
    var isRight: Bool

    /// What of the flat page is seen at a point of the bent one; both in pixels of a page of this width.
    func flat(_ point: Point, width: Double) -> Point {
        let t = distance(point.x / width)
        let along = t + squeeze * t * (1 - t) * (1 - t)
        return Point(x: distance(along) * width, y: point.y - shift(t) * width)
    }

    /// Where a point of the flat page is seen: the inverse of `flat`.
    func seen(_ point: Point, width: Double) -> Point {
        let wanted = distance(point.x / width)
        // The way from the spine only grows, so that halving finds it.
        var (low, high) = (min(0, wanted), max(1, wanted))
        for _ in 0..<50 {
            let t = (low + high) / 2
            if t + squeeze * t * (1 - t) * (1 - t) < wanted { low = t } else { high = t }
        }
        return Point(x: distance(low) * width, y: point.y + shift(low) * width)
    }

    /// Where the corners of a part of the flat page are seen.
    func seen(_ part: Quadrilateral, width: Double) -> Quadrilateral {
        Quadrilateral(
            topLeft: seen(part.topLeft, width: width), topRight: seen(part.topRight, width: width),
            bottomRight: seen(part.bottomRight, width: width), bottomLeft: seen(part.bottomLeft, width: width))
    }

    /// From the left edge to a distance from the spine, and back.
    private func distance(_ x: Double) -> Double { isRight ? 1 - x : x }

    private func shift(_ t: Double) -> Double {
        let steep = max(0, 1 - t)
        return rise * steep * steep * steep
    }
}
