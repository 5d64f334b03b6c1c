/// The colours of a document.
struct CardStyle {
    let paper: Colour
    let pattern: Colour
    let ink: Colour
    let label: Colour
    let title: Colour
    /// Additional width of the zone's strokes, millimetres on each side.
    let zoneWeight: Double

    /// Dark print on light paper.
    static func light(_ random: inout SeededRandom) -> CardStyle {
        let hue = random.pick([
            Colour(red: 0.45, green: 0.6, blue: 0.85), Colour(red: 0.8, green: 0.5, blue: 0.55),
            Colour(red: 0.45, green: 0.7, blue: 0.5), Colour(red: 0.75, green: 0.65, blue: 0.4),
            Colour(red: 0.6, green: 0.5, blue: 0.75),
        ])
        return CardStyle(
            paper: Colour.white.mixed(with: hue, random.uniform(0.05, 0.22)),
            pattern: hue, ink: .black, label: hue.mixed(with: .black, 0.5), title: hue.mixed(with: .black, 0.65),
            zoneWeight: random.uniform(0, 0.04))
    }

    /// Light print on dark ground.
    static func dark(_ random: inout SeededRandom) -> CardStyle {
        let hue = random.pick([
            Colour(red: 0.08, green: 0.12, blue: 0.3), Colour(red: 0.3, green: 0.06, blue: 0.1),
            Colour(red: 0.05, green: 0.2, blue: 0.14), Colour(red: 0.15, green: 0.15, blue: 0.17),
        ])
        let light = Colour(red: 0.95, green: 0.94, blue: 0.88)
        return CardStyle(
            paper: hue, pattern: hue.mixed(with: .white, 0.25), ink: light, label: hue.mixed(with: .white, 0.6),
            title: light, zoneWeight: random.uniform(0.02, 0.05))
    }
}
