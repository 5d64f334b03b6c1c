package import Raster

/// The outline of a document in an image.
package struct DocumentQuad: Sendable, Hashable {
    package var quad: Quadrilateral
    /// How well the image supports the outline, 0…100.
    package var confidence: Int

    package init(quad: Quadrilateral, confidence: Int) {
        self.quad = quad
        self.confidence = confidence
    }
}
