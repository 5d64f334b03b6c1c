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
        guard let zone = page.zones.first(where: { $0.isProven }) ?? page.zones.first else {
            let outlines = page.documents.filter { $0.confidence > minimumConfidence }.map(\.quad)
            return portrait(in: pyramid, onCards: outlines)
        }
        let document = page.documents.first { $0.quad.contains(zone.quad) }
        return portrait(
            in: pyramid, document: document.map { DocumentQuad(quad: $0.quad, confidence: $0.confidence) }, zone: zone)
    }

    /// The portrait, upright as the zone is, or `nil` when none is seen.
    ///
    /// - Parameters:
    ///   - pyramid: the image.
    ///   - document: the outline, in the zone's reading direction.
    ///   - zone: the zone that was read; without it the document counts as a card.
    /// - Returns: a portrait that lies within the document and covers no more than a third of it.
    package func portrait(in pyramid: ImagePyramid, document: DocumentQuad?, zone: FoundZone?) -> PortraitZone? {
        portrait(in: pyramid, document: document?.quad, zone: zone.map { ($0.quad, $0.reading.record.format) })
    }

    /// The same by the zone's place and layout.
    package func portrait(
        in pyramid: ImagePyramid, document: Quadrilateral?, zone: (quad: Quadrilateral, format: ZoneFormat)?
    ) -> PortraitZone? {
        guard let zone else { return document.flatMap { portrait(in: pyramid, onCards: [$0]) } }
        guard let layout = DocumentLayout(zone.format),
            let frame = document.flatMap({ DocumentFrame(outline: $0, zone: zone.quad, layout) })
                ?? DocumentFrame(zone: zone.quad, layout)
        else { return nil }
        if let own = Sighting(on: frame, in: pyramid, hasZone: true),
            let portrait = portrait(own, within: document ?? frame.outline, in: pyramid)
        {
            return portrait
        }
        // Both sides of a card in one picture: the portrait is on the one without the zone.
        guard layout.width < 90 else { return nil }
        let others = frame.neighbours.compactMap { Sighting(on: $0, in: pyramid, hasZone: false) }
        return others.max { $0.candidate.score < $1.candidate.score }.flatMap {
            portrait($0, within: $0.frame.outline, in: pyramid)
        }
    }

    /// The portrait on a card of which no zone is seen.
    ///
    /// It is on one of the outlines, or where there is none on the whole picture if that has the shape of a card. Which way
    /// up the card is follows from the portrait.
    private func portrait(in pyramid: ImagePyramid, onCards outlines: [Quadrilateral]) -> PortraitZone? {
        let whole = Quadrilateral(width: Double(pyramid.base.width), height: Double(pyramid.base.height))
        // Within perspective, the shape of ID-1 and of no receipt; of a whole picture that with a margin at most.
        let shapes = outlines.isEmpty ? 1.46...1.72 : 1.4...1.8
        var best: (sighting: Sighting, card: Quadrilateral)?
        for card in outlines.isEmpty ? [whole] : outlines {
            let size = card.sideLengths
            guard shapes.contains(max(size.width, size.height) / max(1, min(size.width, size.height))) else { continue }
            let first = size.width >= size.height ? 0 : 1
            for quarters in [first, first + 2] {
                guard let frame = DocumentFrame(card: card.turned(byQuarters: quarters)),
                    let next = Sighting(on: frame, in: pyramid, hasZone: false)
                else { continue }
                // Most pictures are upright.
                let handicap = quarters > 1 ? 0.05 : 0
                if next.candidate.score - handicap > best?.sighting.candidate.score ?? 0 { best = (next, card) }
            }
        }
        return best.flatMap { portrait($0.sighting, within: $0.card, in: pyramid) }
    }

    /// What looks most like a portrait on a document that is not turned.
    private struct Sighting {
        let frame: DocumentFrame
        let prior: PortraitPrior
        let candidate: PortraitSearch.Candidate

        init?(on frame: DocumentFrame, in pyramid: ImagePyramid, hasZone: Bool) {
            let r = PortraitSearch.resolution
            let (width, height) = (Int(frame.layout.width * r), Int(frame.layout.height * r))
            prior = PortraitPrior(frame.layout, hasZone: hasZone)
            guard
                let flat = pyramid.rectified(
                    frame.outline, toWidth: width, height: height, scale: r / max(1e-6, frame.resolution)),
                let best = PortraitSearch(flat, prior: prior).best()
            else { return nil }
            self.frame = frame
            candidate = best
        }
    }

    /// The portrait that was sighted, if it is one and lies within a document of three times its area.
    private func portrait(_ sighting: Sighting, within outline: Quadrilateral, in pyramid: ImagePyramid)
        -> PortraitZone?
    {
        let confidence = Self.confidence(of: sighting.candidate)
        guard sighting.prior.accepts(sighting.candidate, confidence: confidence, least: minimumConfidence) else {
            return nil
        }
        let r = PortraitSearch.resolution
        let box = sighting.candidate.box
        let quad = sighting.frame.toImage.apply(
            to: Quadrilateral(
                left: Double(box.left) / r, top: Double(box.top) / r, right: Double(box.right) / r,
                bottom: Double(box.bottom) / r))
        guard outline.area >= minimumAreaRatio * quad.area, isWithin(quad, outline, pyramid.base) else { return nil }
        return PortraitZone(
            quad: quad.clamped(toWidth: pyramid.base.width, height: pyramid.base.height), confidence: confidence)
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
