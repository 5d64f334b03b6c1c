import Raster
package import TextRecognition

/// Cuts the strip of a line and reads it.
package struct VINLineReader: Sendable {
    private let recognizer: any TextRecognizer
    private let refiner = LineRefiner()
    private let tracer = LineTracer()
    private let cutter: StripCutter

    package init(recognizer: any TextRecognizer, strips: StripCutter.Parameters) {
        self.recognizer = recognizer
        cutter = StripCutter(parameters: strips)
    }

    /// Strips of a line, each cut in another way, the most promising first.
    ///
    /// The first follows the print to its ends and along its bow; where it cannot be followed, there is one strip.
    package func strips(of line: VINLine, in context: ScanContext) -> [LineStrip] {
        let pyramid = context.printPyramid(of: line.attempt)
        let refined = refiner.refined(line.line, in: pyramid)
        let plain = cutter.strip(of: refined, in: pyramid)
        // Twice: the first time the direction is that of a part of the print, the second time that of the whole.
        let traced = tracer.traced(refined, in: pyramid).flatMap { first in
            StripStraightener(cutter: cutter).strip(
                of: tracer.traced(first.chord, in: pyramid) ?? first, in: pyramid)
        }
        return [traced, plain].compactMap { $0 }.filter { $0.line.length < 34 * $0.line.height }
    }

    /// What the recogniser sees in a strip.
    package func read(_ strip: LineStrip) throws(StageError) -> RecognizedLine {
        do {
            return try recognizer.recognize(strip.image)
        } catch {
            throw StageError(stage: .recognize, message: error.message, hint: error.hint)
        }
    }
}

extension ScanContext {
    /// The image in the polarity in which an attempt saw dark print.
    fileprivate func printPyramid(of attempt: Attempt) -> ImagePyramid {
        attempt.isInverted ? invertedPyramid ?? pyramid : pyramid
    }
}
