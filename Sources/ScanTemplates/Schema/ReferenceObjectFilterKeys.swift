/// Which results of which regions are meant.
enum ReferenceObjectFilterKeys {
    static let regions = KeyDefinition.honoured(
        "ReferenceTargetROIDefNameArray", .names(of: [.targetROIDef]), "Results of these regions; none: of all.")
    static let tasks = KeyDefinition.honoured(
        "ReferenceTaskNameArray", .strings, "Results of these tasks; none: of all.")
    static let resultTypes = KeyDefinition.honoured(
        "AtomicResultTypeArray",
        .choices([
            "ART_TEXT_LINE", "ART_BARCODE", "ART_FRAME", "ART_TABLE_CELL", "ART_GEOMETRY_LINE", "ART_CORNER",
            "ART_COLOUR_REGION", "ART_IMAGE",
        ]), default: .strings(["ART_TEXT_LINE", "ART_BARCODE", "ART_FRAME"]),
        "Kinds of results; this engine has text lines and frames.")
    static let barcodeCondition = KeyDefinition.accepted(
        "BarcodeFilteringCondition", .object(.barcodeFilteringCondition), "Only such barcodes.")
    static let textLineCondition = KeyDefinition.honoured(
        "TextLineFilteringCondition", .object(.textLineFilteringCondition), "Only such text lines.")
    static let frameCondition = KeyDefinition.accepted(
        "FrameFilteringCondition", .object(.frameFilteringCondition), "Only frames of such a size.")
    static let regionCondition = KeyDefinition.accepted(
        "RegionFilteringCondition", .object(.regionFilteringCondition), "Only such pre-detected regions.")

    static let definition = ObjectDefinition(
        "ReferenceObjectFilter",
        keys: [regions, tasks, resultTypes, barcodeCondition, textLineCondition, frameCondition, regionCondition])

    static let lineNumbers = KeyDefinition.accepted(
        "LineNumbers", .string, default: .string(""), "Which lines, counted from 1, such as `1-3,5`; empty: all.")
    static let linePattern = KeyDefinition.honoured(
        "LineStringRegExPattern", .string, default: .string(""), "Only texts that fit this pattern.")

    static let textLineConditionDefinition = ObjectDefinition(
        "TextLineFilteringCondition", keys: [lineNumbers, linePattern])

    static let barcodeConditionDefinition = ObjectDefinition(
        "BarcodeFilteringCondition",
        keys: [
            .accepted("BarcodeFormatIds", .strings, "Barcode formats."),
            .accepted("BarcodeTextRegExPattern", .string, default: .string(""), "A regular expression."),
        ])

    static let frameConditionDefinition = ObjectDefinition(
        "FrameFilteringCondition",
        keys: [
            sizeRange("ImageDimensionRange", 16384, "Width times height, pixels."),
            .accepted(
                "AspectRatioRange", .integers(count: 2...2, each: 1...10000), default: .integers([1, 10000]),
                "Height through width, per cent."),
            sizeRange("WidthRange", 1, "Pixels."),
            sizeRange("HeightRange", 1, "Pixels."),
        ])

    static let regionConditionDefinition = ObjectDefinition(
        "RegionFilteringCondition",
        keys: [
            .accepted("RegionPredetectionMode", .string, default: .string("RPM_SKIP"), "How regions were found."),
            .accepted("LabelIdArray", .anything, "Labels of regions."),
        ])

    private static func sizeRange(_ name: String, _ least: Int, _ meaning: String) -> KeyDefinition {
        .accepted(
            name, .integers(count: 2...2, each: .nonNegative), default: .integers([least, 0x7FFF_FFFF]), meaning)
    }
}
