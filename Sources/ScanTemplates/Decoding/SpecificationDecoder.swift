package import CodeParser

/// The lines of a group as decoded under a specification.
package struct SpecificationReading: Sendable, Equatable {
    package var specificationName: String
    /// From top to bottom.
    package var lines: [LineDecoding]
    /// The results: one joined text, or each line by itself.
    package var texts: [String]
    /// Mean of the scores of the lines.
    package var score: Double
    /// Whether some line has another text that is about as likely.
    package var isAmbiguous: Bool
}

/// Decodes groups of lines under the specifications of a task and chooses the likeliest.
///
/// This is how a layout that the engine has never heard of is read: a template describes it, and nothing else is needed.
package struct SpecificationDecoder: Sendable {
    private let specifications: [LineSpecificationPlan]
    private let recognition: TextLineRecognitionPlan

    package init(task: TextLineTaskPlan) {
        specifications = task.specifications.filter(\.outputsResults)
        recognition = task.recognition
    }

    /// The best reading of some lines, given from top to bottom, or `nil` when they fit no specification.
    ///
    /// Of equally likely ones the specification that the template names first.
    package func decode(_ lines: [LineReading]) -> SpecificationReading? {
        var best: SpecificationReading?
        for specification in specifications {
            guard let reading = decode(lines, as: specification) else { continue }
            if best.map({ $0.score < reading.score }) ?? true { best = reading }
        }
        return best
    }

    private func decode(_ lines: [LineReading], as specification: LineSpecificationPlan) -> SpecificationReading? {
        let layouts = specification.lines
        guard layouts.count == lines.count else { return nil }
        var decoded: [LineDecoding] = []
        for (index, layout) in layouts.enumerated() {
            let decoder = LineDecoder(
                layout: layout, usesConfusables: recognition.forcesPattern && recognition.allowsCorrections,
                confusableWeight: recognition.confusableWeight)
            guard let line = decoder.decode(lines[index], line: index + 1) else { return nil }
            decoded.append(line)
        }
        let texts = decoded.map(\.text)
        guard specification.matches(texts) else { return nil }
        let results = specification.joinsLines ? [texts.joined(separator: specification.separator)] : texts
        guard results.allSatisfy(isWanted) else { return nil }
        return SpecificationReading(
            specificationName: specification.name, lines: decoded, texts: results,
            score: decoded.reduce(0) { $0 + $1.score } / Double(max(1, decoded.count)),
            isAmbiguous: decoded.contains { $0.margin < recognition.ambiguityMargin })
    }

    /// Whether a result has the length and the form that the task asks for.
    private func isWanted(_ text: String) -> Bool {
        recognition.resultLengths.contains(text.utf8.count) && (recognition.resultPattern?.matches(text) ?? true)
    }
}
