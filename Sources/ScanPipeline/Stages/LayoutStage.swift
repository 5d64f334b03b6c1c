package import ScanTemplates
import CodeParser
import TextRecognition

/// Finds the text that a layout of the template allows and the recogniser saw: for layouts that are known from nowhere
/// else.
package struct LayoutStage: Stage {
    package let name = StageName.layout
    private let decoder: SpecificationDecoder
    private let shapes: [LayoutShape]
    private let assembler = LineAssembler()
    /// How many lengths a line is tried with where the layout leaves it open.
    private let mostLengths = 3

    package init(task: TextLineTaskPlan, specifications: [LineSpecificationPlan]) {
        var task = task
        task.specifications = specifications
        decoder = SpecificationDecoder(task: task)
        shapes = specifications.map(\.shape)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        context.text = nil
        guard let candidate = context.candidate, let first = context.looks.first else { return }
        var best: SpecificationReading?
        for shape in shapes where shape.lines.count == candidate.lines.count {
            for counts in lengths(of: shape, seen: first.recognized.map { $0?.characters.count ?? 0 }) {
                guard let reading = decoder.decode(assembler.lines(of: context.looks, counts: counts)) else { continue }
                if best.map({ $0.score < reading.score }) ?? true { best = reading }
            }
        }
        context.text = best
    }

    /// The lengths that the lines are tried with: where the layout leaves them open, those nearest to what was seen.
    private func lengths(of shape: LayoutShape, seen: [Int]) -> [[Int]] {
        let choices = zip(shape.lines, seen).map { range, seen in
            range.sorted { (abs($0 - seen), $0) < (abs($1 - seen), $1) }.prefix(mostLengths)
        }
        return choices.reduce([[]]) { sofar, choices in sofar.flatMap { start in choices.map { start + [$0] } } }
    }
}

extension LineSpecificationPlan {
    /// How many lines of how many characters.
    package var shape: LayoutShape { LayoutShape(lines: lines.map(\.lengthRange)) }
}
