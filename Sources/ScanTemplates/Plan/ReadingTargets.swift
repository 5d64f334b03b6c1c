package import CodeParser

/// What the text-line task of a region looks for.
package struct ReadingTargets: Sendable, Equatable {
    /// Layouts of zones that the engine knows by their fields and check digits, in the order of `ZoneFormat.all`.
    package var formats: [ZoneFormat] = []
    /// Whether vehicle identification numbers are looked for.
    package var readsNumbers = false
    /// Layouts that only the template describes.
    package var specifications: [LineSpecificationPlan] = []
}

extension PipelinePlan {
    /// What a task looks for: the layouts that it describes, each read as what the parsers of its results name.
    ///
    /// A layout whose lines have the lengths of a known one that a parser names is that one; all others are read as the
    /// template describes them and nothing else.
    package func targets(region: String, task: TextLineTaskPlan) -> ReadingTargets {
        let parsers = parsers(region: region, task: task.name)
        let types = parsers.flatMap(\.codeTypes)
        let known = parsers.flatMap(\.zoneFormats)
        var targets = ReadingTargets()
        var formats: [ZoneFormat] = []
        for specification in task.specifications where specification.outputsResults {
            let lengths = specification.fixedLineLengths
            let recognizer = specification.lines.first?.recognizer ?? .zone
            let meant = recognizer == .zone ? known.filter { $0.lineLengths == lengths } : []
            if recognizer == .vehicleNumber, lengths == [VINLength.characters],
                parsers.isEmpty || types.contains(CodeTypeName.vehicleNumber)
            {
                targets.readsNumbers = true
            } else if meant.isEmpty {
                targets.specifications.append(specification)
            } else {
                formats += meant
            }
        }
        targets.formats = ZoneFormat.all.filter(formats.contains)
        return targets
    }

    private enum VINLength {
        /// ISO 3779.
        static let characters = 17
    }
}
