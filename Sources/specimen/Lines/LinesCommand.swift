import Raster

/// `specimen lines`: pictures of single lines for training and measuring.
struct LinesCommand {
    static let usage = """
        specimen lines --count N --seed S --level short|full --out STEM [--fonts DIR] [--set train|held-out]
            draws N lines into STEM.tif with STEM.box beside it, and their texts into STEM.txt
        """

    /// Rows of a strip: the input height of the network.
    private static let stripHeight = 36

    private let count: Int
    private let seed: UInt64
    private let isShort: Bool
    private let stem: String
    private let fonts: FontSet

    init(_ arguments: inout Arguments) throws(SpecimenError) {
        count = try arguments.integer("--count", default: 500)
        seed = UInt64(try arguments.integer("--seed", default: 1))
        let level = try arguments.value("--level") ?? "full"
        guard level == "full" || level == "short" else {
            throw SpecimenError("--level is full or short, not \(level)")
        }
        isShort = level == "short"
        guard let stem = try arguments.value("--out") else { throw SpecimenError("--out is missing") }
        self.stem = stem
        var folders = FontFiles.systemFolders
        if let folder = try arguments.value("--fonts") { folders.append(folder) }
        let set = try arguments.value("--set") ?? "train"
        switch set {
        case "train": fonts = try FontSet(LineFonts.training, folders: folders)
        case "held-out": fonts = try FontSet(LineFonts.heldOut, folders: folders)
        default: throw SpecimenError("--set is train or held-out, not \(set)")
        }
        try arguments.finish()
    }

    func run() throws(SpecimenError) {
        var set = TrainingSet()
        var texts = ""
        for index in 0..<count {
            var random = SeededRandom.stream(seed: seed, index: index)
            let (picture, text) = try line(&random)
            set.append(picture, text: text)
            texts += String(decoding: text, as: UTF8.self) + "\n"
        }
        try set.write(stem: stem)
        try OutputFile.write(Array(texts.utf8), to: stem + ".txt")
    }

    private func line(_ random: inout SeededRandom) throws(SpecimenError) -> (GrayImage, [UInt8]) {
        let text = isShort ? LineText.short(&random) : try LineText.full(&random)
        let style = LineStyle.draw(damage: isShort ? 0.35 : 1, small: !isShort, &random)
        let font = fonts.pick(&random)
        // Letters are drawn at 32 pixels or more, so that wear has edges to work on, and then shrunk.
        let scale = max(1, Int((32 / style.capHeight).rounded(.up)))
        let ink = try LineInk.draw(text, font: font, style: style, scale: scale, random: &random)
        let picture = LinePhoto.take(
            ink: ink.shrunk(by: scale), style: style, height: Self.stripHeight, random: &random)
        return (picture, text)
    }
}
