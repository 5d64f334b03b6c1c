package import CodeParser
package import Raster

/// Finds the holder's portrait on a document whose zone or outline is known.
package struct PortraitFinder: Sendable {
    /// Least confidence (0…100) of a portrait that is reported.
    package var minimumConfidence = 60
    /// By how much the document's area must exceed the portrait's.
    package var minimumAreaRatio = 3.0

    package init() {}

    /// The portrait of the document whose zone was read, or whose outline was found when no zone is seen.
    func portrait(in pyramid: ImagePyramid, _ page: PageReading) -> PortraitZone? {
        let zone = page.zones.first { $0.isProven } ?? page.zones.first
        let document = page.documents.first { outline in
            zone.map { outline.quad.contains($0.quad) } ?? (outline.confidence > minimumConfidence)
        }
        return portrait(
            in: pyramid, document: document.map { DocumentQuad(quad: $0.quad, confidence: $0.confidence) }, zone: zone)
    }

    /// The portrait, upright as the zone is, or `nil` when none is seen.
    ///
    /// - Parameters:
    ///   - pyramid: the image.
    ///   - document: the outline, in the zone's reading direction.
    ///   - zone: the zone that was read; without it the document counts as a card seen upright.
    /// - Returns: a portrait that lies within the document and covers no more than a third of it.
    package func portrait(in pyramid: ImagePyramid, document: DocumentQuad?, zone: FoundZone?) -> PortraitZone? {
        portrait(in: pyramid, document: document?.quad, zone: zone.map { ($0.quad, $0.reading.record.format) })
    }

    /// The same by the zone's place and layout.
    package func portrait(
        in pyramid: ImagePyramid, document: Quadrilateral?, zone: (quad: Quadrilateral, format: ZoneFormat)?
    ) -> PortraitZone? {
        guard let frame = frame(document: document, zone: zone) else { return nil }
        let r = PortraitSearch.resolution
        let (width, height) = (Int(frame.layout.width * r), Int(frame.layout.height * r))
        guard
            let flat = pyramid.rectified(
                frame.outline, toWidth: width, height: height, scale: r / max(1e-6, frame.resolution))
        else { return nil }
        let search = PortraitSearch(flat, prior: PortraitPrior(frame.layout, hasZone: zone != nil))
        guard let best = search.best() else { return nil }
        let confidence = Self.confidence(of: best)
        // Without a zone nothing says that a person's document is seen.
        guard confidence >= (zone == nil ? max(75, minimumConfidence) : minimumConfidence),
            best.figure >= search.prior.leastFigure
        else { return nil }
        let box = Quadrilateral(
            left: Double(best.box.left) / r, top: Double(best.box.top) / r, right: Double(best.box.right) / r,
            bottom: Double(best.box.bottom) / r)
        let quad = frame.toImage.apply(to: box)
        let outline = document ?? frame.outline
        guard outline.area >= minimumAreaRatio * quad.area, isWithin(quad, outline, pyramid.base) else { return nil }
        return PortraitZone(
            quad: quad.clamped(toWidth: pyramid.base.width, height: pyramid.base.height), confidence: confidence)
    }

    private func frame(
        document: Quadrilateral?, zone: (quad: Quadrilateral, format: ZoneFormat)?
    ) -> DocumentFrame? {
        guard let zone else {
            guard let document else { return nil }
            let size = document.sideLengths
            let ratio = max(size.width, size.height) / max(1, min(size.width, size.height))
            // Within perspective, the shape of ID-1 and of no receipt.
            guard (1.4...1.8).contains(ratio) else { return nil }
            return DocumentFrame(card: size.width >= size.height ? document : document.turned(byQuarters: 1))
        }
        guard let layout = DocumentLayout(zone.format) else { return nil }
        return document.flatMap { DocumentFrame(outline: $0, zone: zone.quad, layout) }
            ?? DocumentFrame(zone: zone.quad, layout)
    }

    private func isWithin(_ quad: Quadrilateral, _ outline: Quadrilateral, _ image: GrayImage) -> Bool {
        // The place of a document whose edges are not seen is known to a millimetre or two.
        let slack = outline.sideLengths.width * 0.02
        let isSeen = quad.corners.allSatisfy {
            $0.x > -slack && $0.y > -slack && $0.x < Double(image.width) + slack && $0.y < Double(image.height) + slack
        }
        return isSeen && outline.grown(by: slack / 2).contains(quad)
    }

    /// The score as a certainty.
    private static func confidence(of candidate: PortraitSearch.Candidate) -> Int {
        Int((max(0, min(1, (candidate.score - 0.2) / 0.65)) * 100).rounded())
    }
}

extension Quadrilateral {
    /// Each corner moved into a picture.
    fileprivate func clamped(toWidth width: Int, height: Int) -> Quadrilateral {
        func clamp(_ p: Point) -> Point {
            Point(x: max(0, min(Double(width), p.x)), y: max(0, min(Double(height), p.y)))
        }
        return Quadrilateral(
            topLeft: clamp(topLeft), topRight: clamp(topRight), bottomRight: clamp(bottomRight),
            bottomLeft: clamp(bottomLeft))
    }
}
