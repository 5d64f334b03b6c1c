/// Fits the candidate's lines again at full resolution and cuts their strips.
package struct RectifyStage: Stage {
    package let name = StageName.rectify
    private let refiner = LineRefiner()
    private let cutter: StripCutter

    package init(parameters: StripCutter.Parameters) {
        cutter = StripCutter(parameters: parameters)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        guard let candidate = context.candidate else { return }
        let pyramid = context.printPyramid
        let refined = candidate.lines.map { refiner.refined($0, in: pyramid) }
        context.candidate?.lines = refined
        context.looks = [Look(strips: refined.map { cutter.strip(of: $0, in: pyramid) })]
    }
}
