/// The families of vehicle numbers.
struct PlateFamilies {
    private let painter: PlatePainter

    /// The fonts that `make test-images` installs, and the skeleton fonts.
    init() throws(SpecimenError) {
        let drawn = PlateFonts.skeletons.map { (font: SkeletonFont.font($0.cut), share: $0.share) }
        let fonts = try FontSet(PlateFonts.pictures, drawn: drawn, folders: FontFiles.systemFolders)
        painter = PlatePainter(fonts: fonts, text: try CardFonts().text)
    }

    /// Large and clear; one in four is turned by a quarter or half a turn.
    func clean(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let shot = try PlateShot.clean(index, painter: painter, &random)
        let turns: [(way: Orientation, degrees: Int)] = [
            (.threeQuarterTurn, 90), (.halfTurn, 180), (.quarterTurn, 270),
        ]
        let turn = index % 4 == 3 ? turns[index / 4 % 3] : (way: .upright, degrees: 0)
        return try shot.taken(
            name, capital: random.uniform(16, 28), degrees: random.uniform(-4, 4), blur: 0.5, noise: 2,
            turned: turn.way, rotation: turn.degrees, &random)
    }

    /// Capitals of 10 to 16 pixels, squeezed, askew, under uneven light.
    func hard(_ name: String, _ index: Int, _ random: inout SeededRandom) throws(SpecimenError) -> TestPicture {
        let shot = try PlateShot.hard(index, painter: painter, &random)
        return try shot.taken(
            name, capital: random.uniform(10, 16), squeeze: random.uniform(0.75, 1.1),
            degrees: random.uniform(-10, 10), skew: 0.08, blur: random.uniform(0.5, 0.8), noise: random.uniform(2, 4),
            light: random.uniform(0.1, 0.4), &random)
    }
}
