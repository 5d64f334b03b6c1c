package import CodeParser
import CodecBridge
package import Raster
package import ScanPipeline
import TextRecognition

/// Everything the stages of one scan made, for people who want to know why a picture is read as it is.
///
/// Places are in pixels of `image`, the upright picture that was scanned, whatever region of it a task looks at.
package final class ScanTrace: ScanObserver {
    /// One way of looking at the picture.
    struct Look {
        var strips: [LineStrip?]
        var lines: [RecognizedLine?] = []
    }

    /// What became of one candidate in one direction.
    struct CandidateTrace {
        var candidate: ZoneCandidate
        /// How many directions stay open; 0 when it is no print of the model's kind.
        var directionCount: Int
        var looks: [Look] = []
        var readings: [ZoneReading?] = []
    }

    /// What one attempt has found.
    struct AttemptTrace {
        /// The region and the task of the template that it belongs to.
        var origin: ResultOrigin
        var attempt: Attempt
        var lines: [TextLine] = []
        var groups: [ZoneCandidate] = []
        var candidates: [CandidateTrace] = []
    }

    private(set) var image = GrayImage(width: 0, height: 0)
    /// How many times the picture in the file is larger than `image`.
    private(set) var scaleDenominator = 1
    private(set) var outline: DocumentQuad?
    private(set) var attempts: [AttemptTrace] = []
    private(set) var stages: [(stage: String, attempt: String, milliseconds: Double)] = []
    /// The task at work, and the corner of the window of the image that it looks at.
    private var origin = ResultOrigin()
    private var corner = Point(x: 0, y: 0)

    package init() {}

    func didOpen(_ picture: DecodedImage, after duration: Duration) {
        image = picture.image
        scaleDenominator = picture.scaleDenominator
        stages.append(("open", "", duration / .milliseconds(1)))
    }

    package func didBegin(_ origin: ResultOrigin, inWindowAt corner: Point) {
        (self.origin, self.corner) = (origin, corner)
    }

    package func didDetect(_ outline: DocumentQuad?) {
        // Of several regions the first that shows a document says where it is.
        guard let outline, self.outline == nil else { return }
        self.outline = DocumentQuad(quad: placed(outline.quad), confidence: outline.confidence)
    }

    package func didScale(_ view: ObservedView, in attempt: Attempt) {
        attempts.append(AttemptTrace(origin: origin, attempt: attempt))
    }

    package func didLocalize(_ lines: [TextLine], in attempt: Attempt) {
        let lines = lines.map(placed)
        change(attempt) { $0.lines = lines }
    }

    package func didGroup(_ candidates: [ZoneCandidate], in attempt: Attempt) {
        let candidates = candidates.map(placed)
        change(attempt) { $0.groups = candidates }
    }

    package func didOrient(_ candidate: ZoneCandidate, as directions: [ZoneCandidate], in attempt: Attempt) {
        let trace = CandidateTrace(candidate: placed(candidate), directionCount: directions.count)
        change(attempt) { $0.candidates.append(trace) }
    }

    package func didCut(_ strips: [LineStrip?], of candidate: ZoneCandidate, in attempt: Attempt) {
        let look = Look(
            strips: strips.map { strip in
                guard var strip else { return nil }
                (strip.quad, strip.line) = (placed(strip.quad), placed(strip.line))
                return strip
            })
        change(attempt) { $0.changeLast { $0.looks.append(look) } }
    }

    package func didRecognize(_ look: ScanPipeline.Look, of candidate: ZoneCandidate, in attempt: Attempt) {
        change(attempt) { $0.changeLast { $0.takeLines(of: look) } }
    }

    package func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt) {
        change(attempt) { $0.changeLast { $0.readings.append(reading) } }
    }

    package func didEnd(_ stage: StageName, in attempt: Attempt?, after duration: Duration) {
        stages.append((stage.rawValue, attempt?.name ?? "", duration / .milliseconds(1)))
    }

    // From the window of a task to the page

    private func placed(_ quad: Quadrilateral) -> Quadrilateral { quad.moved(x: corner.x, y: corner.y) }

    private func placed(_ line: TextLine) -> TextLine {
        line.mapped(scale: 1) { Point(x: $0.x + corner.x, y: $0.y + corner.y) }
    }

    private func placed(_ candidate: ZoneCandidate) -> ZoneCandidate {
        var candidate = candidate
        candidate.lines = candidate.lines.map(placed)
        return candidate
    }

    /// Changes what is known of an attempt, which `didScale` has begun.
    private func change(_ attempt: Attempt, _ body: (inout AttemptTrace) -> Void) {
        if attempts.last?.attempt != attempt { attempts.append(AttemptTrace(origin: origin, attempt: attempt)) }
        body(&attempts[attempts.count - 1])
    }
}

extension ScanTrace.AttemptTrace {
    fileprivate mutating func changeLast(_ body: (inout ScanTrace.CandidateTrace) -> Void) {
        if !candidates.isEmpty { body(&candidates[candidates.count - 1]) }
    }
}

extension ScanTrace.CandidateTrace {
    /// The lines of the look that was cut last and has none yet.
    fileprivate mutating func takeLines(of look: Look) {
        guard let index = looks.lastIndex(where: { $0.lines.isEmpty }) else { return }
        looks[index].lines = look.recognized
    }
}
