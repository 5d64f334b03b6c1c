/// The entry point: what is done with an image when this template is asked for.
enum CaptureVisionTemplateKeys {
    static let imageSource = KeyDefinition.accepted(
        "ImageSourceName", .name(of: [.imageSource]), default: .string(""),
        "Where images come from; the caller says so.")
    static let regions = KeyDefinition.honoured(
        "ImageROIProcessingNameArray", .names(of: [.targetROIDef]), default: .strings([DefaultObject.region]),
        "The regions that are looked at, in this order.")
    static let semanticProcessings = KeyDefinition.honoured(
        "SemanticProcessingNameArray", .names(of: [.semanticProcessing]),
        "How the texts that were read become fields; none: texts only.")
    static let outputsOriginalImage = KeyDefinition.honoured(
        "OutputOriginalImage", .flag, default: .integer(0), "1: the result holds the original image.")
    static let maximumParallelTasks = KeyDefinition.accepted(
        "MaxParallelTasks", .integer(-1...256), default: .integer(4),
        "How many tasks of a stream of images may run at once; 0 and -1: one after the other.")
    static let minimumCaptureInterval = KeyDefinition.honoured(
        "MinImageCaptureInterval", .integer(.nonNegative), default: .integer(0),
        "Least time between two images of a stream, milliseconds.")
    static let timeout = KeyDefinition.honoured(
        "Timeout", .integer(.nonNegative), default: .integer(10000),
        "Time for one image after decoding, milliseconds; 0: no limit.")

    static let definition = ObjectDefinition(
        "CaptureVisionTemplate", listKey: "CaptureVisionTemplates",
        keys: [
            imageSource, regions, semanticProcessings, outputsOriginalImage, maximumParallelTasks,
            minimumCaptureInterval, timeout,
        ])
}
