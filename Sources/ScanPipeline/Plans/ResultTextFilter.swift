import ScanTemplates

/// Which texts a task lets through: those of the length and the form that its last stage asks for.
struct ResultTextFilter: Sendable {
    private let recognition: TextLineRecognitionPlan
    private let specifications: [LineSpecificationPlan]

    init(_ task: TextLineTaskPlan) {
        recognition = task.recognition
        specifications = task.specifications
    }

    /// Whether lines that stand together are results: joined where their layout joins them, or else each by itself.
    func accepts(_ lines: [String]) -> Bool {
        let lengths = lines.map(\.utf8.count)
        let specification = specifications.first { $0.fixedLineLengths == lengths }
        let isJoined = specification?.joinsLines ?? false
        let texts = isJoined ? [lines.joined(separator: specification?.separator ?? "")] : lines
        return texts.allSatisfy {
            recognition.resultLengths.contains($0.utf8.count) && (recognition.resultPattern?.matches($0) ?? true)
        }
    }
}
