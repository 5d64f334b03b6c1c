package import Raster

/// An image and its halvings, made once: strips are sampled from the level that fits their scale.
package struct ImagePyramid: Sendable {
    /// Level 0 is the image itself, each further one half as large.
    package let levels: [GrayImage]

    package init(_ image: GrayImage) {
        var levels = [image]
        while let last = levels.last, min(last.width, last.height) >= 64, levels.count < 6 {
            levels.append(last.halved())
        }
        self.levels = levels
    }

    package var base: GrayImage { levels[0] }

    /// What a quadrilateral of the base image holds, sampled from the level at which it shrinks by less than two.
    ///
    /// - Parameters:
    ///   - quad: in pixels of the base image.
    ///   - width: of the result, pixels.
    ///   - height: of the result, pixels.
    ///   - scale: target pixels per pixel of the base image.
    ///   - columnShifts: for each target column how many target pixels lower it is sampled; none when empty.
    /// - Returns: `nil` when the quadrilateral is degenerate or the size is empty.
    package func rectified(
        _ quad: Quadrilateral, toWidth width: Int, height: Int, scale: Double, columnShifts: [Double] = []
    ) -> GrayImage? {
        var level = 0
        var shrunk = scale
        while shrunk < 0.55, level + 1 < levels.count {
            level += 1
            shrunk *= 2
        }
        let factor = 1 / Double(1 << level)
        let placed = Homography.scaling(x: factor, y: factor).apply(to: quad)
        return levels[level].rectified(placed, toWidth: width, height: height, columnShifts: columnShifts)
    }

    /// The image scaled by a factor, from the nearest larger level.
    package func scaled(by factor: Double) -> GrayImage {
        var level = 0
        while level + 1 < levels.count, factor * Double(2 << level) <= 1 { level += 1 }
        let width = max(1, Int((Double(base.width) * factor).rounded()))
        let height = max(1, Int((Double(base.height) * factor).rounded()))
        return levels[level].scaled(toWidth: width, height: height)
    }
}
