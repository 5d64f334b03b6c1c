/// Finding the outline of a document and making it level.
enum DocumentTaskKeys {
    static let base = KeyDefinition.honoured(
        "BaseDocumentNormalizerTaskSettingName", .name(of: [.documentTask]), default: .string(""),
        "Missing keys are taken from there.")
    static let maximumThreads = KeyDefinition.accepted(
        "MaxThreadsInOneTask", .integer(.threads), default: .integer(0), "Threads within one task.")
    static let expectedCount = KeyDefinition.honoured(
        "ExpectedDocumentsCount", .integer(.nonNegative), default: .integer(1),
        "Documents that are looked for; 0: any number.")
    static let sections = KeyDefinition.honoured(
        "SectionArray", .objects(.documentSection), "The parts of the task; none: all, with their defaults.")
    static let formerSections = KeyDefinition.honoured(
        "SectionImageParameterArray", .objects(.formerSection), "Read as `SectionArray` without stages."
    ).of(.formerFormat)

    static let definition = ObjectDefinition(
        "DocumentNormalizerTaskSetting", listKey: "DocumentNormalizerTaskSettingOptions",
        keys: [maximumThreads, expectedCount, sections, formerSections], baseKey: base)
}

/// One part of a document task.
enum DocumentSectionKeys {
    static let predetection = "ST_REGION_PREDETECTION"
    static let detection = "ST_DOCUMENT_DETECTION"
    static let deskewing = "ST_DOCUMENT_DESKEWING"
    static let enhancement = "ST_IMAGE_ENHANCEMENT"

    static let section = KeyDefinition.honoured(
        "Section", .choice([predetection, detection, deskewing, enhancement]), default: .required, "Which part this is."
    )
    static let imageParameter = LabelSectionKeys.imageParameter
    static let contentType = KeyDefinition.accepted(
        "ContentType", .choice(["CT_DOCUMENT", "CT_TABLE", "CT_UNKNOWN"]), default: .string("CT_DOCUMENT"),
        "What is looked for; always a document.")
    static let stages = KeyDefinition.honoured(
        "StageArray", .objects(.documentStage), "Stages with settings of their own; missing ones have their defaults.")

    static let definition = ObjectDefinition(
        "DocumentNormalizerSection", keys: [section, imageParameter, contentType, stages])
}

/// The stages of a document task.
enum DocumentStageKeys {
    static let stage = KeyDefinition.honoured(
        "Stage", .choice(variants.map(\.value)), default: .required, "Which stage this is.")

    // SST_DETECT_CORNERS
    static let cornerAngles = KeyDefinition.honoured(
        "CornerAngleRange", .object(.angleRange), "The angles that corners can have.")
    // SST_DETECT_QUADS
    static let quadModes = KeyDefinition.honoured(
        "QuadrilateralDetectionModes", .objects(.quadrilateralDetectionMode), "How outlines are found.")
    static let detectionEdge = KeyDefinition.honoured(
        "DetectionLongerEdge", .integer(64...10000), default: .integer(320),
        "Length of the longer edge at which outlines are looked for, pixels."
    ).of(.engine)
    static let leastConfidence = KeyDefinition.honoured(
        "MinConfidence", .integer(0...100), default: .integer(55), "Least confidence of an outline that is reported."
    ).of(.engine)
    static let placingEdge = KeyDefinition.honoured(
        "PlacingLongerEdge", .integer(64...100_000), default: .integer(1400),
        "Length of the longer edge at which the sides of outlines are placed at most, pixels."
    ).of(.engine)
    static let maximumOutlines = KeyDefinition.honoured(
        "MaxOutlines", .integer(1...100), default: .integer(6), "How many outlines are placed and compared."
    ).of(.engine)
    static let automaticAreaRatio = KeyDefinition.honoured(
        "AutomaticMinAreaRatio", .number(0...100), default: .numbers([8]),
        "Least area, per cent of the image, when `MinQuadrilateralAreaRatio` is 0."
    ).of(.engine)
    // SST_DESKEW_IMAGE
    static let deskewMode = KeyDefinition.honoured(
        "DeskewMode", .object(.deskewMode), "How the document is made level.")
    static let pageSize = KeyDefinition.honoured(
        "PageSize", .integers(count: 2...2, each: -1...99_999_999), default: .integers([-1, -1]),
        "Width and height of the level image, pixels; 0 or -1: as it was found.")
    // SST_ENHANCE_IMAGE
    static let colourMode = KeyDefinition.honoured(
        "ColourMode", .choice(["ICM_BINARY", "ICM_GRAYSCALE", "ICM_COLOUR"]), default: .string("ICM_COLOUR"),
        "Colours of the enhanced image.")
    static let brightness = KeyDefinition.honoured(
        "Brightness", .integer(-100...100), default: .integer(0), "Lighter or darker.")
    static let contrast = KeyDefinition.honoured(
        "Contrast", .integer(-100...100), default: .integer(0), "More or less contrast.")

    private static let variants: [ObjectDefinition.Tag.Variant] = [
        .init(value: "SST_PREDETECT_REGIONS", keys: [ImageModeKeys.predetectionModes]),
        .init(value: "SST_ASSEMBLE_LONG_LINES", keys: []),
        .init(value: "SST_ASSEMBLE_LOGICAL_LINES", keys: []),
        .init(value: "SST_DETECT_CORNERS", keys: [cornerAngles]),
        .init(value: "SST_DETECT_EDGES", keys: []),
        .init(
            value: "SST_DETECT_QUADS",
            keys: [quadModes, detectionEdge, placingEdge, maximumOutlines, leastConfidence, automaticAreaRatio]),
        .init(value: "SST_DESKEW_IMAGE", keys: [deskewMode, pageSize]),
        .init(value: "SST_ENHANCE_IMAGE", keys: [colourMode, brightness, contrast]),
    ]

    static let definition = ObjectDefinition(
        "DocumentNormalizerStage", keys: [], tag: ObjectDefinition.Tag(key: stage, variants: variants))

    static let leastAngle = KeyDefinition.honoured(
        "MinValue", .integer(0...90), default: .integer(60), "Least angle, degrees.")
    static let mostAngle = KeyDefinition.honoured(
        "MaxValue", .integer(90...180), default: .integer(120), "Most angle, degrees.")
    static let angleRangeDefinition = ObjectDefinition("CornerAngleRange", keys: [leastAngle, mostAngle])

    static let quadMode = KeyDefinition.mode(
        ["QDM_GENERAL", "QDM_SKIP"], default: .string("QDM_GENERAL"), isHonoured: true,
        "`QDM_SKIP`: the whole region is the document.")
    static let leastAreaRatio = KeyDefinition.honoured(
        "MinQuadrilateralAreaRatio", .integer(0...100), default: .integer(0),
        "Least area, per cent of the image; 0: small outlines are left out by the engine's own rule.")
    static let quadModeDefinition = ObjectDefinition(
        "QuadrilateralDetectionMode", keys: [quadMode, leastAreaRatio] + KeyDefinition.libraryKeys)

    static let deskewModeWord = KeyDefinition.mode(
        ["DSM_PERSPECTIVE_CORRECTION"], default: .string("DSM_PERSPECTIVE_CORRECTION"), "The way.")
    static let contentDirection = KeyDefinition.accepted(
        "ContentDirection", .integer(0...2), default: .integer(0), "0 unknown, 1 vertical, 2 horizontal.")
    static let deskewModeDefinition = ObjectDefinition(
        "DeskewMode", keys: [deskewModeWord, contentDirection] + KeyDefinition.libraryKeys)
}
