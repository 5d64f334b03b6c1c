import CodeParser
import Glibc
package import Raster
package import TextRecognition

/// Runs the stages over one image: attempt after attempt until a zone proves itself.
///
/// Built once from its parameters, immutable; any number of threads may call it at once.
package struct PipelineRunner: Sendable {
    private let parameters: PipelineParameters
    private let documentStage: any Stage
    private let pageStages: [any Stage]
    private let orientStage: any Stage
    private let candidateStages: [any Stage]
    /// Run once more over a candidate that left doubts.
    private let againStages: [any Stage]

    package init(parameters: PipelineParameters, recognizer: any TextRecognizer) {
        self.parameters = parameters
        documentStage = DocumentQuadStage(parameters: parameters.documentQuad)
        pageStages = [
            ScaleStage(), LocalizeStage(parameters: parameters.localization),
            GroupStage(parameters: parameters.grouping),
        ]
        orientStage = OrientStage(
            recognizer: recognizer, parameters: parameters.orientation, strips: parameters.strips)
        candidateStages = [
            RectifyStage(parameters: parameters.strips), RecognizeStage(recognizer: recognizer),
            WidenStage(parameters: parameters.strips), RecognizeStage(recognizer: recognizer),
            DecodeStage(options: parameters.decoding),
        ]
        againStages = [
            SecondLookStage(parameters: parameters.secondLook), RecognizeStage(recognizer: recognizer),
            DecodeStage(options: parameters.decoding),
        ]
    }

    /// Reads an upright grey image.
    ///
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(_ image: GrayImage) throws(StageError) -> PageReading {
        let clock = ContinuousClock()
        let started = clock.now
        var page = PageReading()
        guard let first = parameters.attempts.first else { return page }
        var context = ScanContext(pyramid: ImagePyramid(image), attempt: first)
        try documentStage.run(&context)
        page.document = context.document
        var unproven: [FoundZone] = []
        var reached = StageName.localize
        for attempt in parameters.attempts {
            if parameters.timeoutMilliseconds > 0,
                started.duration(to: clock.now) > .milliseconds(parameters.timeoutMilliseconds)
            {
                break
            }
            context.attempt = attempt
            for stage in pageStages { try stage.run(&context) }
            if !context.lines.isEmpty, reached == .localize { reached = .group }
            let found = try read(&context)
            page.zones += found.filter { $0.reading.record.isValid && !$0.reading.isAmbiguous }
            unproven += found.filter { !$0.reading.record.isValid || $0.reading.isAmbiguous }
            if !context.candidates.isEmpty { reached = .decode }
            if !page.zones.isEmpty { break }
        }
        if page.zones.isEmpty, let best = Self.best(of: unproven) { page.zones = [best] }
        if page.zones.isEmpty { page.endedBy = reached }
        // A frame, a portrait or a table has straight edges too; the document's outline holds its zone, in its place.
        if let zone = page.zones.first {
            let chooser = DocumentQuadChooser(detector: DocumentQuadDetector(parameters: parameters.documentQuad))
            page.document = chooser.outline(among: context.outlines ?? [], of: zone, in: context.pyramid)
        }
        return page
    }

    /// Reads the candidates of an attempt; one that overlaps a zone already read is passed over.
    private func read(_ context: inout ScanContext) throws(StageError) -> [FoundZone] {
        var found: [FoundZone] = []
        for candidate in context.candidates.prefix(parameters.maximumCandidates) {
            if let quad = candidate.quad, found.contains(where: { Self.overlap($0.quad, quad) }) { continue }
            var best: ScanContext?
            context.start(candidate)
            try orientStage.run(&context)
            for direction in context.directions {
                context.start(direction)
                for stage in candidateStages { try stage.run(&context) }
                if context.reading != nil { for stage in againStages { try stage.run(&context) } }
                guard let reading = context.reading else { continue }
                if best?.reading.map({ $0.isWorse(than: reading) }) ?? true { best = context }
                if reading.record.isValid { break }
            }
            if let best, let zone = Self.zone(from: best) { found.append(zone) }
        }
        return found
    }

    private static func zone(from context: ScanContext) -> FoundZone? {
        guard let reading = context.reading, let candidate = context.candidate, let quad = candidate.quad,
            let line = candidate.lines.first
        else { return nil }
        let quarter = Int((line.angle / (Double.pi / 2)).rounded())
        return FoundZone(
            reading: reading, quad: quad,
            lineQuads: candidate.lines.map { $0.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2) },
            rotation: ((quarter % 4 + 4) % 4) * 90, attempt: context.attempt.name)
    }

    private static func best(of zones: [FoundZone]) -> FoundZone? {
        zones.max { $0.reading.isWorse(than: $1.reading) }
    }

    private static func overlap(_ a: Quadrilateral, _ b: Quadrilateral) -> Bool {
        func box(_ quad: Quadrilateral) -> (left: Double, top: Double, right: Double, bottom: Double) {
            let xs = quad.corners.map(\.x)
            let ys = quad.corners.map(\.y)
            return (xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
        }
        let p = box(a)
        let q = box(b)
        return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom
    }
}
