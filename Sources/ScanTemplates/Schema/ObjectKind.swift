/// Every kind of object that a template file can hold.
package enum ObjectKind: String, Sendable, CaseIterable {
    // Named, in a list of their own at the top of the file
    case captureVisionTemplate
    case imageSource
    case targetROIDef
    case labelTask
    case textLineSpecification
    case model
    case characterModel
    case documentTask
    case imageParameter
    case semanticProcessing
    case codeParserTask
    case outputTask
    case barcodeTask
    case barcodeFormatSpecification
    // One object at the top of the file
    case globalParameter
    // Inside others
    case location
    case referenceObjectFilter
    case barcodeFilteringCondition
    case textLineFilteringCondition
    case frameFilteringCondition
    case regionFilteringCondition
    case offset
    case axis
    case labelSection
    case labelStage
    case attempt
    case secondLook
    case numberPattern
    case issuerException
    case localizationMode
    case orientationDetectionMode
    case dictionaryCorrectionThreshold
    case subGroup
    case characterNormalizationMode
    case confusableCharactersCorrection
    case modelArgs
    case charSet
    case documentSection
    case documentStage
    case angleRange
    case quadrilateralDetectionMode
    case deskewMode
    case imageStage
    case imageScaleSetting
    case colourConversionMode
    case grayscaleTransformationMode
    case grayscaleEnhancementMode
    case binarizationMode
    case textureDetectionMode
    case shortlineDetectionMode
    case lineAssemblyMode
    case textDetectionMode
    case regionPredetectionMode
    case barcodeSection
    case barcodeStage
    case outputCondition
    case pdfReadingMode
    case formerSection

    package var definition: ObjectDefinition {
        switch self {
        case .captureVisionTemplate: CaptureVisionTemplateKeys.definition
        case .imageSource: ImageSourceKeys.definition
        case .targetROIDef: TargetROIDefKeys.definition
        case .labelTask: LabelTaskKeys.definition
        case .textLineSpecification: TextLineSpecificationKeys.definition
        case .model: ModelKeys.definition
        case .characterModel: CharacterModelKeys.definition
        case .documentTask: DocumentTaskKeys.definition
        case .imageParameter: ImageParameterKeys.definition
        case .semanticProcessing: SemanticProcessingKeys.definition
        case .codeParserTask: CodeParserTaskKeys.definition
        case .outputTask: OutputTaskKeys.definition
        case .barcodeTask: BarcodeTaskKeys.definition
        case .barcodeFormatSpecification: BarcodeFormatSpecificationKeys.definition
        case .globalParameter: GlobalParameterKeys.definition
        case .location: LocationKeys.definition
        case .referenceObjectFilter: ReferenceObjectFilterKeys.definition
        case .barcodeFilteringCondition: ReferenceObjectFilterKeys.barcodeConditionDefinition
        case .textLineFilteringCondition: ReferenceObjectFilterKeys.textLineConditionDefinition
        case .frameFilteringCondition: ReferenceObjectFilterKeys.frameConditionDefinition
        case .regionFilteringCondition: ReferenceObjectFilterKeys.regionConditionDefinition
        case .offset: OffsetKeys.definition
        case .axis: OffsetKeys.axisDefinition
        case .labelSection: LabelSectionKeys.definition
        case .labelStage: LabelStageKeys.definition
        case .attempt: AttemptKeys.definition
        case .secondLook: RecognitionKeys.secondLookDefinition
        case .numberPattern: IssuerKeys.numberPatternDefinition
        case .issuerException: IssuerKeys.exceptionDefinition
        case .localizationMode: LabelStageKeys.localizationModeDefinition
        case .orientationDetectionMode: LabelStageKeys.orientationModeDefinition
        case .dictionaryCorrectionThreshold: LabelStageKeys.dictionaryThresholdDefinition
        case .subGroup: TextLineSpecificationKeys.subGroupDefinition
        case .characterNormalizationMode: TextLineSpecificationKeys.normalizationModeDefinition
        case .confusableCharactersCorrection: ConfusableCharactersKeys.definition
        case .modelArgs: ModelKeys.argsDefinition
        case .charSet: CharSetKeys.definition
        case .documentSection: DocumentSectionKeys.definition
        case .documentStage: DocumentStageKeys.definition
        case .angleRange: DocumentStageKeys.angleRangeDefinition
        case .quadrilateralDetectionMode: DocumentStageKeys.quadModeDefinition
        case .deskewMode: DocumentStageKeys.deskewModeDefinition
        case .imageStage: ImageStageKeys.definition
        case .imageScaleSetting: ImageModeKeys.scaleDefinition
        case .colourConversionMode: ImageModeKeys.colourConversionDefinition
        case .grayscaleTransformationMode: ImageModeKeys.transformationDefinition
        case .grayscaleEnhancementMode: ImageModeKeys.enhancementDefinition
        case .binarizationMode: BinarizationModeKeys.definition
        case .textureDetectionMode: ImageModeKeys.textureDefinition
        case .shortlineDetectionMode: ImageModeKeys.shortlineDefinition
        case .lineAssemblyMode: ImageModeKeys.lineAssemblyDefinition
        case .textDetectionMode: TextDetectionModeKeys.definition
        case .regionPredetectionMode: ImageModeKeys.predetectionDefinition
        case .barcodeSection: BarcodeTaskKeys.sectionDefinition
        case .barcodeStage: BarcodeTaskKeys.stageDefinition
        case .outputCondition: OutputTaskKeys.conditionDefinition
        case .pdfReadingMode: ImageSourceKeys.pdfReadingModeDefinition
        case .formerSection: FormerFormatKeys.sectionDefinition
        }
    }

    package var title: String { definition.title }

    /// The kinds that stand in a list of their own at the top of a file.
    package static let listed: [ObjectKind] = allCases.filter { $0.definition.listKey != nil }

    /// What a region can run: these share one space of names.
    static let tasks: [ObjectKind] = [.labelTask, .documentTask, .barcodeTask, .outputTask]
}
