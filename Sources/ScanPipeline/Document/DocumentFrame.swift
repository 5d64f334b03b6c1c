import CodeParser
import Glibc
import Raster

/// A document's own coordinates, in millimetres from its top left corner, and where they lie in an image.
struct DocumentFrame {
    let layout: DocumentLayout
    /// From millimetres to pixels.
    let toImage: Homography

    /// The document in the image.
    var outline: Quadrilateral { toImage.apply(to: layout.outline) }

    /// Pixels of the image to a millimetre, along the document's width.
    var resolution: Double { outline.sideLengths.width / layout.width }

    /// The frame of an outline whose zone lies in its place; `nil` when it does not.
    init?(outline: Quadrilateral, zone: Quadrilateral, _ layout: DocumentLayout) {
        guard Self.miss(of: zone, in: outline, layout) <= Self.tolerance,
            let map = Homography(from: layout.outline, to: outline)
        else { return nil }
        self.layout = layout
        toImage = map
    }

    /// The frame of a document of which only the zone is seen, as long as the picture shows no perspective.
    init?(zone: Quadrilateral, _ layout: DocumentLayout) {
        let size = zone.sideLengths
        let printed = Self.printed(layout)
        guard size.width > 0, size.height > 0 else { return nil }
        // Of the zone only its width is long enough to measure with.
        let scale = size.width / printed.sideLengths.width
        let angle = atan2(
            zone.topRight.y - zone.topLeft.y + zone.bottomRight.y - zone.bottomLeft.y,
            zone.topRight.x - zone.topLeft.x + zone.bottomRight.x - zone.bottomLeft.x)
        let (from, to) = (printed.centre, zone.centre)
        let (c, s) = (cos(angle) * scale, sin(angle) * scale)
        guard
            let map = Homography(entries: [
                c, -s, to.x - c * from.x + s * from.y, s, c, to.y - s * from.x - c * from.y, 0, 0, 1,
            ])
        else { return nil }
        self.layout = layout
        toImage = map
    }

    /// The frame of a card of which no zone is seen.
    init?(card outline: Quadrilateral) { self.init(outline, .card) }

    private init?(_ outline: Quadrilateral, _ layout: DocumentLayout) {
        guard let map = Homography(from: layout.outline, to: outline) else { return nil }
        self.layout = layout
        toImage = map
    }

    /// The places beside this document where the other side of the card may lie in the same picture: above, below, left
    /// and right of it, upright as it is.
    var neighbours: [DocumentFrame] {
        // Between the two of them is a gap that nobody knows.
        let room = 0.22 * layout.height
        let (w, h) = (layout.width, layout.height)
        let places = [
            (0, -h - room, w, h + room), (0, h, w, h + room), (-w - room, 0, w + room, h), (w, 0, w + room, h),
        ]
        return places.compactMap { x, y, width, height in
            DocumentFrame(
                toImage.apply(to: Quadrilateral(left: x, top: y, right: x + width, bottom: y + height)),
                .area(width: width, height: height))
        }
    }

    /// How far a zone may lie from its nominal place, millimetres.
    static let tolerance = 6.0

    /// How far the corners of a zone that was found lie from their nominal places in an outline, millimetres.
    static func miss(of zone: Quadrilateral, in outline: Quadrilateral, _ layout: DocumentLayout) -> Double {
        guard let flat = Homography(from: outline, to: layout.outline) else { return .infinity }
        let seen = flat.apply(to: zone).corners
        return zip(printed(layout).corners, seen).map { $0.distance(to: $1) }.max() ?? .infinity
    }

    /// The zone as it is found: half a capital larger on every side.
    static func printed(_ layout: DocumentLayout) -> Quadrilateral {
        layout.zone(grownBy: DocumentLayout.capHeight / 2)
    }
}
