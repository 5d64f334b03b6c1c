package import Raster

/// Where the holder's portrait is printed.
package struct PortraitZone: Sendable, Hashable {
    /// Upright as the holder is, in pixels of the image.
    package var quad: Quadrilateral
    /// How sure it is, 0…100.
    package var confidence: Int

    package init(quad: Quadrilateral, confidence: Int) {
        self.quad = quad
        self.confidence = confidence
    }
}
