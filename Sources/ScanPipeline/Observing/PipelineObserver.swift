package import CodeParser
package import Raster
package import ScanTemplates

/// Watches one scan: is handed what each stage has made, as it is made.
///
/// Handed to one call of `run`, on whose thread all methods are called; it need not be safe from others. A scan without
/// an observer pays nothing for it. All methods have empty implementations.
///
/// Places are in pixels of the image that was given to `run`, unless a method says otherwise.
package protocol PipelineObserver: AnyObject {
    /// A task of the plan begins.
    ///
    /// Places that follow are in pixels of a window of the image, whose top left corner is given.
    func didBegin(_ origin: ResultOrigin, inWindowAt corner: Point)

    /// The outline of the document was looked for.
    func didDetect(_ outline: DocumentQuad?)

    /// The picture in which an attempt looks for lines was made.
    func didScale(_ view: ObservedView, in attempt: Attempt)

    /// Lines of print were found.
    func didLocalize(_ lines: [TextLine], in attempt: Attempt)

    /// Lines were grouped to what may be zones, the likeliest first.
    func didGroup(_ candidates: [ZoneCandidate], in attempt: Attempt)

    /// It was decided which way up a candidate is: the directions that stay open, none when it is no print of the
    /// model's kind.
    func didOrient(_ candidate: ZoneCandidate, as directions: [ZoneCandidate], in attempt: Attempt)

    /// Strips were cut from a candidate's lines, in one preparation; `nil` for a line that was left out.
    func didCut(_ strips: [LineStrip?], of candidate: ZoneCandidate, in attempt: Attempt)

    /// Strips were read. Places of characters are in pixels of their strip; `LineStrip.toImage` maps them.
    func didRecognize(_ look: Look, of candidate: ZoneCandidate, in attempt: Attempt)

    /// The looks at a candidate were decoded; `nil` when they hold no zone.
    func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt)

    /// What is no zone was held against the layouts that only the template describes; `nil` when it fits none.
    func didAssemble(_ reading: SpecificationReading?, of candidate: ZoneCandidate, in attempt: Attempt)

    /// A stage ended; called after the method for its result. Outlines are looked for outside all attempts.
    func didEnd(_ stage: StageName, in attempt: Attempt?, after duration: Duration)
}

extension PipelineObserver {
    package func didBegin(_ origin: ResultOrigin, inWindowAt corner: Point) {}
    package func didDetect(_ outline: DocumentQuad?) {}
    package func didScale(_ view: ObservedView, in attempt: Attempt) {}
    package func didLocalize(_ lines: [TextLine], in attempt: Attempt) {}
    package func didGroup(_ candidates: [ZoneCandidate], in attempt: Attempt) {}
    package func didOrient(_ candidate: ZoneCandidate, as directions: [ZoneCandidate], in attempt: Attempt) {}
    package func didCut(_ strips: [LineStrip?], of candidate: ZoneCandidate, in attempt: Attempt) {}
    package func didRecognize(_ look: Look, of candidate: ZoneCandidate, in attempt: Attempt) {}
    package func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt) {}
    package func didAssemble(_ reading: SpecificationReading?, of candidate: ZoneCandidate, in attempt: Attempt) {}
    package func didEnd(_ stage: StageName, in attempt: Attempt?, after duration: Duration) {}
}

/// The picture in which lines are looked for, with the way back.
package struct ObservedView: Sendable {
    /// Dark print on light ground; rows for columns in a sideways attempt.
    package var image: GrayImage
    /// Takes pixels of `image` to pixels of the image that was given to `run`.
    package var toImage: Homography

    package init(image: GrayImage, toImage: Homography) {
        self.image = image
        self.toImage = toImage
    }
}

extension LineStrip {
    /// Takes pixels of the strip to pixels of the image it was cut from; straight print exactly, bent print to within
    /// its sag.
    package var toImage: Homography? {
        let width = Double(image.width)
        let height = Double(image.height)
        let own = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: width, y: 0), bottomRight: Point(x: width, y: height),
            bottomLeft: Point(x: 0, y: height))
        return Homography(from: own, to: quad)
    }
}
