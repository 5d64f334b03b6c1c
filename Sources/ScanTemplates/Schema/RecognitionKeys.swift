/// What the engine's reading of lines can be told beyond the format.
enum RecognitionKeys {
    // How strips are cut
    static let stripHeight = engine(
        "StripHeight", .integer(16...256), default: .integer(36), "Height of the strips that are read, pixels.")
    static let stripMargin = engine(
        "StripMargin", .number(0...3), default: .numbers([0.34]),
        "Margin above and below the capitals, in heights of capitals.")
    static let stripSideMargin = engine(
        "StripSideMargin", .number(0...10), default: .numbers([0.6]),
        "Margin before and after the text, in heights of capitals.")
    static let maximumCandidates = engine(
        "MaxCandidatesRead", .integer(1...100), default: .integer(3), "How many groups of lines one attempt reads.")

    static let stripLeastAspect = engine(
        "StripMinAspect", .number(0...100), default: .numbers([0]),
        "Strips of squeezed characters are widened to at least so many heights of capitals; 0: never.")
    static let stripMostAspect = engine(
        "StripMaxAspect", .number(0...1000), default: .numbers([0]),
        "Strips of characters far apart are narrowed to at most so many heights of capitals; 0: never.")

    // Which way up
    static let orientationSufficient = engine(
        "OrientationSufficient", .number(0...1), default: .numbers([0.95]),
        "Mean probability from which the first direction is taken without looking at the other.")
    static let orientationLeast = engine(
        "OrientationLeast", .number(0...1), default: .numbers([0.85]),
        "Mean probability below which the print is not of the recogniser's kind.")
    static let orientationUndecided = engine(
        "OrientationUndecided", .number(0...1), default: .numbers([0.05]),
        "Both directions are read when they differ by less.")
    static let characterCounts = engine(
        "CharCountRange", .integers(count: 2...2, each: 0...10000), default: .integers([22, 54]),
        "How many characters are seen in a line of a zone, whichever way up; widened by layouts of the template.")
    static let mostRejections = engine(
        "MaxRejections", .integer(0...10000), default: .integer(5),
        "After so many lines that are no print of the recogniser's kind, only strong groups are still looked at.")
    static let strongScore = engine(
        "StrongScore", .number(0...10), default: .numbers([0.75]),
        "The score from which a group of lines is strong.")

    // Looking again
    static let secondLookSufficient = engine(
        "SecondLookSufficient", .number(0...1), default: .numbers([0.97]),
        "A character below this probability asks for a second look at its line.")
    static let secondLookFaultyShare = engine(
        "SecondLookFaultyShare", .number(0...1), default: .numbers([0.7]),
        "What a failing check digit leaves of the probability of a character that was seen without doubt, as a share.")
    static let secondLooks = engine(
        "SecondLooks", .objects(.secondLook),
        "How the line is cut again, in this order; none: the engine's own three ways; an empty list: never.")

    // When to stop
    static let furtherScore = engine(
        "FurtherScore", .number(0...10), default: .numbers([0.7]),
        "The score of groups of lines that are still read where a zone has proven itself.")
    static let clearCertainty = engine(
        "ClearCertainty", .number(0...1), default: .numbers([0.95]),
        "Mean probability of a line's characters from which no other attempt will see more.")

    // Deciding
    static let allowsCorrections = engine(
        "AllowCorrections", .flag, default: .integer(1),
        "0: the likeliest character of each place stands, whatever the check digits say.")
    static let confusableWeight = engine(
        "ConfusableWeight", .number(0...1), default: .numbers([0.02]),
        "Probability of a confusable character as a share of that of the character that was read.")
    static let wrongDigitCost = engine(
        "WrongDigitCost", .number(0...100), default: .numbers([4]),
        "How much a wrong check digit speaks against a reading, natural logarithm: 4 stands for 1 in 55.")
    static let ambiguityMargin = engine(
        "AmbiguityMargin", .number(0...100), default: .numbers([1.5]),
        "Readings whose likelihoods differ by less are ambiguous, natural logarithm.")
    static let unprovenMargin = engine(
        "UnprovenMargin", .number(0...100), default: .numbers([2.2]),
        "The same for readings between which no check digit decides.")

    // When a vehicle's number may be reported
    static let maximumReadings = engine(
        "MaxReadings", .integer(1...1000), default: .integer(12),
        "How many lines of a whole image are read, where lines do not come in groups.")
    static let leastOpinions = engine(
        "LeastOpinions", .integer(1...100), default: .integer(3),
        "How many strips of a line, or strips and a check digit, agree on a number before the others are left out.")
    static let leastSupport = engine(
        "LeastSupport", .number(-100...0), default: .numbers([-0.6]),
        "Mean logarithm of probability below which two strips of a line prove that it is no number.")
    static let leastScoreValid = engine(
        "LeastScoreValid", .number(-100...0), default: .numbers([-0.45]),
        "Least mean logarithm of probability of a number whose check digit agrees where it must.")
    static let leastScoreUnverified = engine(
        "LeastScoreUnverified", .number(-100...0), default: .numbers([-0.3]),
        "The same for a number without a binding check digit.")
    static let leastScoreInvalid = engine(
        "LeastScoreInvalid", .number(-100...0), default: .numbers([-0.06]),
        "The same for a number whose binding check digit disagrees.")
    static let leastScoreUnknownMaker = engine(
        "LeastScoreUnknownMaker", .number(-100...0), default: .numbers([-0.08]),
        "The same for a number of a maker that is in no table.")
    static let sufficientScoreValid = engine(
        "SufficientScoreValid", .number(-100...0), default: .numbers([-0.2]),
        "From here on no other line is looked at, for a number whose check digit agrees.")
    static let sufficientScoreUnverified = engine(
        "SufficientScoreUnverified", .number(-100...0), default: .numbers([-0.1]),
        "The same for a number without a binding check digit.")

    static let all = [
        stripHeight, stripMargin, stripSideMargin, stripLeastAspect, stripMostAspect, maximumCandidates,
        orientationSufficient, orientationLeast, orientationUndecided, characterCounts, mostRejections, strongScore,
        secondLookSufficient, secondLookFaultyShare, secondLooks, furtherScore, clearCertainty, allowsCorrections,
        confusableWeight, wrongDigitCost, ambiguityMargin,
        unprovenMargin, maximumReadings, leastOpinions, leastSupport,
        leastScoreValid, leastScoreUnverified, leastScoreInvalid,
        leastScoreUnknownMaker,
        sufficientScoreValid, sufficientScoreUnverified,
    ]

    // One second look
    static let secondLookMargin = engine(
        "StripMargin", .number(0...3), default: .numbers([0.34]),
        "Margin above and below the capitals, in heights of capitals.")
    static let secondLookIsFlattened = engine(
        "Flattened", .flag, default: .integer(0), "1: shadow, glare and overprint are evened out.")
    static let secondLookDefinition = ObjectDefinition(
        "SecondLook", keys: [secondLookMargin, secondLookIsFlattened])

    private static func engine(
        _ name: String, _ type: ValueType, default defaultValue: DefaultValue = .absent, _ meaning: String
    ) -> KeyDefinition {
        KeyDefinition.honoured(name, type, default: defaultValue, meaning).of(.engine)
    }
}
