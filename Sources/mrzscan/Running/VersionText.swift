import MRZScan

/// The text of `--version`.
enum VersionText {
    static var text: String {
        """
        mrzscan \(EngineVersions.engine)
        Swift \(EngineVersions.swift)
        Tesseract \(EngineVersions.tesseract)
        Leptonica \(EngineVersions.leptonica)
        Model \(EngineVersions.model("ocrb"))
        Model \(EngineVersions.model("vin"))

        """
    }
}
