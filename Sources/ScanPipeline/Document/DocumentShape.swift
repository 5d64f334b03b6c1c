import CodeParser
import Glibc
package import Raster

/// The size in pixels at which a document is shown flat.
package struct DocumentShape: Sendable, Hashable {
    /// Width by height of the document itself.
    package let aspectRatio: Double

    /// A shape that is known, such as that of ID-1.
    package init(aspectRatio: Double) {
        self.aspectRatio = aspectRatio
    }

    /// The shape of the flat rectangle that a camera sees as a quadrilateral.
    ///
    /// Follows from the vanishing points of its sides when the lens's axis meets the picture in its middle and pixels
    /// are square; where the sides are about parallel it is the ratio of their lengths. Ratios near one of a standard
    /// size (ISO/IEC 7810, ISO 216) count as that one.
    package init(seenAs quad: Quadrilateral, inWidth width: Int, height: Int) {
        let seen = Self.aspectRatio(of: quad, inWidth: width, height: height)
        let sizes = [85.6 / 54, 105.0 / 74, 125.0 / 88, 120.0 / 80, 2.0.squareRoot()]
        let known = sizes + sizes.map { 1 / $0 }
        let nearest = known.min { abs(log($0 / seen)) < abs(log($1 / seen)) } ?? seen
        aspectRatio = abs(log(nearest / seen)) < 0.03 ? nearest : seen
    }

    /// Width by height of the flat rectangle, without a thought of what sizes there are.
    static func aspectRatio(of quad: Quadrilateral, inWidth width: Int, height: Int) -> Double {
        let size = quad.sideLengths
        let plain = size.width / max(1e-9, size.height)
        let ratio = ratio(of: quad, centre: Point(x: Double(width) / 2, y: Double(height) / 2)) ?? plain
        // A wild answer is that of a picture whose middle is elsewhere, such as one that was cut out.
        return ratio / plain > 0.7 && ratio / plain < 1.4 ? ratio : plain
    }

    private static func ratio(of quad: Quadrilateral, centre: Point) -> Double? {
        // Homogeneous coordinates about the picture's middle; the plane's axes go through the vanishing points.
        func at(_ p: Point) -> [Double] { [p.x - centre.x, p.y - centre.y, 1] }
        let (m1, m2, m3, m4) = (at(quad.topLeft), at(quad.topRight), at(quad.bottomLeft), at(quad.bottomRight))
        let lowerRight = cross(m1, m4)
        let divisor2 = dot(cross(m2, m4), m3)
        let divisor3 = dot(cross(m3, m4), m2)
        guard abs(divisor2) > 1e-9, abs(divisor3) > 1e-9 else { return nil }
        let k2 = dot(lowerRight, m3) / divisor2
        let k3 = dot(lowerRight, m2) / divisor3
        let along = zip(m2, m1).map { k2 * $0 - $1 }
        let down = zip(m3, m1).map { k3 * $0 - $1 }
        guard abs(along[2]) > 0.02, abs(down[2]) > 0.02 else { return nil }
        let focalSquare = -(along[0] * down[0] + along[1] * down[1]) / (along[2] * down[2])
        guard focalSquare > 0, focalSquare.isFinite else { return nil }
        func length(_ v: [Double]) -> Double { (v[0] * v[0] + v[1] * v[1]) / focalSquare + v[2] * v[2] }
        let square = length(along) / length(down)
        return square > 0 && square.isFinite ? square.squareRoot() : nil
    }

    private static func cross(_ a: [Double], _ b: [Double]) -> [Double] {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    private static func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }

    /// The size at which no side of the quadrilateral is shown smaller than it is seen, within a limit.
    package func size(of quad: Quadrilateral, maximumEdge: Int = 4096) -> (width: Int, height: Int) {
        let across = max(quad.topLeft.distance(to: quad.topRight), quad.bottomLeft.distance(to: quad.bottomRight))
        let down = max(quad.topLeft.distance(to: quad.bottomLeft), quad.topRight.distance(to: quad.bottomRight))
        var width = max(across, down * aspectRatio)
        let longer = max(width, width / aspectRatio)
        if longer > Double(maximumEdge) { width *= Double(maximumEdge) / longer }
        return (max(1, Int(width.rounded())), max(1, Int((width / aspectRatio).rounded())))
    }
}

extension DocumentShape {
    /// The shape of the documents on which a kind of zone is printed; `nil` when it may be one of several.
    package init?(codeType: String) {
        guard let format = ZoneFormat.all.first(where: { $0.codeType == codeType }),
            let layout = DocumentLayout(format)
        else { return nil }
        aspectRatio = layout.aspectRatio
    }
}
