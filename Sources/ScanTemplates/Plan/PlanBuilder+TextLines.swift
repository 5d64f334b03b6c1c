// Finding and reading lines of text.
extension PlanBuilder {
    mutating func textLineTask(of task: TemplateObject) -> TextLineTaskPlan {
        let sections = sections(
            of: task, LabelTaskKeys.sections, former: LabelTaskKeys.formerSections, kind: .labelSection)
        let specifications = (task.strings(LabelTaskKeys.specifications) ?? []).compactMap { name in
            table.find(name, .textLineSpecification).map { specification($0) }
        }
        // What a task does not say is as in our own task for that kind of text.
        let isOfNumbers = specifications.first?.lines.first?.recognizer == .vehicleNumber
        let own = isOfNumbers ? OwnStages.vehicleNumbers : OwnStages()
        return TextLineTaskPlan(
            name: task.name,
            localization: localization(sections[LabelSectionKeys.localization], own: own),
            recognition: recognition(sections[LabelSectionKeys.recognition], own: own),
            specifications: specifications)
    }

    /// The sections of a task by their name; those of the former format have no stages.
    func sections(
        of task: TemplateObject, _ key: KeyDefinition, former: KeyDefinition, kind: ObjectKind
    ) -> [String: TemplateObject] {
        let objects = task.objects(key) ?? task.objects(former) ?? []
        return Dictionary(objects.map { ($0.string(LabelSectionKeys.section), $0) }) { first, _ in first }
    }

    /// A stage of a section, or one with its defaults.
    func stage(
        _ name: String, of section: TemplateObject?, _ stages: KeyDefinition, _ stage: KeyDefinition, kind: ObjectKind
    ) -> TemplateObject {
        let written = section?.objects(stages)?.first { $0.string(stage) == name }
        return written ?? TemplateObject(kind: kind, path: .root, offset: 0, values: [:])
    }

    private mutating func localization(_ section: TemplateObject?, own: OwnStages) -> TextLineLocalizationPlan {
        let stage = own.completing(
            stage(
                OwnStages.localization, of: section, LabelSectionKeys.stages, LabelStageKeys.stage, kind: .labelStage),
            named: OwnStages.localization)
        let image = image(of: section, for: .text)
        return TextLineLocalizationPlan(
            image: image,
            modes: (stage.objects(LabelStageKeys.localizationModes) ?? []).compactMap {
                TextLineLocalizationPlan.Mode(rawValue: $0.string(LabelStageKeys.mode))
            }.nonEmpty ?? [.general],
            orientationModes: (stage.objects(LabelStageKeys.orientationModes) ?? []).compactMap {
                TextLineLocalizationPlan.OrientationMode(rawValue: $0.string(LabelStageKeys.orientationMode))
            },
            attempts: stage.objects(LocalizationKeys.attempts)?.map(Self.attempt)
                ?? AttemptPlan.standard(for: image),
            heightRanges: heightRanges(stage),
            inkSize: stage.integer(LocalizationKeys.inkSize),
            minimumContrast: stage.integer(LocalizationKeys.leastContrast),
            relativeContrastPercent: stage.number(LocalizationKeys.relativeContrast),
            aspectRange: numberRange(stage, LocalizationKeys.aspectRange),
            spacingRange: numberRange(stage, LocalizationKeys.spacingRange),
            angleToleranceRadians: stage.number(LocalizationKeys.angleTolerance),
            maximumCandidates: stage.integer(LocalizationKeys.maximumCandidates),
            maximumLines: stage.integer(LocalizationKeys.maximumLines),
            minimumHeight: stage.number(LocalizationKeys.leastHeight),
            sharpHeight: stage.number(LocalizationKeys.sharpHeight))
    }

    private static func attempt(_ object: TemplateObject) -> AttemptPlan {
        AttemptPlan(
            view: AttemptPlan.View(rawValue: object.string(AttemptKeys.view)) ?? .level,
            longerEdge: object.integer(AttemptKeys.longerEdge), isInverted: object.flag(AttemptKeys.isInverted),
            minimumScore: object.number(AttemptKeys.leastScore))
    }

    private mutating func heightRanges(_ stage: TemplateObject) -> [ClosedRange<Double>] {
        let bounds = stage.numbers(LocalizationKeys.heightRanges)
        let pairs = stride(from: 0, to: bounds.count - 1, by: 2).map { (bounds[$0], bounds[$0 + 1]) }
        guard bounds.count.isMultiple(of: 2), pairs.allSatisfy({ $0.0 <= $0.1 }) else {
            let place = stage.place(of: LocalizationKeys.heightRanges)
            log.error(
                .parameterValueInvalid, "not pairs of a least and a most height", at: place.path, offset: place.offset,
                hint: "write such as [5, 11, 9, 22]")
            return []
        }
        return pairs.map { $0.0...$0.1 }
    }

    private mutating func numberRange(_ object: TemplateObject, _ key: KeyDefinition) -> ClosedRange<Double> {
        let bounds = object.numbers(key)
        guard bounds.count == 2 else { return 0...0 }
        if bounds[0] > bounds[1] { reportReversed(object, key) }
        return min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
    }

    private mutating func recognition(_ section: TemplateObject?, own: OwnStages) -> TextLineRecognitionPlan {
        let recognition = own.completing(
            stage(
                OwnStages.recognition, of: section, LabelSectionKeys.stages, LabelStageKeys.stage, kind: .labelStage),
            named: OwnStages.recognition)
        let assembly = stage(
            OwnStages.assembly, of: section, LabelSectionKeys.stages, LabelStageKeys.stage, kind: .labelStage)
        let lengths = range(assembly, LabelStageKeys.lengthRange)
        let strips = StripPlan(
            height: recognition.integer(RecognitionKeys.stripHeight),
            margin: recognition.number(RecognitionKeys.stripMargin),
            sideMargin: recognition.number(RecognitionKeys.stripSideMargin), isFlattened: false,
            minimumAspect: recognition.number(RecognitionKeys.stripLeastAspect),
            maximumAspect: recognition.number(RecognitionKeys.stripMostAspect))
        return TextLineRecognitionPlan(
            image: image(of: section, for: .text),
            forcesPattern: recognition.flag(LabelStageKeys.forcesPattern),
            strips: strips,
            maximumCandidatesRead: recognition.integer(RecognitionKeys.maximumCandidates),
            maximumReadings: recognition.integer(RecognitionKeys.maximumReadings),
            orientation: OrientationPlan(
                sufficient: recognition.number(RecognitionKeys.orientationSufficient),
                least: recognition.number(RecognitionKeys.orientationLeast),
                undecided: recognition.number(RecognitionKeys.orientationUndecided),
                characterCounts: range(recognition, RecognitionKeys.characterCounts),
                mostRejections: recognition.integer(RecognitionKeys.mostRejections),
                strongScore: recognition.number(RecognitionKeys.strongScore)),
            secondLook: SecondLookPlan(
                sufficient: recognition.number(RecognitionKeys.secondLookSufficient),
                faultyShare: recognition.number(RecognitionKeys.secondLookFaultyShare),
                preparations: Self.secondLooks(recognition, strips: strips)),
            furtherScore: recognition.number(RecognitionKeys.furtherScore),
            clearCertainty: recognition.number(RecognitionKeys.clearCertainty),
            acceptance: AcceptancePlan(
                leastOpinions: recognition.integer(RecognitionKeys.leastOpinions),
                leastSupport: recognition.number(RecognitionKeys.leastSupport),
                leastValid: recognition.number(RecognitionKeys.leastScoreValid),
                leastUnverified: recognition.number(RecognitionKeys.leastScoreUnverified),
                leastInvalid: recognition.number(RecognitionKeys.leastScoreInvalid),
                leastUnknownMaker: recognition.number(RecognitionKeys.leastScoreUnknownMaker),
                sufficientValid: recognition.number(RecognitionKeys.sufficientScoreValid),
                sufficientUnverified: recognition.number(RecognitionKeys.sufficientScoreUnverified)),
            allowsCorrections: recognition.flag(RecognitionKeys.allowsCorrections),
            confusableWeight: recognition.number(RecognitionKeys.confusableWeight),
            wrongDigitCost: recognition.number(RecognitionKeys.wrongDigitCost),
            ambiguityMargin: recognition.number(RecognitionKeys.ambiguityMargin),
            unprovenMargin: recognition.number(RecognitionKeys.unprovenMargin),
            resultLengths: lengths, resultPattern: pattern(assembly, LabelStageKeys.pattern, lengths: lengths))
    }

    /// The ways of cutting again that are written, or the three that the network profits from most.
    private static func secondLooks(_ recognition: TemplateObject, strips: StripPlan) -> [StripPlan] {
        let written = recognition.objects(RecognitionKeys.secondLooks)?.map {
            ($0.number(RecognitionKeys.secondLookMargin), $0.flag(RecognitionKeys.secondLookIsFlattened))
        }
        return (written ?? [(0.2, false), (0.5, false), (0.34, true)]).map {
            StripPlan(
                height: strips.height, margin: $0.0, sideMargin: strips.sideMargin, isFlattened: $0.1,
                minimumAspect: strips.minimumAspect, maximumAspect: strips.maximumAspect)
        }
    }
}

extension Array {
    /// The array itself unless it is empty.
    fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
