import CodeParser
import Glibc
import Raster

/// Chooses the outline that fits a zone that was read: the document's, and not that of a frame, a portrait or a table.
struct DocumentQuadChooser {
    let detector: DocumentQuadDetector

    /// The document's outline in the zone's reading direction, or `nil` when none is seen.
    func outline(among candidates: [DocumentQuad], of zone: FoundZone, in pyramid: ImagePyramid) -> DocumentQuad? {
        let quarters = zone.rotation / 90
        let turned = candidates.map {
            DocumentQuad(quad: $0.quad.turned(byQuarters: quarters), confidence: $0.confidence)
        }
        guard let layout = DocumentLayout(zone.reading.record.format) else {
            return turned.first { isReported($0) && $0.quad.contains(zone.quad) }
        }
        var fitting = turned.compactMap { fitted($0, to: zone.quad, layout, in: pyramid.base) }
        if fitting.isEmpty, let frame = DocumentFrame(zone: zone.quad, layout) {
            let seen = detector.placed(frame.outline, in: pyramid, reach: frame.resolution * 5)
            if let seen, let fit = fitted(seen, to: zone.quad, layout, in: pyramid.base) { fitting.append(fit) }
        }
        if let best = fitting.max(by: { $0.confidence < $1.confidence }), isReported(best) { return best }
        // An open booklet or a sheet around the document: an outline all the same, but no part of the document is one.
        let scale = zone.quad.sideLengths.width / DocumentFrame.printed(layout).sideLengths.width
        let least = 0.85 * layout.width * layout.height * scale * scale
        return turned.first { isReported($0) && $0.quad.area > least && $0.quad.contains(zone.quad) }
    }

    private func isReported(_ quad: DocumentQuad) -> Bool { quad.confidence >= detector.parameters.minimumConfidence }

    /// The outline with a confidence that counts the zone's place in it; `nil` when the zone lies elsewhere.
    private func fitted(
        _ outline: DocumentQuad, to zone: Quadrilateral, _ layout: DocumentLayout, in image: GrayImage
    ) -> DocumentQuad? {
        let miss = DocumentFrame.miss(of: zone, in: outline.quad, layout)
        guard miss <= DocumentFrame.tolerance else { return nil }
        // The zone lies at the lower edge; that the upper one is right only the shape tells.
        let ratio = DocumentShape.aspectRatio(of: outline.quad, inWidth: image.width, height: image.height)
        let stretch = abs(log(ratio / layout.aspectRatio))
        let agreement = (1 - miss / (2 * DocumentFrame.tolerance)) * max(0, 1 - stretch / 0.12)
        // A zone in its place says as much as half of the missing support.
        let confidence = Double(outline.confidence) + Double(100 - outline.confidence) * 0.5 * agreement
        return DocumentQuad(quad: outline.quad, confidence: Int((confidence * (0.5 + 0.5 * agreement)).rounded()))
    }
}
