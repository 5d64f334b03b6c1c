import CodeParser
import ScanTemplates
import TextRecognition

/// A task of a plan with the stages that it needs, built once.
struct PlannedTask: Sendable {
    enum Work: Sendable {
        /// Zones, and layouts of the template.
        case zones(PipelineRunner)
        case numbers(VINRunner)
        case document(DocumentFinder)
        /// The region itself is the document.
        case wholeRegion
    }

    var name: String
    var work: Work
    /// Which texts become fields.
    var parses: @Sendable ([String]) -> Bool = { _ in false }
    /// What the texts must fit to be results.
    var filter: ResultTextFilter?

    /// Builds what a text-line task needs: one runner for zones and other layouts, one for vehicle numbers.
    static func textLines<Failure: Error>(
        _ task: TextLineTaskPlan, region: String, of plan: PipelinePlan, options: PlanOptions,
        recognizer: (RecognizerName) throws(Failure) -> any TextRecognizer
    ) throws(Failure) -> [PlannedTask] {
        let targets = plan.targets(region: region, task: task)
        let parsers = plan.parsers(region: region, task: task.name)
        let parses: @Sendable ([String]) -> Bool = { plan.parses($0, region: region, task: task.name) }
        var tasks: [PlannedTask] = []
        if !targets.formats.isEmpty || !targets.specifications.isEmpty {
            var parameters = PipelineParameters(task: task, targets: targets, parsers: parsers)
            parameters.decoding.apply(options)
            let model = targets.formats.isEmpty ? targets.specifications.first?.lines.first?.recognizer : .zone
            let layouts = LayoutStage(task: task, specifications: targets.specifications)
            let runner = PipelineRunner(
                parameters: parameters, recognizer: try recognizer(model ?? .zone),
                layouts: targets.specifications.isEmpty ? nil : layouts)
            tasks.append(
                PlannedTask(
                    name: task.name, work: .zones(runner), parses: parses,
                    filter: ResultTextFilter(task)))
        }
        if targets.readsNumbers {
            var parameters = VINParameters(task: task, parsers: parsers)
            parameters.decoding.apply(options)
            let runner = VINRunner(parameters: parameters, recognizer: try recognizer(.vehicleNumber))
            tasks.append(
                PlannedTask(
                    name: task.name, work: .numbers(runner), parses: parses,
                    filter: ResultTextFilter(task)))
        }
        return tasks
    }

    /// Builds what a document task needs.
    static func document(_ task: DocumentTaskPlan) -> PlannedTask {
        guard let detection = task.detection else { return PlannedTask(name: task.name, work: .wholeRegion) }
        let finder = DocumentFinder(
            detector: DocumentQuadDetector(parameters: DocumentQuadDetector.Parameters(detection)),
            expectedCount: task.expectedCount)
        return PlannedTask(name: task.name, work: .document(finder))
    }
}

extension DecodingOptions {
    /// What the caller says: corrections may be forbidden and never be forced.
    fileprivate mutating func apply(_ options: PlanOptions) {
        allowsCorrections = allowsCorrections && options.allowsCorrections
        parsing.referenceDate = options.referenceDate
    }
}
