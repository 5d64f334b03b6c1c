public import Raster

/// Draws outlines and lines on images.
///
/// Without state; use it from any thread.
public final class ImageDrawer: Sendable {
    /// A drawer.
    public init() {}

    /// Draws the sides of quadrilaterals.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - quads: in pixels.
    ///   - colour: red, green and blue as 0xRRGGBB; an alpha in the highest byte is ignored.
    ///   - thickness: of the lines, pixels.
    /// - Returns: a copy in colour.
    /// - Throws: `imageDataInvalid`.
    public func drawOnImage(
        _ image: ImageData, quads: [Quadrilateral], colour: UInt32, thickness: Int = 2
    ) throws(CaptureVisionError) -> ImageData {
        try drawing(on: image) { picture in
            for quad in quads { picture.drawOutline(quad, Self.colour(colour), thickness: Double(thickness)) }
        }
    }

    /// Draws straight lines.
    public func drawOnImage(
        _ image: ImageData, lineSegments: [(start: Point, end: Point)], colour: UInt32, thickness: Int = 2
    ) throws(CaptureVisionError) -> ImageData {
        try drawing(on: image) { picture in
            for line in lineSegments {
                picture.drawLine(from: line.start, to: line.end, Self.colour(colour), thickness: Double(thickness))
            }
        }
    }

    /// Draws lines from each point of a contour to the next.
    public func drawOnImage(
        _ image: ImageData, contours: [[Point]], colour: UInt32, thickness: Int = 2
    ) throws(CaptureVisionError) -> ImageData {
        try drawing(on: image) { picture in
            for contour in contours { picture.drawPath(contour, Self.colour(colour), thickness: Double(thickness)) }
        }
    }

    private func drawing(
        on image: ImageData, _ draw: (inout ColourImage) -> Void
    ) throws(CaptureVisionError) -> ImageData {
        var picture = try image.upright()
        draw(&picture)
        return ImageData(picture, tag: image.tag)
    }

    private static func colour(_ value: UInt32) -> RGBColour {
        RGBColour(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value))
    }
}
