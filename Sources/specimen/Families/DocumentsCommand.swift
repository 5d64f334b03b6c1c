import CodeParser

/// `specimen documents`: any number of documents of one kind, for measuring beyond the test images.
struct DocumentsCommand {
    static let usage = """
        specimen documents --out FOLDER [--kind td1|td2|td3|mrvA|mrvB] [--scene scan|photo|dark] [--count N] [--seed S]
            draws N documents with truth beside each picture: NAME.mrz (lines) and NAME.json (fields, places)
        specimen documents --out FOLDER --kind vin [--scene clean|hard] [--count N] [--seed S]
            draws N plates and labels of vehicles, with NAME.vin and NAME.json
        """

    private let folder: String
    /// `nil` for vehicle numbers.
    private let format: ZoneFormat?
    private let scene: String
    private let count: Int
    private let seed: UInt64

    init(_ arguments: inout Arguments) throws(SpecimenError) {
        guard let folder = try arguments.value("--out") else { throw SpecimenError("--out is missing") }
        self.folder = folder
        let kind = try arguments.value("--kind") ?? "td3"
        format = ZoneText.formats.first { $0.identifier == kind }
        guard format != nil || kind == "vin" else {
            let known = ZoneText.formats.map(\.identifier).joined(separator: ", ")
            throw SpecimenError("--kind is one of \(known), vin, not \(kind)")
        }
        let scenes = format == nil ? ["clean", "hard"] : ["scan", "photo", "dark"]
        scene = try arguments.value("--scene") ?? scenes[0]
        guard scenes.contains(scene) else {
            throw SpecimenError("--scene is one of \(scenes.joined(separator: ", ")), not \(scene)")
        }
        count = try arguments.integer("--count", default: 10)
        seed = UInt64(try arguments.integer("--seed", default: 1))
        try arguments.finish()
    }

    func run() throws(SpecimenError) {
        try OutputFile.makeFolder(folder)
        guard let format else { return try drawPlates() }
        let fonts = try CardFonts()
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

    private func drawPlates() throws(SpecimenError) {
        let plates = try PlateFamilies()
        for index in 0..<count {
            var random = SeededRandom.stream(seed: seed, index: index)
            let name = "vin-\(index + 1)"
            let picture =
                scene == "hard" ? try plates.hard(name, index, &random) : try plates.clean(name, index, &random)
            try picture.write(folder: folder)
        }
    }
}
