import CodeParser

/// Cuts the lines in which something stayed uncertain once more, in the next preparation.
///
/// The network's doubts depend on the cut: what it reads alike in several cuts is likelier right, and where the cuts
/// disagree their mean says how sure one can be. Run again and again until it adds nothing.
package struct SecondLookStage: Stage {
    package struct Parameters: Sendable, Hashable {
        /// A character of the reading that is less sure (0…1) asks for another look at its line.
        ///
        /// What the field's type or an agreeing check digit settles is sure, however doubtful it looked.
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
        guard let candidate = context.candidate, !context.looks.isEmpty, context.looks.count <= cutters.count else {
            return
        }
        let uncertain = uncertainLines(of: context)
        guard uncertain.contains(true) else { return }
        let cutter = cutters[context.looks.count - 1]
        context.looks.append(
            Look(
                strips: zip(candidate.lines, uncertain).map { line, isUncertain in
                    isUncertain ? cutter.strip(of: line, in: context.printPyramid) : nil
                }))
    }

    /// Which lines hold a doubtful character; all of them when there is no reading, or one whose check digits fail.
    private func uncertainLines(of context: ScanContext) -> [Bool] {
        let first = context.looks[0]
        guard let reading = context.reading, !reading.isAmbiguous, reading.record.status != .invalid else {
            return first.strips.map { $0 != nil }
        }
        return first.strips.indices.map { index in
            // A line that the reading leaves out is no part of the zone.
            guard let place = reading.lineIndices.firstIndex(of: index), reading.confidences.indices.contains(place)
            else { return false }
            return reading.confidences[place].contains { $0 < parameters.sufficient }
        }
    }
}
