package import Raster

/// What kind of result a frame gave.
package enum FrameItemKind: Sendable, Hashable, CaseIterable {
    /// Recognised text: a zone, a line, a vehicle number.
    case textLine
    /// A bar code.
    case barcode
    /// The outline of a document.
    case detectedQuad
    /// A document that was cut out.
    case deskewedImage
}

/// One result of one frame, as far as frames are compared by it.
package struct FrameItem: Sendable, Hashable {
    /// What kind of result.
    package var kind: FrameItemKind
    /// The text; empty for results that have none, which are compared by their places.
    package var text: String
    /// Where it is, in pixels of the frame.
    package var location: Quadrilateral
    /// Whether it was seen often enough.
    package var status: CrossVerificationStatus = .notVerified
    /// Whether it is not from this frame, but from an earlier one, moved to where it should be now.
    package var isCarriedOver = false

    /// A result.
    package init(kind: FrameItemKind, text: String = "", location: Quadrilateral) {
        self.kind = kind
        self.text = text
        self.location = location
    }

    /// Whether both show the same thing: the same text, or without text corners that are close together.
    func agrees(with other: FrameItem) -> Bool {
        guard kind == other.kind, text == other.text else { return false }
        return !text.isEmpty || isNear(other)
    }

    /// Whether every corner has moved by less than a twentieth of the longer diagonal: a hand shakes, a document that
    /// is exchanged does not come to lie like the one before.
    private func isNear(_ other: FrameItem) -> Bool {
        let diagonal = max(
            location.topLeft.distance(to: location.bottomRight), location.topRight.distance(to: location.bottomLeft))
        return zip(location.corners, other.location.corners).allSatisfy { $0.distance(to: $1) < diagonal / 20 }
    }
}
