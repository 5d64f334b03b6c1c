// Objects that files of the format have and that nothing is done with here.

/// Settings of the whole process.
enum GlobalParameterKeys {
    static let maximumImageSize = KeyDefinition.honoured(
        "MaxTotalImageDimension", .integer(.nonNegative), default: .integer(0),
        "Largest image, megapixels; 0: the engine's own limit.")

    static let definition = ObjectDefinition(
        "GlobalParameter",
        keys: [
            maximumImageSize,
            .accepted("IntraOpNumThreads", .integer(.threads), default: .integer(4), "Threads of neural networks."),
        ])
}

/// Where images come from.
enum ImageSourceKeys {
    static let definition = ObjectDefinition(
        "ImageSource", listKey: "ImageSourceOptions",
        keys: [
            .accepted(
                "Type", .choice(["IST_DIRECTORY_FETCHER", "IST_CAMERA_ENHANCER", "IST_SCANNER_CONNECTOR"]),
                "Kind of source."),
            .accepted("DirectoryPath", .string, default: .string(""), "Folder of images."),
            .accepted("FileFilter", .string, default: .string(""), "Names of files, such as `*.png;*.jpg`."),
            .accepted("Recursive", .flag, default: .integer(1), "1: subfolders too."),
            .accepted("Pages", .integers(count: 0...100_000, each: .nonNegative), "Pages, counted from 0."),
            .accepted("PDFReadingMode", .object(.pdfReadingMode), "How PDF is read."),
        ])

    static let pdfReadingModeDefinition = ObjectDefinition(
        "PDFReadingMode",
        keys: [
            .accepted("Mode", .choice(["PDFRM_RASTER", "PDFRM_VECTOR", "PDFRM_AUTO"]), "The way."),
            .accepted("DPI", .integer(100...3000), default: .integer(300), "Resolution."),
            .accepted(
                "RasterDataSource", .choice(["RDS_RASTERIZED_PAGES", "RDS_EXTRACTED_IMAGES"]),
                default: .string("RDS_RASTERIZED_PAGES"), "What is taken as the image."),
        ] + KeyDefinition.libraryKeys)
}

/// Filters of what other tasks found.
enum OutputTaskKeys {
    static let definition = ObjectDefinition(
        "OutputTaskSetting", listKey: "OutputTaskSettingOptions",
        keys: [.accepted("OutputCondition", .object(.outputCondition), "Which results are let through; here all are.")])

    static let conditionDefinition = ObjectDefinition(
        "OutputCondition",
        keys: [
            .accepted("Operator", .choice(["AND", "OR"]), default: .string("AND"), "How conditions are joined."),
            .accepted("TaskResultArray", .anything, "The conditions."),
        ])
}

/// Barcodes, which this engine does not read.
enum BarcodeTaskKeys {
    static let base = KeyDefinition.honoured(
        "BaseBarcodeReaderTaskSettingName", .name(of: [.barcodeTask]), default: .string(""),
        "Missing keys are taken from there.")

    static let definition = ObjectDefinition(
        "BarcodeReaderTaskSetting", listKey: "BarcodeReaderTaskSettingOptions",
        keys: [
            .accepted("MaxThreadsInOneTask", .integer(.threads), default: .integer(0), "Threads within one task."),
            .accepted("ExpectedBarcodesCount", .integer(.nonNegative), default: .integer(0), "Expected barcodes."),
            .accepted("BarcodeFormatIds", .strings, "Barcode formats."),
            .accepted(
                "BarcodeFormatSpecificationNameArray", .names(of: [.barcodeFormatSpecification]),
                "Details of the formats."),
            .accepted("SectionArray", .objects(.barcodeSection), "The parts of the task."),
            .accepted("SectionImageParameterArray", .objects(.formerSection), "The parts of the task.").of(
                .formerFormat),
        ], baseKey: base, allowsOtherKeys: true)

    static let sectionDefinition = ObjectDefinition(
        "BarcodeReaderSection",
        keys: [
            .accepted(
                "Section", .choice(["ST_REGION_PREDETECTION", "ST_BARCODE_LOCALIZATION", "ST_BARCODE_DECODING"]),
                default: .required, "Which part this is."),
            .accepted("ImageParameterName", .name(of: [.imageParameter]), default: .string(""), "Image preparation."),
            .accepted("StageArray", .objects(.barcodeStage), "Stages."),
        ])

    static let stageDefinition = ObjectDefinition(
        "BarcodeReaderStage",
        keys: [
            .accepted(
                "Stage",
                .choice([
                    "SST_PREDETECT_REGIONS", "SST_LOCALIZE_CANDIDATE_BARCODES", "SST_LOCALIZE_BARCODES",
                    "SST_RESIST_DEFORMATION", "SST_COMPLEMENT_BARCODE", "SST_SCALE_BARCODE_IMAGE",
                    "SST_DECODE_BARCODES",
                ]), default: .required, "Which stage this is.")
        ], allowsOtherKeys: true)
}

/// Details of one barcode format.
enum BarcodeFormatSpecificationKeys {
    static let base = KeyDefinition.honoured(
        "BaseBarcodeFormatSpecificationName", .name(of: [.barcodeFormatSpecification]), default: .string(""),
        "Missing keys are taken from there.")

    static let definition = ObjectDefinition(
        "BarcodeFormatSpecification", listKey: "BarcodeFormatSpecificationOptions",
        keys: [
            .accepted("BarcodeFormatIds", .strings, "Barcode formats."),
            .accepted("BarcodeTextRegExPattern", .string, default: .string(""), "A regular expression."),
        ], baseKey: base, allowsOtherKeys: true)
}
