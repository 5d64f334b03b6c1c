import CodecBridge
import TesseractBridge

/// What the engine is made of, for `--version` and reports of faults.
package enum EngineVersions {
    /// The version of the engine.
    package static let engine = "0.1.0"

    /// The version of the Swift compiler, as far as it is known when compiling.
    package static var swift: String {
        #if compiler(>=6.5)
            "6.5 or later"
        #elseif compiler(>=6.4)
            "6.4"
        #else
            "6.3"
        #endif
    }

    /// The version of the Tesseract library in use.
    package static var tesseract: String { TesseractRecognizer.libraryVersion }

    /// The version of the Leptonica library in use.
    package static var leptonica: String { CodecVersions.leptonica }

    /// A recognition model: where it lies, or that it is missing.
    package static func model(_ name: String) -> String {
        var locator = ModelLocator()
        locator.name = name
        return (try? locator.find().display) ?? "not found"
    }
}
