import CodeParser
import Raster
import ScanPipeline
import TesseractBridge

/// The searches that a template asks for, over one page.
struct PageReader: Sendable {
    /// What was found, in pixels of the image that was read.
    struct Reading {
        var codes: [ScannedCode] = []
        var candidates: [ScannedCandidate] = []
        var document: ScannedRegion?
        var endedBy: String?
    }

    private let zones: PipelineRunner?
    private let numbers: VINRunner?

    /// Loads the models that the template needs.
    ///
    /// - Throws: `ScanError` `templateNameInvalid`, or `modelFileNotFount`.
    init(configuration: ScanConfiguration) throws(ScanError) {
        let plan = try ScanTemplate.plan(of: configuration.template)
        var decoding = DecodingOptions()
        decoding.allowsCorrections = configuration.allowsCorrections
        decoding.parsing = ParsingOptions(referenceDate: configuration.referenceDate, formats: plan.formats)
        if plan.formats.isEmpty {
            zones = nil
        } else {
            var parameters = PipelineParameters()
            parameters.timeoutMilliseconds = configuration.timeoutMilliseconds
            parameters.decoding = decoding
            zones = PipelineRunner(
                parameters: parameters, recognizer: try Self.recognizer("ocrb", in: configuration.dataFolder))
        }
        if plan.readsNumbers {
            var parameters = VINParameters()
            parameters.timeoutMilliseconds = configuration.timeoutMilliseconds
            parameters.decoding = decoding
            numbers = VINRunner(
                parameters: parameters, recognizer: try Self.recognizer("vin", in: configuration.dataFolder))
        } else {
            numbers = nil
        }
    }

    private static func recognizer(_ name: String, in folder: String?) throws(ScanError) -> TesseractRecognizer {
        var locator = ModelLocator(folder: folder.map { FilePath($0) })
        locator.name = name
        let path = try locator.find()
        do {
            return try TesseractRecognizer(model: RecognitionModel(name: name, path: path.text))
        } catch {
            throw ScanError(error)
        }
    }

    /// Reads an upright page; a number is looked for where no zone proves itself.
    func read(_ image: GrayImage) throws(ScanError) -> Reading {
        var reading = Reading()
        do {
            if let zones {
                let page = try zones.run(image)
                reading.codes = page.zones.map {
                    ScannedCode($0.reading, location: $0.quad, rotation: $0.rotation)
                }
                reading.document = page.document.map { ScannedRegion(location: $0.quad, confidence: $0.confidence) }
                reading.endedBy = page.endedBy?.rawValue
            }
            if let numbers, !reading.codes.contains(where: { $0.isValid && !$0.isAmbiguous }) {
                let page = try numbers.run(image)
                if let number = page.number { reading.codes.append(ScannedCode(number)) }
                reading.candidates = page.candidates.map { ScannedCandidate($0) }
                reading.endedBy = reading.codes.isEmpty ? page.endedBy?.rawValue : nil
            }
        } catch {
            throw ScanError(error)
        }
        return reading
    }
}
