import CodeParser
package import Raster
package import ScanPipeline
package import ScanTemplates
import TesseractBridge

/// What a template says, ready to be done over one page after another.
package struct PageReader: Sendable {
    private let runner: PlanRunner

    /// Whether text is read; where it is not, outlines of documents are all that can be found.
    package var readsText: Bool { runner.readsText }

    /// Loads the models that the plan needs.
    ///
    /// - Throws: `ScanError` `modelFileNotFount`.
    package init(plan: PipelinePlan, options: PlanOptions, dataFolder: String?) throws(ScanError) {
        runner = try PlanRunner(plan: plan, options: options) { (name) throws(ScanError) in
            try Self.recognizer(name, in: dataFolder)
        }
    }

    /// Loads a recogniser.
    ///
    /// - Throws: `ScanError` `modelFileNotFount` when its model is missing or Tesseract refuses it.
    static func recognizer(_ name: RecognizerName, in folder: String?) throws(ScanError) -> TesseractRecognizer {
        var locator = ModelLocator(folder: folder.map { FilePath($0) })
        locator.name = name.rawValue
        let path = try locator.find()
        do {
            return try TesseractRecognizer(model: RecognitionModel(name: name.rawValue, path: path.text))
        } catch {
            throw ScanError(error)
        }
    }

    /// Reads an upright page whose pixels are `scale` pixels of the original one.
    package func read(
        _ image: GrayImage, scale: Double, observer: (any PipelineObserver)? = nil
    ) throws(ScanError) -> PageReading {
        do {
            return try runner.run(image, scale: scale, observer: observer)
        } catch {
            throw ScanError(error)
        }
    }
}
