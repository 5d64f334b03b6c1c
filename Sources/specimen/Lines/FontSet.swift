/// The fonts that lines are drawn with, each with its share.
struct FontSet {
    private let fonts: [Font]
    private let cumulative: [Double]

    /// Loads the named files, which are searched in `folders` and everything below them, and adds ready fonts.
    init(
        _ shares: [(file: String, share: Double)], drawn: [(font: Font, share: Double)] = [], folders: [String]
    ) throws(SpecimenError) {
        let paths = try FontFiles.find(shares.map(\.file), folders: folders)
        var fonts: [Font] = []
        var cumulative: [Double] = []
        for (path, share) in zip(paths, shares.map(\.share)) {
            fonts.append(try Font(path: path))
            cumulative.append((cumulative.last ?? 0) + share)
        }
        for (font, share) in drawn {
            fonts.append(font)
            cumulative.append((cumulative.last ?? 0) + share)
        }
        self.fonts = fonts
        self.cumulative = cumulative
    }

    func pick(_ random: inout SeededRandom) -> Font {
        let at = random.uniform(0, cumulative.last ?? 0)
        return fonts[cumulative.firstIndex { at < $0 } ?? fonts.count - 1]
    }
}
