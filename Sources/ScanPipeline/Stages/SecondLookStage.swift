import CodeParser
import TextRecognition

/// Cuts the lines in which something stayed uncertain again, in other preparations.
///
/// The network's doubts depend on the cut: what it reads alike in several cuts is likelier right, and where the cuts
/// disagree their mean says how sure one can be.
package struct SecondLookStage: Stage {
    package struct Parameters: Sendable, Hashable {
        /// A character below this probability (0…1) asks for a second look at its line.
        package var sufficient = 0.97
        /// The preparations, in the order of their yield.
        package var preparations: [StripCutter.Parameters] = [
            StripCutter.Parameters(margin: 0.2), StripCutter.Parameters(margin: 0.5),
            StripCutter.Parameters(margin: 0.34, isFlattened: true),
        ]

        package init() {}
    }

    package let name = StageName.secondLook
    private let parameters: Parameters
    private let cutters: [StripCutter]

    package init(parameters: Parameters) {
        self.parameters = parameters
        cutters = parameters.preparations.map { StripCutter(parameters: $0) }
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        guard context.looks.count == 1, let candidate = context.candidate else { return }
        let uncertain = uncertainLines(of: context)
        guard uncertain.contains(true) else { return }
        let pyramid = context.printPyramid
        for cutter in cutters {
            let strips = zip(candidate.lines, uncertain).map { line, isUncertain in
                isUncertain ? cutter.strip(of: line, in: pyramid) : nil
            }
            context.looks.append(Look(strips: strips))
        }
    }

    /// Which lines hold a doubtful character; all of them when there is no reading, or one whose check digits fail.
    private func uncertainLines(of context: ScanContext) -> [Bool] {
        let first = context.looks[0]
        guard let reading = context.reading, !reading.isAmbiguous, reading.record.status != .invalid else {
            return first.strips.map { $0 != nil }
        }
        return first.recognized.map { line in
            line?.characters.contains { ($0.choices.first?.probability ?? 0) < parameters.sufficient } ?? true
        }
    }
}
