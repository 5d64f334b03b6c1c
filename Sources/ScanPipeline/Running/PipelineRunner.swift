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
    /// Looks at a candidate that left doubts once more, in another way.
    private let lookStage: any Stage
    /// What follows each further look.
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
        lookStage = SecondLookStage(parameters: parameters.secondLook)
        againStages = [RecognizeStage(recognizer: recognizer), DecodeStage(options: parameters.decoding)]
    }

    /// Reads an upright grey image.
    ///
    /// - Parameters:
    ///   - image: the image; all places in the result are in its pixels.
    ///   - observer: is handed what each stage makes, on the calling thread.
    /// - Returns: what was found.
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(
        _ image: GrayImage, observer: (any PipelineObserver)? = nil
    ) throws(StageError) -> PageReading {
        let clock = ContinuousClock()
        let started = clock.now
        var page = PageReading()
        guard let first = parameters.attempts.first else { return page }
        var context = ScanContext(pyramid: ImagePyramid(image), attempt: first)
        try documentStage.run(&context, observedBy: observer)
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
            for stage in pageStages { try stage.run(&context, observedBy: observer) }
            if !context.lines.isEmpty, reached == .localize { reached = .group }
            let found = try read(&context, observer)
            page.zones += found.filter(\.isProven)
            unproven += found.filter { !$0.isProven }
            if !context.candidates.isEmpty { reached = .decode }
            // What was seen clearly looks no different at another size: its faults are printed.
            if !page.zones.isEmpty || unproven.contains(where: \.isClear) { break }
        }
        if page.zones.isEmpty, let best = Self.best(of: unproven) { page.zones = [best] }
        if page.zones.isEmpty { page.endedBy = reached }
        // A frame, a portrait or a table has straight edges too; the document's outline holds its zone.
        if let outline = page.document?.quad, !page.zones.allSatisfy({ outline.contains($0.quad) }) {
            page.document = nil
        }
        return page
    }

    /// Reads the candidates of an attempt; one that overlaps a zone already read is passed over.
    private func read(
        _ context: inout ScanContext, _ observer: (any PipelineObserver)?
    ) throws(StageError) -> [FoundZone] {
        var found: [FoundZone] = []
        for candidate in context.candidates.prefix(parameters.maximumCandidates) {
            if let quad = candidate.quad, found.contains(where: { Self.overlap($0.quad, quad) }) { continue }
            // A second document looks as much like one as the first.
            if found.contains(where: \.isProven), candidate.score < parameters.furtherScore { continue }
            var best: ScanContext?
            context.start(candidate)
            try orientStage.run(&context, observedBy: observer)
            for direction in context.directions {
                context.start(direction)
                for stage in candidateStages { try stage.run(&context, observedBy: observer) }
                if context.reading != nil { try lookAgain(&context, observer) }
                guard let reading = context.reading else { continue }
                if best?.reading.map({ $0.isWorse(than: reading) }) ?? true { best = context }
                if reading.record.isValid { break }
            }
            if let best, let zone = zone(from: best) { found.append(zone) }
        }
        return found
    }

    /// Looks again at a candidate until nothing is in doubt or there is no other way to look.
    private func lookAgain(
        _ context: inout ScanContext, _ observer: (any PipelineObserver)?
    ) throws(StageError) {
        while true {
            let count = context.looks.count
            try lookStage.run(&context, observedBy: observer)
            guard context.looks.count > count else { return }
            for stage in againStages { try stage.run(&context, observedBy: observer) }
        }
    }

    private func zone(from context: ScanContext) -> FoundZone? {
        guard let reading = context.reading, let candidate = context.candidate, let quad = candidate.quad,
            let line = candidate.lines.first
        else { return nil }
        let quarter = Int((line.angle / (Double.pi / 2)).rounded())
        return FoundZone(
            reading: reading, quad: quad,
            lineQuads: candidate.lines.map { $0.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2) },
            rotation: ((quarter % 4 + 4) % 4) * 90, attempt: context.attempt.name,
            isClear: isClear(reading, context.looks))
    }

    /// Whether the first look saw every line of a reading with all its characters, and hardly doubted one.
    private func isClear(_ reading: ZoneReading, _ looks: [Look]) -> Bool {
        guard let first = looks.first else { return false }
        return zip(reading.lineIndices, reading.lines).allSatisfy { index, text in
            guard first.recognized.indices.contains(index), let line = first.recognized[index] else { return false }
            return line.characters.count == text.utf8.count && line.certainty >= parameters.clearCertainty
        }
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
