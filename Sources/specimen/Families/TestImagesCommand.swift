/// `specimen test-images`: draws the folder `TestImages`.
struct TestImagesCommand {
    static let usage = """
        specimen test-images --out FOLDER --seed S [--family NAME]
            draws every family of test pictures (or one), with truth beside each picture, and manifest.json
        """

    private struct ManifestEntry: Encodable {
        let images: Int
        let minimumRead: Int
        let maximumMisread: Int
    }

    private let folder: String
    private let seed: UInt64
    private let family: String?

    init(_ arguments: inout Arguments) throws(SpecimenError) {
        guard let folder = try arguments.value("--out") else { throw SpecimenError("--out is missing") }
        self.folder = folder
        seed = UInt64(try arguments.integer("--seed", default: 1))
        family = try arguments.value("--family")
        try arguments.finish()
    }

    func run() throws(SpecimenError) {
        let families = TestFamilies(fonts: try CardFonts(), plates: try PlateFamilies())
        var manifest: [String: ManifestEntry] = [:]
        for entry in TestFamilies.Family.allCases where family == nil || family == entry.rawValue {
            let pictures = try families.draw(entry, seed: seed &* 1000 &+ entry.number)
            let place = folder + "/" + entry.rawValue
            try OutputFile.makeFolder(place)
            for picture in pictures { try picture.write(folder: place) }
            manifest[entry.rawValue] = ManifestEntry(
                images: pictures.count, minimumRead: entry.minimumRead, maximumMisread: 0)
        }
        guard !manifest.isEmpty else { throw SpecimenError("no family is called \(family ?? "")") }
        if family == nil { try OutputFile.write(JSONText.encode(manifest), to: folder + "/manifest.json") }
    }
}
