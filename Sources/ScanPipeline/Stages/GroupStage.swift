/// Groups the lines into candidates for zones.
package struct GroupStage: Stage {
    package let name = StageName.group
    private let grouper: ZoneGrouper

    package init(parameters: ZoneGrouper.Parameters) {
        grouper = ZoneGrouper(parameters: parameters)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        let least = context.attempt.minimumScore
        context.candidates = grouper.candidates(from: context.lines).filter { $0.score >= least }
    }
}
