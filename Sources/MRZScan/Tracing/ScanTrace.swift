package import CodeParser
import CodecBridge
import Raster
package import ScanPipeline
import TextRecognition

/// Everything the stages of one scan made, for people who want to know why a picture is read as it is.
///
/// Places are in pixels of `image`, the upright picture that was scanned.
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

    package init() {}

    func didOpen(_ picture: DecodedImage, after duration: Duration) {
        image = picture.image
        scaleDenominator = picture.scaleDenominator
        stages.append(("open", "", duration / .milliseconds(1)))
    }

    package func didDetect(_ outline: DocumentQuad?) { self.outline = outline }

    package func didScale(_ view: ObservedView, in attempt: Attempt) { attempts.append(AttemptTrace(attempt: attempt)) }

    package func didLocalize(_ lines: [TextLine], in attempt: Attempt) { change(attempt) { $0.lines = lines } }

    package func didGroup(_ candidates: [ZoneCandidate], in attempt: Attempt) {
        change(attempt) { $0.groups = candidates }
    }

    package func didOrient(_ candidate: ZoneCandidate, as directions: [ZoneCandidate], in attempt: Attempt) {
        change(attempt) {
            $0.candidates.append(CandidateTrace(candidate: candidate, directionCount: directions.count))
        }
    }

    package func didCut(_ strips: [LineStrip?], of candidate: ZoneCandidate, in attempt: Attempt) {
        change(attempt) { $0.changeLast { $0.looks.append(Look(strips: strips)) } }
    }

    package func didRecognize(_ look: ScanPipeline.Look, of candidate: ZoneCandidate, in attempt: Attempt) {
        change(attempt) { $0.changeLast { $0.takeLines(of: look) } }
    }

    package func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt) {
        change(attempt) { $0.changeLast { $0.readings.append(reading) } }
    }

    package func didEnd(_ stage: StageName, in attempt: Attempt, after duration: Duration) {
        stages.append((stage.rawValue, attempt.name, duration / .milliseconds(1)))
    }

    /// Changes what is known of an attempt, which `didScale` has begun.
    private func change(_ attempt: Attempt, _ body: (inout AttemptTrace) -> Void) {
        if attempts.last?.attempt != attempt { attempts.append(AttemptTrace(attempt: attempt)) }
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
