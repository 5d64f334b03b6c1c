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

    @Test("places lead back to the image, also from turned views")
    func places() throws {
        // The bars' first line begins at (80, 120), is 12 pixels high and 44 cells of 12 pixels long.
        let upright = DrawnBars.twoLines()
        let falling = try Self.diagonal(of: upright, slope: 1)
        let rising = try Self.diagonal(of: upright, slope: -1)
        let start = Point(x: 80, y: 126)
        for (image, attempt, corner) in [
            (upright, Attempt(view: .level), start),
            (upright.transposed(), Attempt(view: .sideways), Point(x: start.y, y: start.x)),
            (falling.image, Attempt(view: .falling), falling.place.apply(to: start)),
            (rising.image, Attempt(view: .rising), rising.place.apply(to: start)),
        ] {
            let notes = try observe(image, attempts: [attempt])
            let view = try #require(notes.views.first)
            let opposite = view.toImage.apply(
                to: Point(x: Double(view.image.width) / 2, y: Double(view.image.height) / 2))
            #expect(abs(opposite.x - Double(image.width) / 2) < 1 && abs(opposite.y - Double(image.height) / 2) < 1)
            let ends = try notes.strips.map { strip -> Double in
                let map = try #require(strip.toImage)
                let middle = Double(strip.image.height) / 2
                return [strip.printStart, strip.printEnd]
                    .map { map.apply(to: Point(x: $0, y: middle)).distance(to: corner) }.min() ?? .infinity
            }
            #expect((ends.min() ?? .infinity) < 6, "\(attempt.name)")
        }
    }

    /// The picture turned so that its rows fall or rise by one pixel in each column, and where its points have gone.
    private static func diagonal(of image: GrayImage, slope: Double) throws -> (image: GrayImage, place: Homography) {
        let side = 740.0
        let reach = side / 2.0.squareRoot()
        let middle = Point(x: Double(image.width) / 2, y: Double(image.height) / 2)
        let ring = [(-reach, 0), (0, -reach), (reach, 0), (0, reach)].map {
            Point(x: middle.x + $0.0, y: middle.y + $0.1)
        }
        // The corner of the picture that is shown at the top left: rows that fall come from what rises to it.
        let shown =
            slope > 0
            ? Quadrilateral(topLeft: ring[0], topRight: ring[1], bottomRight: ring[2], bottomLeft: ring[3])
            : Quadrilateral(topLeft: ring[1], topRight: ring[2], bottomRight: ring[3], bottomLeft: ring[0])
        let turned = try #require(image.rectified(shown, toWidth: Int(side), height: Int(side)))
        let place = try #require(Homography(from: shown, to: Quadrilateral(width: side, height: side)))
        return (turned, place)
    }
}
