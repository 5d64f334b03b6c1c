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
        /// What a failing check digit leaves of the confidence of a character that was seen without doubt, as a share.
        package var faultyShare = 0.7
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

    /// Which lines hold a doubtful character.
    ///
    /// Of a reading with a wrong digit every line that the digit speaks of is looked at once more, and then those where
    /// something is still in doubt: what two looks see alike is printed so. Where several readings are about as likely
    /// the lines in which they differ are, or all when nothing says where.
    private func uncertainLines(of context: ScanContext) -> [Bool] {
        let lines = context.looks[0].strips
        guard let reading = context.reading, !reading.isAmbiguous || reading.alternatives.count > 1 else {
            return lines.map { $0 != nil }
        }
        let isConfirmed = context.looks.count > 1
        let failed = reading.record.checks.filter { $0.status == .failed }
        return lines.indices.map { index in
            // A line that the reading leaves out is no part of the zone.
            guard let place = reading.lineIndices.firstIndex(of: index), reading.confidences.indices.contains(place)
            else { return false }
            let isFaulty = failed.contains { $0.span.line == place + 1 || $0.digitSpan.line == place + 1 }
            let isOpen = reading.alternatives.contains {
                !$0.indices.contains(place) || $0[place] != reading.lines[place]
            }
            if isOpen || isFaulty && !isConfirmed { return true }
            let sufficient = parameters.sufficient * (isFaulty ? parameters.faultyShare : 1)
            return reading.confidences[place].contains { $0 < sufficient }
        }
    }
}
