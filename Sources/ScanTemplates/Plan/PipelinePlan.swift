/// Everything that one template says, resolved, checked and with its defaults: what a pipeline is built from.
///
/// A value without references into the file; its properties can be changed before a pipeline is built, which is how
/// simplified settings and single settings of the command line act.
package struct PipelinePlan: Sendable, Equatable {
    package var templateName: String
    /// In the order in which they run: a region after those by whose results it is placed.
    package var regions: [RegionPlan]
    package var semanticProcessings: [SemanticProcessingPlan]
    package var outputsOriginalImage: Bool
    /// Counted from the end of decoding; 0 is no limit.
    package var timeoutMilliseconds: Int
    package var maximumParallelTasks: Int
    package var minimumCaptureIntervalMilliseconds: Int
    /// Megapixels; `nil` is the engine's own limit.
    package var maximumImageMegapixels: Int?

    /// All text-line tasks of all regions, in order.
    package var textLineTasks: [TextLineTaskPlan] {
        regions.flatMap(\.tasks).compactMap { if case .textLines(let task) = $0 { task } else { nil } }
    }

    /// All document tasks of all regions, in order.
    package var documentTasks: [DocumentTaskPlan] {
        regions.flatMap(\.tasks).compactMap { if case .document(let task) = $0 { task } else { nil } }
    }

    /// The parsers that get the results of a region and task, in order.
    package func parsers(region: String, task: String) -> [SemanticProcessingPlan.Parser] {
        semanticProcessings.filter { $0.filter.acceptsTextLines && $0.filter.accepts(region: region, task: task) }
            .flatMap(\.parsers)
    }

    /// Whether the texts of a result go to a parser: some filter lets them through.
    package func parses(_ texts: [String], region: String, task: String) -> Bool {
        semanticProcessings.contains { processing in
            processing.filter.acceptsTextLines && processing.filter.accepts(region: region, task: task)
                && processing.filter.accepts(texts)
        }
    }

    /// The code types that the results of a region and task are parsed as, in order and without repetition.
    ///
    /// Empty when they are not parsed.
    package func codeTypes(region: String, task: String) -> [String] {
        var types: [String] = []
        for type in parsers(region: region, task: task).flatMap(\.codeTypes) where !types.contains(type) {
            types.append(type)
        }
        return types
    }
}
