import Glibc
import Raster
import TextRecognition

/// Cuts the strips longer when certain characters are fewer than any layout has: something at an end touched a frame,
/// the portrait or an overprint and was not taken for print.
package struct WidenStage: Stage {
    package let name = StageName.widen
    private let cutter: StripCutter
    // Both numbers belong to the recogniser and hold for whatever is read with it, so that no template sets them.
    /// Mean probability (0…1) from which a line is print whose characters count.
    private let sufficient = 0.9
    /// How many cells may be missing at both ends together.
    private let mostMissing = 5

    private let shapes: [LayoutShape]

    package init(parameters: StripCutter.Parameters, shapes: [LayoutShape]) {
        cutter = StripCutter(parameters: parameters)
        self.shapes = shapes
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        guard let candidate = context.candidate, context.looks.count == 1 else { return }
        let seen = context.looks[0].recognized.compactMap { $0 }
        guard seen.count == candidate.lines.count,
            let longest = seen.map(\.characters.count).max(),
            let missing = missingCells(longest: longest, lines: seen.count),
            seen.allSatisfy({ $0.certainty > sufficient })
        else { return }
        let wider = candidate.lines.map { line in
            let cells = max(1, Double(longest))
            let reach = line.length / cells * (Double(missing) + 0.5)
            return line.extended(by: reach)
        }
        context.candidate?.lines = wider
        context.looks = [Look(strips: wider.map { cutter.strip(of: $0, in: context.printPyramid) })]
    }

    /// How many cells the longest line lacks to the next layout of so many lines; `nil` when it lacks none or too many.
    private func missingCells(longest: Int, lines: Int) -> Int? {
        let lengths = shapes.filter { $0.lines.count == lines }.map(\.longest)
        guard !lengths.contains(where: { $0.contains(longest) }),
            let next = lengths.map(\.lowerBound).filter({ $0 > longest }).min()
        else { return nil }
        let missing = next - longest
        return missing <= mostMissing ? missing : nil
    }
}

extension TextLine {
    /// The same line, longer at both ends by some pixels.
    func extended(by reach: Double) -> TextLine {
        let length = max(1e-6, self.length)
        let along = Point(x: (end.x - start.x) / length * reach, y: (end.y - start.y) / length * reach)
        var line = self
        line.start = Point(x: start.x - along.x, y: start.y - along.y)
        line.end = Point(x: end.x + along.x, y: end.y + along.y)
        return line
    }
}
