import CodeParser
import Glibc
import Raster

/// Chooses the outline that fits a zone that was read: the document's, and not that of a frame, a portrait or a table.
struct DocumentQuadChooser {
    let detector: DocumentQuadDetector

    /// How far a zone may lie from its nominal place, millimetres.
    private static let tolerance = 6.0

    /// The document's outline in the zone's reading direction, or `nil` when none is seen.
    func outline(among candidates: [DocumentQuad], of zone: FoundZone, in pyramid: ImagePyramid) -> DocumentQuad? {
        let quarters = zone.rotation / 90
        let turned = candidates.map {
            DocumentQuad(quad: $0.quad.turned(byQuarters: quarters), confidence: $0.confidence)
        }
        guard let layout = DocumentLayout(zone.reading.record.format) else {
            return turned.first { isReported($0) && $0.quad.contains(zone.quad) }
        }
        var fitting = turned.compactMap { fitted($0, to: zone.quad, layout) }
        if fitting.isEmpty, let guess = guess(from: zone.quad, layout) {
            let seen = detector.placed(guess, in: pyramid, reach: guess.sideLengths.width * 5 / layout.width)
            if let seen, let fit = fitted(seen, to: zone.quad, layout) { fitting.append(fit) }
        }
        if let best = fitting.max(by: { $0.confidence < $1.confidence }), isReported(best) { return best }
        // An open booklet or a sheet around the document: an outline all the same, but no part of the document is one.
        let scale = zone.quad.sideLengths.width / layout.zone(grownBy: DocumentLayout.capHeight / 2).sideLengths.width
        let least = 0.85 * layout.width * layout.height * scale * scale
        return turned.first { isReported($0) && $0.quad.area > least && $0.quad.contains(zone.quad) }
    }

    private func isReported(_ quad: DocumentQuad) -> Bool { quad.confidence >= detector.parameters.minimumConfidence }

    /// The outline with a confidence that counts the zone's place in it; `nil` when the zone lies elsewhere.
    private func fitted(_ outline: DocumentQuad, to zone: Quadrilateral, _ layout: DocumentLayout) -> DocumentQuad? {
        guard let flat = Homography(from: outline.quad, to: layout.outline) else { return nil }
        // The zone's quadrilateral is half a capital larger on every side.
        let expected = layout.zone(grownBy: DocumentLayout.capHeight / 2).corners
        let seen = flat.apply(to: zone).corners
        let misses = zip(expected, seen).map { $0.distance(to: $1) }
        let worst = misses.max() ?? .infinity
        guard worst <= Self.tolerance else { return nil }
        let agreement = 1 - worst / (2 * Self.tolerance)
        // A zone in its place says as much as half of the missing support.
        let confidence = Double(outline.confidence) + Double(100 - outline.confidence) * 0.5 * agreement
        return DocumentQuad(quad: outline.quad, confidence: Int((confidence * (0.5 + 0.5 * agreement)).rounded()))
    }

    /// Where the document lies when the picture shows no perspective.
    private func guess(from zone: Quadrilateral, _ layout: DocumentLayout) -> Quadrilateral? {
        let size = zone.sideLengths
        let printed = layout.zone(grownBy: DocumentLayout.capHeight / 2)
        guard size.width > 0, size.height > 0 else { return nil }
        // Of the zone only its width is long enough to measure with.
        let scale = size.width / printed.sideLengths.width
        let angle = atan2(
            zone.topRight.y - zone.topLeft.y + zone.bottomRight.y - zone.bottomLeft.y,
            zone.topRight.x - zone.topLeft.x + zone.bottomRight.x - zone.bottomLeft.x)
        let (from, to) = (printed.centre, zone.centre)
        let corners = layout.outline.corners.map { corner in
            let (dx, dy) = ((corner.x - from.x) * scale, (corner.y - from.y) * scale)
            return Point(x: to.x + dx * cos(angle) - dy * sin(angle), y: to.y + dx * sin(angle) + dy * cos(angle))
        }
        return Quadrilateral(
            topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    }
}
