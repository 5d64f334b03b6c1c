/// What is printed beside the zone, and where: issuers agree about little more than that the portrait is on the left.
struct CardLayout {
    /// Where the portrait is.
    enum Side {
        case left
        case right
        case none
    }

    var side = Side.left
    /// Its width by its height; 35 mm × 45 mm unless told (ICAO 9303-3, section 3.9).
    var portraitRatio = 0.78
    /// Its height in that of the room for it.
    var portraitSize = 1.0
    /// How high the second, faint portrait is in heights of the first one; 0 for none.
    var ghostSize = 0.0
    var look = PortraitLook()
    /// Whether it is the front of a card whose zone is on the back.
    var isFront = false

    /// What `TestImages` are drawn with.
    static let usual = CardLayout()

    /// One of the many ways in which documents differ; one in eight has no portrait.
    static func varied(isFront: Bool = false, _ random: inout SeededRandom) -> CardLayout {
        var layout = CardLayout()
        layout.isFront = isFront
        layout.side = random.pick([.left, .left, .left, .left, .right, .right, .right, .none])
        layout.portraitRatio = random.uniform(0.7, 0.86)
        layout.portraitSize = isFront ? random.uniform(0.68, 0.92) : random.uniform(0.82, 1.05)
        layout.ghostSize = random.chance(0.5) ? random.uniform(0.3, 0.5) : 0
        layout.look = PortraitLook(
            ground: random.pick([
                Colour(red: 0.82, green: 0.86, blue: 0.9), .white, Colour(red: 0.65, green: 0.66, blue: 0.7),
                Colour(red: 0.93, green: 0.9, blue: 0.82),
            ]),
            groundOpacity: random.pick([1, 1, 0.7, 0.35]), isGrey: random.chance(0.4),
            cornerRadius: random.pick([0, 0, 0.05, 0.12]), headSize: random.uniform(0.85, 1.12),
            shift: random.uniform(-0.05, 0.05))
        return layout
    }
}

/// How a portrait is printed.
struct PortraitLook {
    var ground = Colour(red: 0.82, green: 0.86, blue: 0.9)
    /// Below 1 the paper's pattern shows through.
    var groundOpacity = 1.0
    /// Burnt in by a laser, without colours.
    var isGrey = false
    /// In widths of the portrait.
    var cornerRadius = 0.0
    var headSize = 1.0
    /// How far the head is from the middle, in widths.
    var shift = 0.0
    /// Below 1 for a copy that is printed faintly.
    var opacity = 1.0
}
