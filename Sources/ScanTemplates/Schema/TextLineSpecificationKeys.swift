/// One layout of text: how many lines, how long, and what can stand where.
enum TextLineSpecificationKeys {
    static let base = KeyDefinition.honoured(
        "BaseTextLineSpecificationName", .name(of: [.textLineSpecification]), default: .string(""),
        "Missing keys are taken from there.")
    static let characterModel = KeyDefinition.honoured(
        "CharacterModelName", .name(of: [.model]), default: .string("NumberLetterCharRecognition"),
        "The alphabet, by the name of the recogniser that has it.")
    static let lineModel = KeyDefinition.honoured(
        "TextLineRecModelName", .name(of: [.model]), default: .string(""),
        "The same for recognisers of whole lines; used before `CharacterModelName`.")
    static let lineNumbers = KeyDefinition.accepted(
        "ApplicableTextLineNumbers", .string, default: .string(""),
        "The lines of the region that this is for, counted from 1, such as `1-3,7`; empty: all.")
    static let heightRange = KeyDefinition.accepted(
        "CharHeightRange", .integers(count: 3...3, each: .nonNegative),
        "Least and most height of the characters and the unit: 1 per mille of the height of the region, 0 pixels.")
    static let lengthRange = KeyDefinition.honoured(
        "StringLengthRange", .integers(count: 2...2, each: .nonNegative), default: .integers([3, 50]),
        "Least and most characters of one line.")
    static let pattern = KeyDefinition.honoured(
        "StringRegExPattern", .string, default: .string(""),
        "What can stand at each place of the line; the decoder chooses among that.")
    static let binarization = KeyDefinition.accepted(
        "BinarizationModes", .objects(.binarizationMode), "How the strips of the lines become black and white.")
    static let enhancement = KeyDefinition.accepted(
        "GrayscaleEnhancementModes", .objects(.grayscaleEnhancementMode), "How the strips of the lines are enhanced.")
    static let normalization = KeyDefinition.accepted(
        "CharacterNormalizationModes", .objects(.characterNormalizationMode), "How the characters are thickened.")
    static let outputsResults = KeyDefinition.honoured(
        "OutputResults", .flag, default: .integer(1), "1: the lines are results; 0: only a reference for others.")
    static let linesCount = KeyDefinition.accepted(
        "TextLinesCount", .integer(.nonNegative), default: .integer(0), "Expected lines; 0: all.")
    static let groupsCount = KeyDefinition.accepted(
        "ExpectedGroupsCount", .integer(.nonNegative), default: .integer(1),
        "Groups of lines that stand together; 0: any number.")
    static let referenceGroup = KeyDefinition.accepted(
        "ReferenceGroupName", .name(of: [.textLineSpecification]), default: .string(""),
        "The group that the corner points are measured by; empty: the region.")
    static let subGroups = KeyDefinition.honoured(
        "SubGroups", .objects(.subGroup), "One specification for each line or group of lines, from top to bottom.")
    static let concatenates = KeyDefinition.honoured(
        "ConcatResults", .flag, default: .integer(0), "1: the lines of the group are one result.")
    static let separator = KeyDefinition.honoured(
        "ConcatSeparator", .string, default: .string("\n"), "What stands between the lines of such a result.")
    static let joinedLengthRange = KeyDefinition.honoured(
        "ConcatStringLengthRange", .integers(count: 2...2, each: .nonNegative),
        default: .integers([3, 200]), "Least and most characters of the joined text.")
    static let joinedPattern = KeyDefinition.honoured(
        "ConcatStringRegExPattern", .string, default: .string(""), "What the joined text must fit.")
    static let confusables = KeyDefinition.honoured(
        "ConfusableCharactersCorrection", .object(.confusableCharactersCorrection),
        "Characters that may be taken for each other.")
    static let points = ["FirstPoint", "SecondPoint", "ThirdPoint", "FourthPoint"].map {
        KeyDefinition.accepted(
            $0, .integers(count: 2...2, each: -100_000...100_000),
            "A corner of the area, clockwise from the top left one, per cent of the region or reference group.")
    }

    private static let keys =
        [
            characterModel, lineModel, lineNumbers, heightRange, lengthRange, pattern, binarization, enhancement,
            normalization, outputsResults, linesCount, groupsCount, referenceGroup, subGroups, concatenates, separator,
            joinedLengthRange, joinedPattern, confusables,
        ] + points

    static let definition = ObjectDefinition(
        "TextLineSpecification", listKey: "TextLineSpecificationOptions", keys: keys, baseKey: base)

    /// The same inside another specification, where the name may be left out.
    static let subGroupDefinition = ObjectDefinition(
        "SubGroup", keys: [.honoured("Name", .string, default: .string(""), "A name, if others refer to it.")] + keys,
        baseKey: base)

    static let normalizationModeDefinition = ObjectDefinition(
        "CharacterNormalizationMode",
        keys: [
            .accepted(
                "Mode", .choice(["CNM_AUTO", "CNM_MORPH", "CNM_SKIP"]), default: .string("CNM_SKIP"), "The way."),
            .accepted("MorphOperation", .string, default: .string("Close"), "The operation."),
            .accepted("MorphArgument", .anything, "Its argument."),
        ] + KeyDefinition.libraryKeys, allowsOtherKeys: true)
}

/// Characters that may be taken for each other.
enum ConfusableCharactersKeys {
    static let sets = KeyDefinition.honoured(
        "ConfusableCharacters", .stringLists, "Sets of characters, each such as `[\"0\", \"O\"]`.")
    static let fonts = KeyDefinition.accepted(
        "FontNameArray",
        .choices(["ARIAL", "COURIER_NEW", "OCR_B", "TIMES_NEW_ROMAN", "VERDANA", "HELVETICA"]), "Fonts of the print.")

    static let definition = ObjectDefinition("ConfusableCharactersCorrection", keys: [sets, fonts])
}
