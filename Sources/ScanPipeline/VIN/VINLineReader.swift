import Raster
package import TextRecognition

/// Cuts the strip of a line and reads it.
package struct VINLineReader: Sendable {
    private static let characters = StripText.numberLength

    /// Share of a strip that is looked at first.
    private static let glanced = 0.34

    private let recognizer: any TextRecognizer
    private let refiner = LineRefiner()
    private let tracer = LineTracer()
    private let cutter: StripCutter
    /// Evens out shadow and glare.
    private let flatCutter: StripCutter
    /// Gives the print the same contrast from its first to its last letter.
    private let levelCutter: StripCutter
    /// Leaves out what stands close above and below, such as the bars of a code.
    private let closeCutter: StripCutter
    /// Draws letters out.
    private let wideCutter: StripCutter
    private let levelWideCutter: StripCutter
    private let levelCloseCutter: StripCutter

    package init(recognizer: any TextRecognizer, strips: StripCutter.Parameters) {
        self.recognizer = recognizer
        func cutter(_ change: (inout StripCutter.Parameters) -> Void) -> StripCutter {
            var changed = strips
            change(&changed)
            return StripCutter(parameters: changed)
        }
        func widen(_ strips: inout StripCutter.Parameters) {
            strips.aspectRange = strips.aspectRange.map { ($0.lowerBound * 1.35)...($0.upperBound * 1.35) }
        }
        func narrow(_ strips: inout StripCutter.Parameters) { strips.margin *= 0.6 }
        self.cutter = cutter { _ in }
        flatCutter = cutter { $0.isFlattened = true }
        levelCutter = cutter { $0.isLevelled = true }
        closeCutter = cutter(narrow)
        wideCutter = cutter(widen)
        levelCloseCutter = cutter {
            narrow(&$0)
            $0.isLevelled = true
        }
        levelWideCutter = cutter {
            widen(&$0)
            $0.isLevelled = true
        }
    }

    /// A line with its most promising strip, which follows the print to its ends and along its bow where it can be
    /// followed; `nil` when the line is no strip at all.
    package func cut(_ line: VINLine, in context: ScanContext) -> CutLine? {
        let pyramid = context.printPyramid(of: line.attempt)
        // A look at the line as it was found costs a tenth of following its print.
        guard let rough = cut(line.line, by: cutter, in: pyramid), StripTexture(of: rough.image).isPrint else {
            return nil
        }
        let refined = refiner.refined(line.line, in: pyramid)
        // Twice: the first time the direction is that of a part of the print, the second time that of the whole.
        if let first = tracer.traced(refined, in: pyramid),
            let strip = cut(
                tracer.traced(tightened(first, in: pyramid), in: pyramid) ?? first, by: cutter, in: pyramid)
        {
            return CutLine(line: line, strip: strip, refined: refined, isTraced: true)
        }
        return cut(refined, by: cutter, in: pyramid).map {
            CutLine(line: line, strip: $0, refined: refined, isTraced: false)
        }
    }

    /// Other cuts of a line that may show more characters than the first did: drawn out, with more at both ends, and the
    /// latter in even light.
    package func longer(_ line: CutLine, from count: Int, in context: ScanContext) -> [CutLine] {
        let pyramid = context.printPyramid(of: line.line.attempt)
        let reach = (Double(Self.characters - count) + 0.5) * line.strip.line.length / Double(max(1, count))
        let whole = Self.extended(line.strip.line, by: reach)
        let refined = Self.extended(line.refined, by: reach)
        let choices = [
            (line.strip.line, line.refined, wideCutter), (line.strip.line, line.refined, levelCutter),
            (whole, refined, cutter), (whole, refined, levelCutter),
        ]
        return choices.compactMap { text, refined, cutter in
            cut(text, by: cutter, in: pyramid).map {
                CutLine(
                    line: line.line, strip: $0, refined: refined, isTraced: line.isTraced,
                    isLevelled: cutter.parameters.isLevelled)
            }
        }
    }

    /// A line with more at both ends, pixels.
    private static func extended(_ text: TextLine, by reach: Double) -> TextLine {
        let share = reach / max(1e-6, text.length)
        let step = Point(x: (text.end.x - text.start.x) * share, y: (text.end.y - text.start.y) * share)
        var longer = text
        longer.start = Point(x: text.start.x - step.x, y: text.start.y - step.y)
        longer.end = Point(x: text.end.x + step.x, y: text.end.y + step.y)
        // The bow is known between the old ends only.
        longer.sag = []
        return longer
    }

    /// Other strips of a line, each cut in another way, the most promising first.
    package func otherStrips(of line: CutLine, in context: ScanContext) -> [LineStrip] {
        let pyramid = context.printPyramid(of: line.line.attempt)
        var strips: [LineStrip] = []
        // Print in uneven light, in which the first strip may have lost letters.
        let second = line.isLevelled ? cutter : levelCutter
        if let level = cut(line.strip.line, by: second, in: pyramid) { strips.append(level) }
        // Another fit of the same extent is a second opinion; a part of the print is none.
        let share = line.refined.length / max(1, line.strip.line.length)
        if line.isTraced, share > 0.92, share < 1.08, let plain = cut(line.refined, by: cutter, in: pyramid) {
            strips.append(plain)
        }
        let others =
            line.isLevelled ? [levelWideCutter, levelCloseCutter, flatCutter] : [wideCutter, flatCutter, closeCutter]
        for other in others {
            if let strip = cut(line.strip.line, by: other, in: pyramid) { strips.append(strip) }
        }
        return strips
    }

    /// The line without the frame around a plate, which is easily taken for the edges of the print.
    private func tightened(_ line: TextLine, in pyramid: ImagePyramid) -> TextLine {
        guard let strip = cutter.strip(of: line, in: pyramid) else { return line }
        let rows = StripTexture(of: strip.image).rows
        let capital = Double(strip.image.height) / (1 + 2 * cutter.parameters.margin)
        let share = Double(rows.count) / capital
        guard share > 0.4, share < 0.85 else { return line }
        let shift = (Double(rows.lowerBound + rows.upperBound) - Double(strip.image.height)) / 2 / capital
        return line.moved(down: shift, height: share)
    }

    /// The strip of a line that is not longer than widely spaced characters are.
    private func cut(_ line: TextLine, by cutter: StripCutter, in pyramid: ImagePyramid) -> LineStrip? {
        line.length < 34 * line.height ? cutter.strip(of: line, in: pyramid) : nil
    }

    /// A line with the strip that is read first, and what the others are cut from.
    package struct CutLine: Sendable {
        package var line: VINLine
        package var strip: LineStrip
        var refined: TextLine
        var isTraced: Bool
        /// Whether the strip is levelled, because letters are lost otherwise.
        var isLevelled = false

        /// The print as far as it was followed.
        var print: VINLine { VINLine(line: strip.line, attempt: line.attempt, score: line.score) }
    }

    /// How sure the recogniser is of the middle of a strip, 0…1: print is told from shadows at a part of the price.
    package func glance(at strip: LineStrip) throws(StageError) -> Double {
        let image = strip.image
        let width = Int(Double(image.width) * Self.glanced)
        let left = (image.width - width) / 2
        let middle = PixelRect(left: left, top: 0, right: left + width, bottom: image.height)
        return try read(image.cropped(to: middle)).certainty
    }

    /// What the recogniser sees in a strip.
    package func read(_ strip: LineStrip) throws(StageError) -> RecognizedLine {
        try read(strip.image)
    }

    private func read(_ image: GrayImage) throws(StageError) -> RecognizedLine {
        do {
            return try recognizer.recognize(image)
        } catch {
            throw StageError(stage: .recognize, message: error.message, hint: error.hint)
        }
    }
}

extension ScanContext {
    /// The image in the polarity in which an attempt saw dark print.
    func printPyramid(of attempt: Attempt) -> ImagePyramid {
        attempt.isInverted ? invertedPyramid ?? pyramid : pyramid
    }
}
