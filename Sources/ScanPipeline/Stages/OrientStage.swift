package import TextRecognition

/// Decides from one strip which way up the print is, and whether it is print of the model's kind at all.
///
/// A line read upright has every character certain; upside down, or with other type, many are doubtful. That costs one
/// strip, or two, instead of all strips both ways.
package struct OrientStage: Stage {
    package struct Parameters: Sendable, Hashable {
        /// Mean probability (0…1) from which the first direction is taken without looking at the other.
        package var sufficient = 0.95
        /// Mean probability below which the print is not of the model's kind.
        package var least = 0.85
        /// Both directions stay open when they differ by less.
        package var undecided = 0.05
        /// How many characters are seen in a line of a zone, whichever way up: 30, 36 or 44, some more or fewer where it
        /// touches something or is upside down.
        package var characterCounts = 22...54
        /// After so many lines that are no print of the model's kind, only candidates of at least `strongScore` are
        /// still looked at: a page of text has hundreds of lines.
        package var mostRejections = 5
        /// The score of a candidate that looks like a zone and nothing else.
        package var strongScore = 0.75

        package init() {}
    }

    package let name = StageName.orient
    private let recognizer: any TextRecognizer
    private let parameters: Parameters
    private let refiner = LineRefiner()
    private let cutter: StripCutter

    package init(recognizer: any TextRecognizer, parameters: Parameters, strips: StripCutter.Parameters) {
        self.recognizer = recognizer
        self.parameters = parameters
        cutter = StripCutter(parameters: strips)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        context.directions = []
        guard let candidate = context.candidate, let probe = candidate.lines.max(by: { $0.regularity < $1.regularity })
        else { return }
        let isInverted = context.attempt.isInverted
        let rejected = context.rejected.filter { $0.isInverted == isInverted }
        guard rejected.count < parameters.mostRejections || candidate.score >= parameters.strongScore,
            !rejected.contains(where: { $0.line.coincides(with: probe) })
        else { return }
        let upright = try read(probe, in: &context)
        // A line of text that is much longer or shorter is so upside down as well.
        guard parameters.characterCounts.contains(upright.characters.count) else {
            context.rejected.append((probe, isInverted))
            return
        }
        guard upright.certainty < parameters.sufficient else {
            context.directions = [candidate]
            return
        }
        let reversed = try read(probe.reversed, in: &context)
        let best = upright.certainty >= reversed.certainty ? upright : reversed
        guard best.certainty >= parameters.least, parameters.characterCounts.contains(best.characters.count) else {
            context.rejected.append((probe, isInverted))
            return
        }
        let ordered =
            upright.certainty >= reversed.certainty
            ? [candidate, candidate.reversed] : [candidate.reversed, candidate]
        context.directions = abs(upright.certainty - reversed.certainty) < parameters.undecided ? ordered : [ordered[0]]
    }

    /// What is recognised in a line's strip; nothing where it has none.
    ///
    /// The strip is the very one that the zone's reading asks for, so that it is recognised once.
    private func read(_ line: TextLine, in context: inout ScanContext) throws(StageError) -> RecognizedLine {
        let refined = refiner.refined(line, in: context.printPyramid)
        guard let strip = cutter.strip(of: refined, in: context.printPyramid) else {
            return RecognizedLine(characters: [])
        }
        do {
            return try context.memory.read(strip.image, with: recognizer)
        } catch {
            throw StageError(stage: name, message: error.message, hint: error.hint)
        }
    }
}
