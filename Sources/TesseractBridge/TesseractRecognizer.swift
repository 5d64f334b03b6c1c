import CTesseract
package import Raster
package import TextRecognition

/// Reads strips with Tesseract's line recogniser and one trained model.
///
/// Safe from any number of threads at once: each call has a session of its own.
package struct TesseractRecognizer: TextRecognizer {
    private let pool: TesseractPool

    /// Opens the first session, so that a model that cannot be used is reported here and not at the first picture.
    ///
    /// - Throws: `TextRecognizerError` when Tesseract refuses the model.
    package init(model: RecognitionModel) throws(TextRecognizerError) {
        pool = TesseractPool(model: model)
        try pool.withSession { (_) throws(TextRecognizerError) in }
    }

    package func recognize(_ strip: GrayImage) throws(TextRecognizerError) -> RecognizedLine {
        try pool.withSession { (session) throws(TextRecognizerError) in try session.recognize(strip) }
    }

    /// The version of the Tesseract library in use, such as `5.3.0`.
    package static var libraryVersion: String {
        guard let version = TessVersion() else { return "unknown" }
        return String(cString: version)
    }
}
