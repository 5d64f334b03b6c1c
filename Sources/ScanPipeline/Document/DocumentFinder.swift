import Raster

/// Looks for the documents of an image: by their outlines alone, or around the zones that were read.
struct DocumentFinder: Sendable {
    let detector: DocumentQuadDetector
    /// How many documents are looked for where no zone says so; 0 is any number.
    let expectedCount: Int

    /// Every outline that is worth a look, the best first.
    func outlines(in pyramid: ImagePyramid, _ observer: (any PipelineObserver)?) -> [DocumentQuad] {
        guard let observer else { return detector.quads(in: pyramid) }
        let started = ContinuousClock.now
        let outlines = detector.quads(in: pyramid)
        let duration = ContinuousClock.now - started
        observer.didDetect(outlines.first { $0.confidence >= detector.parameters.minimumConfidence })
        observer.didEnd(.documentQuad, in: nil, after: duration)
        return outlines
    }

    /// The documents: with zones the outline that holds each in its place, otherwise the surest outlines that lie apart.
    func documents(
        among candidates: [DocumentQuad], around zones: [FoundZone], in pyramid: ImagePyramid
    ) -> [DocumentQuad] {
        guard zones.isEmpty else {
            let chooser = DocumentQuadChooser(detector: detector)
            let chosen = zones.compactMap { chooser.outline(among: candidates, of: $0, in: pyramid) }
            return chosen.enumerated().filter { index, outline in
                !chosen[..<index].contains { $0.quad.touches(outline.quad) }
            }.map(\.element)
        }
        var documents: [DocumentQuad] = []
        for outline in candidates.map({ alone($0, in: pyramid.base) })
        where outline.confidence >= detector.parameters.minimumConfidence {
            guard expectedCount == 0 || documents.count < expectedCount else { break }
            if !documents.contains(where: { $0.quad.touches(outline.quad) }) { documents.append(outline) }
        }
        return documents
    }

    /// An outline with the confidence that it has where no zone speaks for it.
    private func alone(_ outline: DocumentQuad, in image: GrayImage) -> DocumentQuad {
        var confidence = Double(outline.confidence)
        // A side on the picture's end may be the end of the picture.
        let limit = 0.004 * Double(max(image.width, image.height))
        for i in 0..<4 {
            let (a, b) = (outline.quad.corners[i], outline.quad.corners[(i + 1) % 4])
            let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
            let distance = min(min(x, y), min(Double(image.width) - x, Double(image.height) - y))
            if distance < limit { confidence *= 0.85 }
        }
        // Upright, of the shape of a portrait and small: one that is framed better than its document.
        let size = outline.quad.sideLengths
        let share = outline.quad.area / Double(max(1, image.width * image.height))
        if (1.1...1.42).contains(size.height / max(1, size.width)), share < 0.3 { confidence *= 0.6 }
        return DocumentQuad(quad: outline.quad, confidence: Int(confidence.rounded()))
    }
}
