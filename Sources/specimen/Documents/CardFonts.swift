/// The fonts that documents are printed with.
struct CardFonts {
    let zone: Font
    let text: Font
    let bold: Font
    let serif: Font

    init() throws(SpecimenError) {
        let paths = try FontFiles.find(
            ["OCRB.otf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf"],
            folders: FontFiles.systemFolders)
        zone = try Font(path: paths[0])
        text = try Font(path: paths[1])
        bold = try Font(path: paths[2])
        serif = try Font(path: paths[3])
    }
}
