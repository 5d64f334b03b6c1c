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
    /// Run once more over a candidate that left doubts.
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
        againStages = [SecondLookStage(parameters: parameters.secondLook), recognize, decode]
        layoutStage = layouts
    }

    /// Reads an upright grey image.
    ///
    /// - Parameters:
    ///   - pyramid: the image.
    ///   - deadline: when no further attempt is begun; `nil` for none.
    /// - Returns: what was read.
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(
        _ pyramid: ImagePyramid, until deadline: ContinuousClock.Instant? = nil
    ) throws(StageError) -> ZonePageReading {
        var page = ZonePageReading()
        guard let first = parameters.attempts.first else { return page }
        var context = ScanContext(pyramid: pyramid, attempt: first)
        var unproven: [FoundZone] = []
        var doubtful: [FoundText] = []
        var reached = StageName.localize
        for attempt in parameters.attempts {
            if let deadline, ContinuousClock.now > deadline { break }
            context.attempt = attempt
            for stage in pageStages { try stage.run(&context) }
            if !context.lines.isEmpty, reached == .localize { reached = .group }
            let found = try read(&context)
            page.zones += found.zones.filter(\.isProven)
            unproven += found.zones.filter { !$0.isProven }
            page.texts += found.texts.filter { !$0.reading.isAmbiguous }
            doubtful += found.texts.filter(\.reading.isAmbiguous)
            if !context.candidates.isEmpty { reached = .decode }
            if !page.isEmpty { break }
        }
        if page.isEmpty, let best = Self.best(of: unproven) { page.zones = [best] }
        if page.isEmpty, let best = doubtful.max(by: { $0.reading.score < $1.reading.score }) { page.texts = [best] }
        if page.isEmpty { page.endedBy = reached }
        return page
    }

    /// Reads the candidates of an attempt; one that overlaps what is read already is passed over.
    private func read(_ context: inout ScanContext) throws(StageError) -> (zones: [FoundZone], texts: [FoundText]) {
        var zones: [FoundZone] = []
        var texts: [FoundText] = []
        for candidate in context.candidates.prefix(parameters.maximumCandidates) {
            if let quad = candidate.quad, (zones.map(\.quad) + texts.map(\.quad)).contains(where: quad.touches) {
                continue
            }
            var best: ScanContext?
            var bestText: ScanContext?
            context.start(candidate)
            try orientStage.run(&context)
            for direction in context.directions {
                context.start(direction)
                for stage in candidateStages { try stage.run(&context) }
                if context.reading != nil { for stage in againStages { try stage.run(&context) } }
                if let reading = context.reading {
                    if best?.reading.map({ $0.isWorse(than: reading) }) ?? true { best = context }
                    if reading.record.isValid { break }
                } else if let layoutStage {
                    try layoutStage.run(&context)
                    guard let text = context.text else { continue }
                    if bestText?.text.map({ $0.score < text.score }) ?? true { bestText = context }
                }
            }
            if let best, let zone = FoundZone(best) {
                zones.append(zone)
            } else if let bestText, let text = FoundText(bestText) {
                texts.append(text)
            }
        }
        return (zones, texts)
    }

    private static func best(of zones: [FoundZone]) -> FoundZone? {
        zones.max { $0.reading.isWorse(than: $1.reading) }
    }
}
