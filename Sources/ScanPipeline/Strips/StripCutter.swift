import Glibc
package import Raster

/// A line cut out level at the model's height, with the way back to the image it came from.
package struct LineStrip: Sendable {
    package var image: GrayImage
    /// Where the print begins and ends in the strip, pixels.
    package var printStart: Double
    package var printEnd: Double
    /// The quadrilateral of the image that the strip shows.
    package var quad: Quadrilateral
    package var line: TextLine
}

/// Cuts strips: dark on light, level, of the height that the network was trained on.
package struct StripCutter: Sendable {
    package struct Parameters: Sendable, Hashable {
        /// Height of a strip in pixels: the network's own, so that nothing is scaled again.
        package var height = 36
        /// Margin above and below the capitals, in capital heights.
        package var margin = 0.34
        /// Margin before and after the print, in capital heights.
        package var sideMargin = 0.6
        /// Length of the print in capital heights: print that is squeezed further, or stands further apart, is brought
        /// to it; `nil` leaves all print as it is.
        package var aspectRange: ClosedRange<Double>?
        /// Whether uneven ground (shadow, glare, overprint) is evened out: only what is darker than its surroundings
        /// stays.
        package var isFlattened = false
        /// Whether the print has the same contrast everywhere besides: shadows and mirrors end within it.
        package var isLevelled = false

        package init(margin: Double = 0.34, isFlattened: Bool = false) {
            self.margin = margin
            self.isFlattened = isFlattened
        }
    }

    package var parameters: Parameters

    package init(parameters: Parameters = Parameters()) {
        self.parameters = parameters
    }

    /// The strip of a line, or `nil` when the line has no extent.
    package func strip(of line: TextLine, in pyramid: ImagePyramid) -> LineStrip? {
        let capital = Double(parameters.height) / (1 + 2 * parameters.margin)
        let scale = capital / max(1, line.height)
        let quad = line.quad(
            aboveAndBelow: parameters.margin, before: parameters.sideMargin, after: parameters.sideMargin)
        let aspect = max(1, line.length) / max(1, line.height)
        let widening =
            (parameters.aspectRange.map { max($0.lowerBound, min($0.upperBound, aspect)) } ?? aspect) / aspect
        let side = parameters.sideMargin * capital * widening
        let width = Int((line.length * scale * widening + 2 * side).rounded())
        guard width > 40, width < 4000,
            let image = pyramid.rectified(
                quad, toWidth: width, height: parameters.height, scale: scale,
                columnShifts: shifts(along: line, width: width, side: side, capital: capital))
        else { return nil }
        if parameters.isLevelled {
            let even = image.levelled(window: parameters.height * 2 / 3 | 1, radius: parameters.height / 2)
            return LineStrip(image: even, printStart: side, printEnd: Double(width) - side, quad: quad, line: line)
        }
        let even =
            parameters.isFlattened
            ? image.darkDetail(width: parameters.height * 2 / 3 | 1, height: parameters.height | 1).inverted() : image
        return LineStrip(
            image: even.stretchedEvenly(darkShare: 0.02, lightShare: 0.9), printStart: side,
            printEnd: Double(width) - side, quad: quad, line: line)
    }

    /// How far below the straight line each column of the strip is sampled, in strip pixels; empty for straight print.
    private func shifts(along line: TextLine, width: Int, side: Double, capital: Double) -> [Double] {
        guard !line.sag.isEmpty else { return [] }
        let length = max(1, Double(width) - 2 * side)
        return (0..<width).map { line.sag(at: (Double($0) + 0.5 - side) / length) * capital }
    }
}
