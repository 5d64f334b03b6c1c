import CodeParser
import Raster
import ScanTemplates
package import TextRecognition

/// Runs the stages of a text-line task over one image: attempt after attempt until a zone proves itself.
///
/// Built once from its parameters, immutable; any number of threads may call it at once.
package struct PipelineRunner: Sendable {
    private let parameters: PipelineParameters
    private let pageStages: [any Stage]
    private let orientStage: any Stage
    private let candidateStages: [any Stage]
    /// Looks at a candidate that left doubts once more, in another way.
    private let lookStage: any Stage
    /// What follows each further look.
    private let againStages: [any Stage]
    /// Reads what is no zone under the layouts that only the template describes; `nil` when there are none.
    private let layoutStage: LayoutStage?

    package init(parameters: PipelineParameters, recognizer: any TextRecognizer, layouts: LayoutStage? = nil) {
        self.parameters = parameters
        pageStages = [
            ScaleStage(), LocalizeStage(parameters: parameters.localization),
            GroupStage(parameters: parameters.grouping),
        ]
        orientStage = OrientStage(
            recognizer: recognizer, parameters: parameters.orientation, strips: parameters.strips)
        let recognize = RecognizeStage(recognizer: recognizer)
        let decode = DecodeStage(options: parameters.decoding)
        candidateStages = [
            RectifyStage(parameters: parameters.strips), recognize,
            WidenStage(parameters: parameters.strips, shapes: parameters.grouping.shapes), recognize, decode,
        ]
        lookStage = SecondLookStage(parameters: parameters.secondLook)
        againStages = [recognize, decode]
        layoutStage = layouts
    }

    /// Reads an upright grey image.
    ///
    /// - Parameters:
    ///   - pyramid: the image; all places in the result are in its pixels.
    ///   - deadline: when no further attempt is begun; `nil` for none.
    ///   - observer: is handed what each stage makes, on the calling thread.
    /// - Returns: what was found.
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(
        _ pyramid: ImagePyramid, until deadline: ContinuousClock.Instant? = nil,
        observer: (any PipelineObserver)? = nil
    ) throws(StageError) -> ZonePageReading {
        var page = ZonePageReading()
        guard let first = parameters.attempts.first else { return page }
        var context = ScanContext(pyramid: pyramid, attempt: first)
        var unproven: [FoundZone] = []
        var doubtful: [FoundText] = []
        var reached = StageName.localize
        for attempt in parameters.attempts {
            if let deadline, ContinuousClock.now > deadline { break }
            // A page of level or upright text is no background for a zone that lies across it.
            if attempt.view.isDiagonal, context.rejected.count >= parameters.orientation.mostRejections { continue }
            context.attempt = attempt
            for stage in pageStages { try stage.run(&context, observedBy: observer) }
            if !context.lines.isEmpty, reached == .localize { reached = .group }
            let found = try read(&context, observer)
            page.zones += found.zones.filter(\.isProven)
            unproven += found.zones.filter { !$0.isProven }
            page.texts += found.texts.filter { !$0.reading.isAmbiguous }
            doubtful += found.texts.filter(\.reading.isAmbiguous)
            if !context.candidates.isEmpty { reached = .decode }
            // What was seen clearly looks no different at another size: its faults are printed.
            if !page.isEmpty || unproven.contains(where: \.isClear) { break }
        }
        if page.isEmpty, let best = Self.best(of: unproven) { page.zones = [best] }
        if page.isEmpty, let best = doubtful.max(by: { $0.reading.score < $1.reading.score }) { page.texts = [best] }
        if page.isEmpty { page.endedBy = reached }
        return page
    }

    /// Reads the candidates of an attempt; one that overlaps what is read already is passed over.
    private func read(
        _ context: inout ScanContext, _ observer: (any PipelineObserver)?
    ) throws(StageError) -> (zones: [FoundZone], texts: [FoundText]) {
        var zones: [FoundZone] = []
        var texts: [FoundText] = []
        for candidate in context.candidates.prefix(parameters.maximumCandidates) {
            if let quad = candidate.quad, (zones.map(\.quad) + texts.map(\.quad)).contains(where: quad.touches) {
                continue
            }
            // A second document looks as much like one as the first.
            if zones.contains(where: \.isProven), candidate.score < parameters.furtherScore { continue }
            var best: ScanContext?
            var bestText: ScanContext?
            context.start(candidate)
            try orientStage.run(&context, observedBy: observer)
            for direction in context.directions {
                context.start(direction)
                for stage in candidateStages { try stage.run(&context, observedBy: observer) }
                if context.reading != nil { try lookAgain(&context, observer) }
                if let reading = context.reading {
                    if best?.reading.map({ $0.isWorse(than: reading) }) ?? true { best = context }
                    if reading.record.isValid { break }
                } else if let layoutStage {
                    try layoutStage.run(&context, observedBy: observer)
                    guard let text = context.text else { continue }
                    if bestText?.text.map({ $0.score < text.score }) ?? true { bestText = context }
                }
            }
            if let best, let zone = FoundZone(best, clearCertainty: parameters.clearCertainty) {
                zones.append(zone)
            } else if let bestText, let text = FoundText(bestText) {
                texts.append(text)
            }
        }
        return (zones, texts)
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

    private static func best(of zones: [FoundZone]) -> FoundZone? {
        zones.max { $0.reading.isWorse(than: $1.reading) }
    }
}
