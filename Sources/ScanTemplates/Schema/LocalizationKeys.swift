/// What the engine's search for lines can be told beyond the format.
enum LocalizationKeys {
    static let attempts = engine(
        "Attempts", .objects(.attempt),
        "Ways of looking at the image, in this order, until a text proves itself; none: the engine's own ladder.")
    static let heightRanges = engine(
        "CharHeightRanges", .numbers(count: 2...16, each: 1...1000), default: .numbers([5, 11, 9, 22, 18, 42]),
        "Pairs of least and most height of capitals in the scaled image, pixels; overlapping ones find more.")
    static let inkSize = engine(
        "InkSize", .integer(3...255), default: .integer(17),
        "Side of the square that print must be smaller than in one direction, pixels of the scaled image.")
    static let leastContrast = engine(
        "MinContrast", .integer(1...255), default: .integer(14), "Least darkness below the surroundings, grey levels.")
    static let relativeContrast = engine(
        "MinRelativeContrast", .number(0...100), default: .numbers([37.5]),
        "Least darkness as a share of the strongest nearby, per cent.")
    static let aspectRange = engine(
        "LineAspectRange", .numbers(count: 2...2, each: 1...1000), default: .numbers([13, 75]),
        "Length of a line through the height of its capitals.")
    static let spacingRange = engine(
        "LineSpacingRange", .numbers(count: 2...2, each: 0.5...20), default: .numbers([1.25, 4.2]),
        "Distance of neighbouring lines of one group, in heights of capitals.")
    static let angleTolerance = engine(
        "LineAngleTolerance", .number(0...0.8), default: .numbers([0.05]),
        "Largest angle between neighbouring lines of one group, radians.")
    static let maximumCandidates = engine(
        "MaxCandidates", .integer(1...100), default: .integer(6), "How many groups of lines are kept for reading.")

    static let maximumLines = engine(
        "MaxLines", .integer(1...1000), default: .integer(12),
        "How many single lines are looked at more closely, where lines do not come in groups.")
    static let leastHeight = engine(
        "MinCharHeight", .number(0...1000), default: .numbers([4.5]),
        "Least height of capitals in the image, pixels, where lines do not come in groups.")

    static let sharpHeight = engine(
        "SharpCharHeight", .number(0...1000), default: .numbers([10]),
        "Height of capitals in the image, pixels, below which all strips of a single line are read.")

    static let all = [
        maximumLines, leastHeight, sharpHeight,
        attempts, heightRanges, inkSize, leastContrast, relativeContrast, aspectRange, spacingRange, angleTolerance,
        maximumCandidates,
    ]

    private static func engine(
        _ name: String, _ type: ValueType, default defaultValue: DefaultValue = .absent, _ meaning: String
    ) -> KeyDefinition {
        KeyDefinition.honoured(name, type, default: defaultValue, meaning).of(.engine)
    }
}

/// One way of looking at the image.
enum AttemptKeys {
    static let view = KeyDefinition.honoured(
        "View", .choice(["level", "sideways", "falling", "rising"]), default: .string("level"),
        "`level` reads text at 0° and 180°, `sideways` at 90° and 270°, `falling` at 45° and 225°, `rising` at 135° and 315°."
    ).of(.engine)
    static let longerEdge = KeyDefinition.honoured(
        "LongerEdge", .integer(128...10000), default: .integer(1000),
        "Length of the longer edge at which lines are looked for, pixels."
    ).of(.engine)
    static let isInverted = KeyDefinition.honoured(
        "Inverted", .flag, default: .integer(0),
        "1: light print on dark ground. Vehicle numbers are looked for in both, whatever is said."
    ).of(.engine)
    static let leastScore = KeyDefinition.honoured(
        "MinScore", .number(0...10), default: .numbers([0.35]),
        "Groups of lines below this score are not read; of no effect for vehicle numbers, which have no groups."
    ).of(.engine)

    static let definition = ObjectDefinition("Attempt", keys: [view, longerEdge, isInverted, leastScore])
}
