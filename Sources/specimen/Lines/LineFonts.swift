/// The fonts of zone lines, with their shares.
enum LineFonts {
    /// The solid drawings of OCR-B in fonts-ocr-b, and a tenth of typewriter-like fonts, which some issuers print with.
    static let training: [(file: String, share: Double)] = [
        ("OCRB.otf", 0.54), ("OCRBS.otf", 0.32), ("OCRBL.otf", 0.03),
        ("FreeMono.ttf", 0.01), ("FreeMonoBold.ttf", 0.01), ("Courier Prime.otf", 0.02),
        ("NimbusMonoPS-Bold.otf", 0.02), ("LiberationMono-Regular.ttf", 0.02), ("DejaVuSansMono.ttf", 0.02),
    ]

    /// Drawings that no training line uses, for measuring: another OCR-B (package texlive-fonts-extra) and a typewriter.
    static let heldOut: [(file: String, share: Double)] = [("ocrb10.otf", 0.9), ("Courier Prime Bold.otf", 0.1)]
}
