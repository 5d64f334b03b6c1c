import CodeParser
package import ScanTemplates

extension PipelineParameters {
    /// What the stages are told by a text-line task.
    ///
    /// - Parameters:
    ///   - task: the task.
    ///   - targets: what it looks for.
    ///   - parsers: those that get its results: they know the shapes of issuers' numbers.
    package init(task: TextLineTaskPlan, targets: ReadingTargets, parsers: [SemanticProcessingPlan.Parser] = []) {
        self.init()
        let lines = task.localization
        let recognition = task.recognition
        attempts = lines.attempts.map(Attempt.init)
        localization = TextLineLocalizer.Parameters(lines)
        grouping.spacing = lines.spacingRange
        grouping.angleTolerance = lines.angleToleranceRadians
        grouping.maximumCandidates = lines.maximumCandidates
        strips = StripCutter.Parameters(recognition.strips)
        orientation = OrientStage.Parameters(recognition.orientation)
        secondLook.sufficient = recognition.secondLook.sufficient
        secondLook.faultyShare = recognition.secondLook.faultyShare
        furtherScore = recognition.furtherScore
        clearCertainty = recognition.clearCertainty
        secondLook.preparations = recognition.secondLook.preparations.map(StripCutter.Parameters.init)
        maximumCandidates = recognition.maximumCandidatesRead
        decoding = DecodingOptions(recognition, parsers: parsers)
        decoding.parsing.formats = targets.formats
        add(targets.specifications.map(\.shape))
    }

    /// Lets lines be found that a layout of the template has and no zone.
    private mutating func add(_ shapes: [LayoutShape]) {
        guard let shortest = shapes.flatMap(\.lines).map(\.lowerBound).min(),
            let longest = shapes.flatMap(\.lines).map(\.upperBound).max()
        else { return }
        grouping.shapes += shapes
        localization.cellCounts = grouping.shapes.cellCounts()
        // A character is about as wide as it is high, more or less by tilt.
        let aspects = localization.aspectRange
        localization.aspectRange =
            min(aspects.lowerBound, max(2, Double(shortest) * 0.6))...max(aspects.upperBound, Double(longest) * 1.7)
        let counts = orientation.characterCounts
        orientation.characterCounts = min(counts.lowerBound, shortest * 2 / 3)...max(counts.upperBound, longest * 5 / 4)
    }
}

extension Attempt {
    init(_ plan: AttemptPlan) {
        self.init(
            view: View(plan.view), longerEdge: plan.longerEdge, isInverted: plan.isInverted,
            minimumScore: plan.minimumScore)
    }
}

extension Attempt.View {
    init(_ plan: AttemptPlan.View) {
        self =
            switch plan {
            case .level: .level
            case .sideways: .sideways
            case .falling: .falling
            case .rising: .rising
            }
    }
}

extension TextLineLocalizer.Parameters {
    init(_ plan: TextLineLocalizationPlan) {
        self.init()
        heightRanges = plan.heightRanges
        inkSize = plan.inkSize
        minimumContrast = UInt8(clamping: plan.minimumContrast)
        relativeContrast = UInt16((min(max(plan.relativeContrastPercent, 0), 100) * 2.56).rounded())
        aspectRange = plan.aspectRange
    }
}

extension OrientStage.Parameters {
    init(_ plan: OrientationPlan) {
        self.init()
        sufficient = plan.sufficient
        least = plan.least
        undecided = plan.undecided
        characterCounts = plan.characterCounts
        mostRejections = plan.mostRejections
        strongScore = plan.strongScore
    }
}

extension StripCutter.Parameters {
    init(_ plan: StripPlan) {
        self.init(margin: plan.margin, isFlattened: plan.isFlattened)
        height = plan.height
        sideMargin = plan.sideMargin
        if plan.minimumAspect > 0 || plan.maximumAspect > 0 {
            let most = plan.maximumAspect > 0 ? plan.maximumAspect : .greatestFiniteMagnitude
            aspectRange = min(plan.minimumAspect, most)...most
        }
    }
}

extension DecodingOptions {
    /// Without a reference date, which is not a template's to say.
    init(_ plan: TextLineRecognitionPlan, parsers: [SemanticProcessingPlan.Parser]) {
        self.init()
        allowsCorrections = plan.allowsCorrections
        wrongDigitCost = plan.wrongDigitCost
        ambiguityMargin = plan.ambiguityMargin
        unprovenMargin = plan.unprovenMargin
        numberPatterns = parsers.flatMap(\.numberPatterns)
        parsing.issuerExceptions = parsers.flatMap(\.issuerExceptions)
    }
}
