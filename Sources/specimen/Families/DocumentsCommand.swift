import CodeParser

/// `specimen documents`: any number of documents of one kind, for measuring beyond the test images.
struct DocumentsCommand {
    static let usage = """
        specimen documents --out FOLDER [--kind td1|td2|td3|mrvA|mrvB] [--scene scan|photo|dark] [--count N] [--seed S]
            draws N documents with truth beside each picture: NAME.mrz (lines) and NAME.json (fields, places)
        """

    private let folder: String
    private let format: ZoneFormat
    private let scene: String
    private let count: Int
    private let seed: UInt64

    init(_ arguments: inout Arguments) throws(SpecimenError) {
        guard let folder = try arguments.value("--out") else { throw SpecimenError("--out is missing") }
        self.folder = folder
        let kind = try arguments.value("--kind") ?? "td3"
        guard let format = ZoneText.formats.first(where: { $0.identifier == kind }) else {
            let known = ZoneText.formats.map(\.identifier).joined(separator: ", ")
            throw SpecimenError("--kind is one of \(known), not \(kind)")
        }
        self.format = format
        scene = try arguments.value("--scene") ?? "scan"
        guard ["scan", "photo", "dark"].contains(scene) else {
            throw SpecimenError("--scene is scan, photo or dark, not \(scene)")
        }
        count = try arguments.integer("--count", default: 10)
        seed = UInt64(try arguments.integer("--seed", default: 1))
        try arguments.finish()
    }

    func run() throws(SpecimenError) {
        let fonts = try CardFonts()
        try OutputFile.makeFolder(folder)
        for index in 0..<count {
            var random = SeededRandom.stream(seed: seed, index: index)
            let shot = try DocumentShot(format, fonts: fonts, isDark: scene == "dark", &random)
            let name = "\(format.identifier)-\(index + 1)"
            let picture =
                scene == "photo"
                ? try shot.photograph(name, &random)
                : try shot.scan(name, resolution: 8.5, degrees: random.uniform(-2, 2), &random)
            try picture.write(folder: folder)
        }
    }
}
