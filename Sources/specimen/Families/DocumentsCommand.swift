import CodeParser

/// `specimen documents`: any number of documents of one kind, for measuring beyond the test images.
struct DocumentsCommand {
    static let usage = """
        specimen documents --out FOLDER [--kind td1|td2|td3|mrvA|mrvB] [--scene scan|photo|dark|turned]
                           [--layout usual|varied] [--count N] [--seed S]
            draws N documents with truth beside each picture: NAME.mrz (lines) and NAME.json (fields, places);
            varied ones have the portrait left, right or not at all, of many shapes, some with a faint copy, and
            cards of kind td1 have a front beside the back
        specimen documents --out FOLDER --kind vin [--scene clean|hard] [--count N] [--seed S]
            draws N plates and labels of vehicles, with NAME.vin and NAME.json
        """

    private let folder: String
    /// `nil` for vehicle numbers.
    private let format: ZoneFormat?
    private let scene: String
    private let isVaried: Bool
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
        let scenes = format == nil ? ["clean", "hard"] : ["scan", "photo", "dark", "turned"]
        scene = try arguments.value("--scene") ?? scenes[0]
        guard scenes.contains(scene) else {
            throw SpecimenError("--scene is one of \(scenes.joined(separator: ", ")), not \(scene)")
        }
        let layout = try arguments.value("--layout") ?? "usual"
        guard ["usual", "varied"].contains(layout) else {
            throw SpecimenError("--layout is one of usual, varied, not \(layout)")
        }
        isVaried = layout == "varied"
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
            let layout = isVaried ? CardLayout.varied(&random) : .usual
            let shot = try DocumentShot(format, fonts: fonts, isDark: scene == "dark", layout: layout, &random)
            let name = "\(format.identifier)-\(index + 1)"
            guard isVaried, format == .td1 else {
                try picture(name, of: shot, index, &random).write(folder: folder)
                continue
            }
            try picture(name + "-back", of: shot, index, &random).write(folder: folder)
            let front = try DocumentShot(
                shot.document, fonts: fonts, layout: .varied(isFront: true, &random), &random)
            try picture(name + "-front", of: front, index, &random).write(folder: folder)
        }
    }

    private func picture(
        _ name: String, of shot: DocumentShot, _ index: Int, _ random: inout SeededRandom
    ) throws(SpecimenError) -> TestPicture {
        switch scene {
        case "photo": try shot.photograph(name, &random)
        case "turned": try shot.turned(name, by: 90 * (index % 3 + 1), resolution: 8.5, &random)
        default: try shot.scan(name, resolution: 8.5, degrees: random.uniform(-2, 2), &random)
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
