/// Finding and reading lines of text.
enum LabelTaskKeys {
    static let base = KeyDefinition.honoured(
        "BaseLabelRecognizerTaskSettingName", .name(of: [.labelTask]), default: .string(""),
        "Missing keys are taken from there.")
    static let maximumThreads = KeyDefinition.accepted(
        "MaxThreadsInOneTask", .integer(.threads), default: .integer(0), "Threads within one task.")
    static let specifications = KeyDefinition.honoured(
        "TextLineSpecificationNameArray", .names(of: [.textLineSpecification]),
        default: .strings([DefaultObject.textLineSpecification]), "The layouts that are looked for, in this order.")
    static let sections = KeyDefinition.honoured(
        "SectionArray", .objects(.labelSection), "The parts of the task; none: all, with their defaults.")
    static let formerSections = KeyDefinition.honoured(
        "SectionImageParameterArray", .objects(.formerSection), "Read as `SectionArray` without stages."
    ).of(.formerFormat)
    static let formerConfusablePath = KeyDefinition.accepted(
        "ConfusableCharactersPath", .string, default: .string(""), "A file of confusable characters."
    ).of(.formerFormat)

    static let definition = ObjectDefinition(
        "LabelRecognizerTaskSetting", listKey: "LabelRecognizerTaskSettingOptions",
        keys: [maximumThreads, specifications, sections, formerSections, formerConfusablePath], baseKey: base)
}

/// One part of a label task.
enum LabelSectionKeys {
    static let predetection = "ST_REGION_PREDETECTION"
    static let localization = "ST_TEXT_LINE_LOCALIZATION"
    static let recognition = "ST_TEXT_LINE_RECOGNITION"

    static let section = KeyDefinition.honoured(
        "Section", .choice([predetection, localization, recognition]), default: .required, "Which part this is.")
    static let imageParameter = KeyDefinition.honoured(
        "ImageParameterName", .name(of: [.imageParameter]), default: .string(""),
        "How the image is prepared; empty: by the defaults.")
    static let stages = KeyDefinition.honoured(
        "StageArray", .objects(.labelStage), "Stages with settings of their own; missing ones have their defaults.")

    static let definition = ObjectDefinition("LabelRecognizerSection", keys: [section, imageParameter, stages])
}

/// The stages of a label task.
enum LabelStageKeys {
    static let stage = KeyDefinition.honoured(
        "Stage",
        .choice([
            "SST_PREDETECT_REGIONS", "SST_LOCALIZE_TEXT_LINES", "SST_RECOGNIZE_RAW_TEXT_LINES",
            "SST_ASSEMBLE_TEXT_LINES",
        ]), default: .required, "Which stage this is.")

    // SST_LOCALIZE_TEXT_LINES
    static let localizationModes = KeyDefinition.accepted(
        "LocalizationModes", .objects(.localizationMode), "How lines are found, one after the other.")
    static let orientationModes = KeyDefinition.accepted(
        "OrientationDetectionModes", .objects(.orientationDetectionMode),
        "How upside-down text is noticed; none: by reading it both ways.")

    // SST_RECOGNIZE_RAW_TEXT_LINES
    static let forcesPattern = KeyDefinition.honoured(
        "EnableRegexForceCorrection", .flag, default: .integer(1),
        "1: every character must be one that the pattern allows at its place; 0: the pattern only decides between alternatives."
    )

    // SST_ASSEMBLE_TEXT_LINES
    static let lengthRange = KeyDefinition.honoured(
        "StringLengthRange", .integers(count: 2...2, each: .nonNegative),
        default: .integers([3, 200]),
        "Least and most characters of a result.")
    static let pattern = KeyDefinition.honoured(
        "StringRegExPattern", .string, default: .string(""), "Results that do not fit are dropped.")

    static let definition = ObjectDefinition(
        "LabelRecognizerStage", keys: [],
        tag: ObjectDefinition.Tag(
            key: stage,
            variants: [
                .init(value: "SST_PREDETECT_REGIONS", keys: [ImageModeKeys.predetectionModes]),
                .init(
                    value: "SST_LOCALIZE_TEXT_LINES",
                    keys: [localizationModes, orientationModes] + LocalizationKeys.all),
                .init(
                    value: "SST_RECOGNIZE_RAW_TEXT_LINES",
                    keys: [
                        forcesPattern,
                        .accepted("DictionaryPath", .string, default: .string(""), "A dictionary file."),
                        .accepted(
                            "DictionaryCorrectionThresholds", .objects(.dictionaryCorrectionThreshold),
                            "How much of a word the dictionary may change."),
                        .accepted(
                            "ConfusableCharactersPath", .string, default: .string(""),
                            "A file of confusable characters."),
                        .accepted(
                            "ClusterSamplesCountThreshold", .integer(.nonNegative), default: .integer(0),
                            "Characters needed for clustering; 0: off."),
                        .accepted(
                            "OverlappingCharactersPath", .string, default: .string(""),
                            "A file of overlapping characters."),
                    ] + RecognitionKeys.all),
                .init(value: "SST_ASSEMBLE_TEXT_LINES", keys: [lengthRange, pattern]),
            ]))

    static let mode = KeyDefinition.mode(["LM_NEURAL_NETWORK", "LM_GENERAL", "LM_SKIP"], "The way of finding lines.")
    static let localizationModeDefinition = ObjectDefinition(
        "LocalizationMode", keys: [mode, models] + KeyDefinition.libraryKeys)

    static let orientationMode = KeyDefinition.mode(
        ["ODM_SPATIAL_REFERENCES", "ODM_CHARS_ORIENTATION_NEURAL_NETWORK", "ODM_SKIP"], "The way of deciding.")
    static let orientationModeDefinition = ObjectDefinition(
        "OrientationDetectionMode", keys: [orientationMode, models] + KeyDefinition.libraryKeys)

    private static let models = KeyDefinition.accepted(
        "ModelNameArray", .names(of: [.model]), "Models that decide; this engine has a way of its own.")

    static let dictionaryThresholdDefinition = ObjectDefinition(
        "DictionaryCorrectionThreshold",
        keys: [
            .accepted("MinWordLength", .integer(.positive), default: .integer(3), "Least length of a word."),
            .accepted("MaxWordLength", .integer(.positive), default: .integer(256), "Most length of a word."),
            .accepted("Threshold", .integer(.nonNegative), default: .integer(1), "Characters that may change."),
        ])
}
