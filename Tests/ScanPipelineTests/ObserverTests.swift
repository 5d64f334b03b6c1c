import CodeParser
import Raster
import ScanPipeline
import Testing
import TextRecognition

@Suite("PipelineObserver")
struct ObserverTests {
    /// Notes what it is handed.
    private final class Notes: PipelineObserver {
        var stages: [StageName] = []
        var views: [ObservedView] = []
        var lines: [TextLine] = []
        var strips: [LineStrip] = []
        var texts: [String] = []
        var decodedCount = 0

        func didScale(_ view: ObservedView, in attempt: Attempt) { views.append(view) }
        func didLocalize(_ lines: [TextLine], in attempt: Attempt) { self.lines += lines }
        func didCut(_ strips: [LineStrip?], of candidate: ZoneCandidate, in attempt: Attempt) {
            self.strips += strips.compactMap { $0 }
        }
        func didRecognize(_ look: Look, of candidate: ZoneCandidate, in attempt: Attempt) {
            texts += look.recognized.compactMap { $0?.text }
        }
        func didDecode(_ reading: ZoneReading?, of candidate: ZoneCandidate, in attempt: Attempt) {
            decodedCount += 1
        }
        func didEnd(_ stage: StageName, in attempt: Attempt?, after duration: Duration) { stages.append(stage) }
    }

    private let text = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"

    private func observe(_ image: GrayImage, attempts: [Attempt]) throws -> Notes {
        var parameters = PipelineParameters()
        parameters.attempts = attempts
        let text = text
        let notes = Notes()
        _ = try PipelineRunner(parameters: parameters, recognizer: ScriptedRecognizer { _ in text })
            .run(ImagePyramid(image), observer: notes)
        return notes
    }

    @Test("hands over what every stage made, in order")
    func order() throws {
        let notes = try observe(DrawnBars.twoLines(), attempts: [Attempt(view: .level)])
        let first: [StageName] = [
            .scale, .localize, .group, .orient, .rectify, .recognize, .widen, .recognize, .decode,
        ]
        #expect(Array(notes.stages.prefix(first.count)) == first)
        #expect(notes.views.count == 1 && notes.lines.count >= 2)
        // The second run of the recogniser finds nothing new: each strip is told once.
        #expect(notes.strips.count == notes.texts.count && notes.texts.allSatisfy { $0 == text })
        #expect(notes.decodedCount >= 1)
    }

    @Test("places lead back to the image, also from a view with rows for columns")
    func places() throws {
        // The bars' first line begins at (80, 120), is 12 pixels high and 44 cells of 12 pixels long.
        let upright = DrawnBars.twoLines()
        for (image, attempt, corner) in [
            (upright, Attempt(view: .level), Point(x: 80, y: 126)),
            (upright.transposed(), Attempt(view: .sideways), Point(x: 126, y: 80)),
        ] {
            let notes = try observe(image, attempts: [attempt])
            let view = try #require(notes.views.first)
            let opposite = view.toImage.apply(to: Point(x: Double(view.image.width), y: Double(view.image.height)))
            #expect(abs(opposite.x - Double(image.width)) < 1 && abs(opposite.y - Double(image.height)) < 1)
            let ends = try notes.strips.map { strip -> Double in
                let map = try #require(strip.toImage)
                let middle = Double(strip.image.height) / 2
                return [strip.printStart, strip.printEnd]
                    .map { map.apply(to: Point(x: $0, y: middle)).distance(to: corner) }.min() ?? .infinity
            }
            #expect((ends.min() ?? .infinity) < 6)
        }
    }
}
