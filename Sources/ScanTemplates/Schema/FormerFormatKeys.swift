/// What the former generation of the format (2.x) writes elsewhere.
enum FormerFormatKeys {
    static let section = KeyDefinition.honoured("Section", .string, default: .required, "Which part this is.")
    static let imageParameter = LabelSectionKeys.imageParameter

    /// An element of `SectionImageParameterArray`.
    static let sectionDefinition = ObjectDefinition(
        "SectionImageParameter",
        keys: [
            section, imageParameter,
            .accepted("ContinueWhenPartialResultsGenerated", .flag, "1: go on although something was found."),
        ].map { $0.of(.formerFormat) })

    static let scaleThreshold = KeyDefinition.accepted(
        "ScaleDownThreshold", .integer(512...0x7FFF_FFFF), default: .integer(2300),
        "Read as `EdgeLengthThreshold` of `SST_SCALE_IMAGE`."
    ).of(.formerFormat)

    /// Keys of the stages, written on the image parameter itself; each is read as the stage that has it.
    static let imageKeys: [KeyDefinition] = [
        scaleThreshold,
        ImageStageKeys.colourConversion.of(.formerFormat),
        ImageStageKeys.transformation.of(.formerFormat),
        ImageStageKeys.enhancement.of(.formerFormat),
        ImageStageKeys.binarization.of(.formerFormat),
        ImageStageKeys.textDetection.of(.formerFormat),
        ImageStageKeys.textureDetection.of(.formerFormat),
        KeyDefinition.accepted("ScaleUpModes", .anything, "How small images are enlarged.").of(.formerFormat),
        KeyDefinition.accepted("IfEraseTextZone", .flag, "1: text is taken out of the image.").of(.formerFormat),
        KeyDefinition.accepted("RegionPredetectionModes", .anything, "How regions are looked for.").of(.formerFormat),
    ]
}
