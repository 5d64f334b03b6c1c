/// How an image is prepared for a section of a task.
enum ImageParameterKeys {
    static let base = KeyDefinition.honoured(
        "BaseImageParameterName", .name(of: [.imageParameter]), default: .string(""),
        "Missing keys are taken from there.")
    static let stages = KeyDefinition.honoured(
        "ApplicableStages", .objects(.imageStage),
        "Stages with settings of their own; missing ones have their defaults.")

    static let definition = ObjectDefinition(
        "ImageParameter", listKey: "ImageParameterOptions", keys: [stages] + FormerFormatKeys.imageKeys, baseKey: base)
}

/// The stages that prepare an image.
enum ImageStageKeys {
    static let stage = KeyDefinition.honoured(
        "Stage", .choice(variants.map(\.value)), default: .required, "Which stage this is.")

    static let scale = KeyDefinition.accepted(
        "ImageScaleSetting", .object(.imageScaleSetting), "Larger images are halved until they are below a size.")
    static let colourConversion = KeyDefinition.accepted(
        "ColourConversionModes", .objects(.colourConversionMode), "How colours become grey, one after the other.")
    static let transformation = KeyDefinition.honoured(
        "GrayscaleTransformationModes", .objects(.grayscaleTransformationMode),
        "Whether light print on dark ground is looked for too.")
    static let enhancement = KeyDefinition.accepted(
        "GrayscaleEnhancementModes", .objects(.grayscaleEnhancementMode), "How the grey image is enhanced.")
    static let binarization = KeyDefinition.accepted(
        "BinarizationModes", .objects(.binarizationMode), "How grey becomes black and white, one after the other.")
    static let textDetection = KeyDefinition.honoured(
        "TextDetectionMode", .object(.textDetectionMode), "What text looks like.")
    static let textureDetection = KeyDefinition.accepted(
        "TextureDetectionModes", .objects(.textureDetectionMode), "How background patterns are found.")

    private static let variants: [ObjectDefinition.Tag.Variant] = [
        .init(value: "SST_SCALE_IMAGE", keys: [scale]),
        .init(value: "SST_CONVERT_TO_GRAYSCALE", keys: [colourConversion]),
        .init(value: "SST_TRANSFORM_GRAYSCALE", keys: [transformation]),
        .init(value: "SST_ENHANCE_GRAYSCALE", keys: [enhancement]),
        .init(value: "SST_BINARIZE_IMAGE", keys: [binarization]),
        .init(value: "SST_DETECT_TEXTURE", keys: [textureDetection]),
        .init(
            value: "SST_REMOVE_TEXTURE_FROM_GRAYSCALE",
            keys: [
                .accepted("TextureRemovalStrength", .integer(.sensitivity), "How much of background patterns goes.")
            ]),
        .init(
            value: "SST_BINARIZE_TEXTURE_REMOVED_GRAYSCALE",
            keys: [.accepted("BinarizationModes", .objects(.binarizationMode), "The same without background patterns.")]
        ),
        .init(value: "SST_FIND_CONTOURS", keys: []),
        .init(
            value: "SST_DETECT_SHORTLINES",
            keys: [.accepted("ShortlineDetectionMode", .object(.shortlineDetectionMode), "How short lines are found.")]),
        .init(
            value: "SST_ASSEMBLE_LINES",
            keys: [.accepted("LineAssemblyMode", .object(.lineAssemblyMode), "How long lines are made of them.")]),
        .init(value: "SST_DETECT_TEXT_ZONES", keys: [textDetection]),
        .init(
            value: "SST_REMOVE_TEXT_ZONES_FROM_BINARY",
            keys: [.accepted("IfEraseTextZone", .flag, "1: text is taken out of the black and white image.")]),
    ]

    static let definition = ObjectDefinition(
        "ImageParameterStage", keys: [], tag: ObjectDefinition.Tag(key: stage, variants: variants))
}
