import Raster

/// `specimen lines`: pictures of single lines for training and measuring.
struct LinesCommand {
    static let usage = """
        specimen lines --count N --seed S --level short|full --out STEM
                       [--kind zone|vin] [--fonts DIR] [--set train|held-out]
            draws N lines into STEM.tif with STEM.box beside it, and their texts into STEM.txt
        """

    /// Rows of a strip: the input height of the network.
    private static let stripHeight = 36

    private let count: Int
    private let seed: UInt64
    private let isShort: Bool
    private let isPlate: Bool
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
        let kind = try arguments.value("--kind") ?? "zone"
        guard kind == "zone" || kind == "vin" else { throw SpecimenError("--kind is zone or vin, not \(kind)") }
        isPlate = kind == "vin"
        guard let stem = try arguments.value("--out") else { throw SpecimenError("--out is missing") }
        self.stem = stem
        var folders = FontFiles.systemFolders
        if let folder = try arguments.value("--fonts") { folders.append(folder) }
        let set = try arguments.value("--set") ?? "train"
        let isHeldOut = set == "held-out"
        guard isHeldOut || set == "train" else { throw SpecimenError("--set is train or held-out, not \(set)") }
        fonts = try Self.fonts(isPlate: isPlate, isHeldOut: isHeldOut, folders: folders)
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

    private static func fonts(isPlate: Bool, isHeldOut: Bool, folders: [String]) throws(SpecimenError) -> FontSet {
        guard isPlate else {
            return try FontSet(isHeldOut ? LineFonts.heldOut : LineFonts.training, folders: folders)
        }
        if isHeldOut { return try FontSet(PlateFonts.heldOut, folders: folders) }
        let drawn = PlateFonts.skeletons.map { (font: SkeletonFont.font($0.cut), share: $0.share) }
        return try FontSet(PlateFonts.training, drawn: drawn, folders: folders)
    }

    private func line(_ random: inout SeededRandom) throws(SpecimenError) -> (GrayImage, [UInt8]) {
        let damage = isShort ? 0.35 : 1
        let text: [UInt8]
        let style: LineStyle
        if isPlate {
            text = isShort ? PlateText.short(&random) : PlateText.full(&random)
            style = LineStyle.drawPlate(damage: damage, small: !isShort, &random)
        } else {
            text = isShort ? LineText.short(&random) : try LineText.full(&random)
            style = LineStyle.draw(damage: damage, small: !isShort, &random)
        }
        let font = fonts.pick(&random)
        // Letters are drawn at 32 pixels or more, so that wear has edges to work on, and then shrunk.
        let scale = max(1, Int((32 / style.capHeight).rounded(.up)))
        let ink = try LineInk.draw(text, font: font, style: style, scale: scale, random: &random)
        // A picture that was made smaller carelessly has lost every other row and column.
        let isCoarse = style.plate?.isCoarse == true && scale.isMultiple(of: 2)
        let seen = isCoarse ? ink.shrunk(by: scale / 2).thinned() : ink.shrunk(by: scale)
        var picture = LinePhoto.take(ink: seen, style: style, height: Self.stripHeight, random: &random)
        if isPlate { picture = PlateWidth.usual(picture, style: style, count: text.count, random: &random) }
        return (picture, text)
    }
}
