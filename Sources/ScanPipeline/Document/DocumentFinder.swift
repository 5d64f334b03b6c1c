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
        for outline in candidates where outline.confidence >= detector.parameters.minimumConfidence {
            guard expectedCount == 0 || documents.count < expectedCount else { break }
            if !documents.contains(where: { $0.quad.touches(outline.quad) }) { documents.append(outline) }
        }
        return documents
    }
}
