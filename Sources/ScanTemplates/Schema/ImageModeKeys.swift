/// The mode objects of the image stages, apart from the two large ones.
enum ImageModeKeys {
    // ImageScaleSetting
    static let scaleType = KeyDefinition.accepted(
        "ScaleType", .choice(["ST_SCALE_DOWN", "ST_SCALE_UP"]), default: .string("ST_SCALE_DOWN"), "Smaller or larger.")
    static let referenceEdge = KeyDefinition.accepted(
        "ReferenceEdge", .choice(["RE_SHORTER_EDGE", "RE_LONGER_EDGE"]), default: .string("RE_SHORTER_EDGE"),
        "The edge that is measured.")
    static let edgeThreshold = KeyDefinition.accepted(
        "EdgeLengthThreshold", .integer(512...0x7FFF_FFFF), default: .integer(2300), "Its length, pixels.")
    static let scaleDefinition = ObjectDefinition(
        "ImageScaleSetting", keys: [scaleType, referenceEdge, edgeThreshold])

    // ColourConversionModes
    static let colourMode = KeyDefinition.mode(
        ["CICM_GENERAL", "CICM_HSV", "CICM_EDGE_ENHANCEMENT", "CICM_SKIP"], "The way.")
    static let channelWeights = ["RedChannelWeight", "GreenChannelWeight", "BlueChannelWeight"].map {
        KeyDefinition.accepted(
            $0, .integer(-1...1000), default: .integer(-1), "Share of the channel; -1: by the engine.")
    }
    static let channel = KeyDefinition.accepted(
        "ReferChannel", .choice(["H_CHANNEL", "S_CHANNEL", "V_CHANNEL"]), default: .string("H_CHANNEL"),
        "The channel that `CICM_HSV` takes.")
    static let colourConversionDefinition = ObjectDefinition(
        "ColourConversionMode", keys: [colourMode] + channelWeights + [channel] + KeyDefinition.libraryKeys)

    // GrayscaleTransformationModes
    static let transformationMode = KeyDefinition.mode(
        ["GTM_ORIGINAL", "GTM_INVERTED", "GTM_AUTO", "GTM_SKIP"], isHonoured: true, "The way.")
    static let transformationDefinition = ObjectDefinition(
        "GrayscaleTransformationMode", keys: [transformationMode] + KeyDefinition.libraryKeys)

    // GrayscaleEnhancementModes
    static let enhancementMode = KeyDefinition.mode(
        ["GEM_GENERAL", "GEM_AUTO", "GEM_GRAY_EQUALIZE", "GEM_GRAY_SMOOTH", "GEM_SHARPEN_SMOOTH", "GEM_SKIP"],
        "The way; `GEM_GENERAL` leaves the image as it is.")
    static let enhancementSensitivity = KeyDefinition.accepted(
        "Sensitivity", .integer(.sensitivity), default: .integer(5), "Strength of `GEM_GRAY_EQUALIZE`.")
    static let smoothBlock = ["SmoothBlockSizeX", "SmoothBlockSizeY"].map {
        KeyDefinition.accepted($0, .integer(3...1000), default: .integer(3), "Block of the smoothing, pixels.")
    }
    static let sharpenBlock = ["SharpenBlockSizeX", "SharpenBlockSizeY"].map {
        KeyDefinition.accepted($0, .integer(3...1000), default: .integer(3), "Block of the sharpening, pixels.")
    }
    static let enhancementDefinition = ObjectDefinition(
        "GrayscaleEnhancementMode",
        keys: [enhancementMode, enhancementSensitivity] + smoothBlock + sharpenBlock + KeyDefinition.libraryKeys)

    static let textureDefinition = ObjectDefinition(
        "TextureDetectionMode",
        keys: [
            .accepted("Mode", .choice(["TDM_GENERAL_WIDTH_CONCENTRATION", "TDM_SKIP", "TDM_AUTO"]), "The way."),
            .accepted("Sensitivity", .integer(.sensitivity), default: .integer(5), "Strength."),
        ] + KeyDefinition.libraryKeys)

    static let shortlineDefinition = ObjectDefinition(
        "ShortlineDetectionMode",
        keys: [
            .accepted("Mode", .choice(["SDM_GENERAL", "SDM_SKIP"]), default: .string("SDM_GENERAL"), "The way."),
            .accepted("Sensitivity", .integer(.sensitivity), "Strength."),
        ] + KeyDefinition.libraryKeys)

    static let lineAssemblyDefinition = ObjectDefinition(
        "LineAssemblyMode",
        keys: [
            .accepted("Mode", .choice(["LAM_GENERAL", "LAM_SKIP"]), default: .string("LAM_GENERAL"), "The way."),
            .accepted("Sensitivity", .integer(.sensitivity), "Strength."),
        ] + KeyDefinition.libraryKeys)

    // SST_PREDETECT_REGIONS
    static let predetectionModes = KeyDefinition.accepted(
        "RegionPredetectionModes", .objects(.regionPredetectionMode),
        "How regions are looked for beforehand; the engine searches the whole region.")
    static let predetectionDefinition = ObjectDefinition(
        "RegionPredetectionMode",
        keys: [
            .accepted(
                "Mode",
                .choice([
                    "RPM_GENERAL", "RPM_SKIP", "RPM_AUTO", "RPM_GENERAL_RGB_CONTRAST", "RPM_GENERAL_GRAY_CONTRAST",
                    "RPM_GENERAL_HSV_CONTRAST", "RPM_GRAY_CONSISTENCY",
                ]), default: .string("RPM_GENERAL"), "The way.")
        ] + KeyDefinition.libraryKeys, allowsOtherKeys: true)
}

/// One way of making grey black and white.
enum BinarizationModeKeys {
    static let mode = KeyDefinition.mode(["BM_LOCAL_BLOCK", "BM_THRESHOLD", "BM_AUTO", "BM_SKIP"], "The way.")
    static let blockSize = ["BlockSizeX", "BlockSizeY"].map {
        KeyDefinition.accepted(
            $0, .integer(0...1000), default: .integer(0), "Block of `BM_LOCAL_BLOCK`, pixels; 0: by the engine.")
    }
    static let fillsVacancy = KeyDefinition.accepted(
        "EnableFillBinaryVacancy", .flag, default: .integer(1), "1: holes in strokes are filled.")
    static let compensation = KeyDefinition.accepted(
        "ThresholdCompensation", .integer(-255...255), default: .integer(10),
        "How much darker than its block a pixel must be, grey levels.")
    static let threshold = KeyDefinition.accepted(
        "BinarizationThreshold", .integer(-1...255), default: .integer(-1),
        "The grey level of `BM_THRESHOLD`; -1: by the engine.")

    static let definition = ObjectDefinition(
        "BinarizationMode",
        keys: [mode] + blockSize + [
            fillsVacancy, compensation, threshold,
            .accepted(
                "MorphOperation", .choice(["None", "Erode", "Dilate", "Open", "Close", "Auto"]),
                default: .string("None"), "What is done with the black and white image."),
            .accepted(
                "MorphShape", .choice(["Rectangle", "Cross", "Ellipse"]), default: .string("Rectangle"),
                "Shape of that."),
            .accepted("MorphOperationKernelSizeX", .integer(0...1000), default: .integer(0), "Size of that."),
            .accepted("MorphOperationKernelSizeY", .integer(0...1000), default: .integer(0), "Size of that."),
            .accepted(
                "GrayscaleEnhancementModesIndex", .integer(-1...0x7FFF_FFFF), default: .integer(-1),
                "The enhancement whose image is taken."),
        ] + KeyDefinition.libraryKeys)
}

/// What text looks like.
enum TextDetectionModeKeys {
    static let mode = KeyDefinition.mode(
        ["TTDM_WORD", "TTDM_LINE", "TTDM_LAYOUT", "TTDM_SKIP"], default: .string("TTDM_LINE"),
        "What is looked for; lines in any case, `TTDM_SKIP`: nothing.")
    static let direction = KeyDefinition.honoured(
        "Direction", .choice(["HORIZONTAL", "VERTICAL", "OBLIQUE", "UNKNOWN"]), default: .string("HORIZONTAL"),
        "How lines run: near level, near upright, or both.")
    static let heightRange = KeyDefinition.accepted(
        "CharHeightRange", .integers(count: 3...3, each: .nonNegative), default: .integers([20, 1000, 1]),
        "Least and most height of the characters and the unit: 1 per mille of the height of the region, 0 pixels.")
    static let spacing = KeyDefinition.accepted(
        "MaxSpacingInALine", .integer(-1...0x7FFF_FFFF), default: .integer(-1),
        "Widest gap within a line, per cent of the character height; -1: by the engine.")
    static let sensitivity = KeyDefinition.accepted(
        "Sensitivity", .integer(.sensitivity), default: .integer(7), "How faint print may be.")
    static let lengthRange = KeyDefinition.accepted(
        "StringLengthRange", .integers(count: 2...2, each: .nonNegative), default: .integers([3, 50]),
        "Least and most characters of a line that is looked for.")

    static let definition = ObjectDefinition(
        "TextDetectionMode",
        keys: [mode, direction, heightRange, spacing, sensitivity, lengthRange] + KeyDefinition.libraryKeys)
}
