/// Finding and reading lines of text in one region.
package struct TextLineTaskPlan: Sendable, Equatable {
    package var name: String
    package var localization: TextLineLocalizationPlan
    package var recognition: TextLineRecognitionPlan
    /// The layouts that are looked for, in this order.
    package var specifications: [LineSpecificationPlan]
}

/// How lines are found.
package struct TextLineLocalizationPlan: Sendable, Equatable {
    package enum Mode: String, Sendable {
        case neuralNetwork = "LM_NEURAL_NETWORK"
        case general = "LM_GENERAL"
    }

    package enum OrientationMode: String, Sendable {
        case spatialReferences = "ODM_SPATIAL_REFERENCES"
        case characters = "ODM_CHARS_ORIENTATION_NEURAL_NETWORK"
    }

    package var image: ImagePlan
    package var modes: [Mode]
    /// Empty: both directions are read.
    package var orientationModes: [OrientationMode]
    package var attempts: [AttemptPlan]
    /// Heights of capitals in the scaled image, pixels.
    package var heightRanges: [ClosedRange<Double>]
    package var inkSize: Int
    /// Grey levels.
    package var minimumContrast: Int
    package var relativeContrastPercent: Double
    /// Length of a line through the height of its capitals.
    package var aspectRange: ClosedRange<Double>
    /// Distance of neighbouring lines, in heights of capitals.
    package var spacingRange: ClosedRange<Double>
    package var angleToleranceRadians: Double
    package var maximumCandidates: Int
    /// Single lines that are looked at more closely.
    package var maximumLines: Int
    /// Height of capitals in the image, pixels, for single lines.
    package var minimumHeight: Double
    /// Height of capitals in the image, pixels, below which all strips of a single line are read.
    package var sharpHeight: Double
}

/// One way of looking at the image.
package struct AttemptPlan: Sendable, Equatable {
    package enum View: String, Sendable {
        /// Reads text at 0° and 180°.
        case level
        /// Reads text at 90° and 270°.
        case sideways
        /// Reads text at 45° and 225°.
        case falling
        /// Reads text at 135° and 315°.
        case rising
    }

    package var view: View
    /// Length of the longer edge at which lines are looked for, pixels.
    package var longerEdge: Int
    /// Light print on dark ground.
    package var isInverted: Bool
    package var minimumScore: Double
}

/// How strips of lines become text.
package struct TextLineRecognitionPlan: Sendable, Equatable {
    package var image: ImagePlan
    /// Whether every character must be one that the pattern allows at its place.
    package var forcesPattern: Bool
    package var strips: StripPlan
    /// How many groups of lines one attempt reads.
    package var maximumCandidatesRead: Int
    /// How many single lines of a whole image are read.
    package var maximumReadings: Int
    package var orientation: OrientationPlan
    package var secondLook: SecondLookPlan
    /// The score of groups of lines that are still read where a zone has proven itself.
    package var furtherScore: Double
    /// Mean probability of a line's characters (0…1) from which no other attempt will see more.
    package var clearCertainty: Double
    package var acceptance: AcceptancePlan
    package var allowsCorrections: Bool
    /// Probability of a confusable character as a share of that of the character that was read.
    package var confusableWeight: Double
    /// Natural logarithm.
    package var wrongDigitCost: Double
    /// Natural logarithm.
    package var ambiguityMargin: Double
    /// The same where no check digit decides; natural logarithm.
    package var unprovenMargin: Double
    /// Characters that a result may have.
    package var resultLengths: ClosedRange<Int>
    /// What a result must fit; `nil`: anything.
    package var resultPattern: LinePattern?
}

/// How strips are cut; margins are in heights of capitals.
package struct StripPlan: Sendable, Equatable {
    /// Pixels.
    package var height: Int
    package var margin: Double
    package var sideMargin: Double
    /// Whether shadow, glare and overprint are evened out.
    package var isFlattened: Bool
    /// Least length of a strip in heights of capitals; 0 never widens.
    package var minimumAspect: Double
    /// Largest length of a strip in heights of capitals; 0 never narrows.
    package var maximumAspect: Double
}

/// When a vehicle's number may be reported: mean natural logarithms of probability.
package struct AcceptancePlan: Sendable, Equatable {
    /// How many strips agree on a number before the others are left out.
    package var leastOpinions: Int
    /// Below it two strips of a line prove that it is no number.
    package var leastSupport: Double
    package var leastValid: Double
    package var leastUnverified: Double
    package var leastInvalid: Double
    package var leastUnknownMaker: Double
    /// From here on no other line is looked at.
    package var sufficientValid: Double
    package var sufficientUnverified: Double
}

/// How one strip decides which way up the print is; mean probabilities, 0…1.
package struct OrientationPlan: Sendable, Equatable {
    /// From here on the first direction is taken without looking at the other.
    package var sufficient: Double
    /// Below, the print is not of the recogniser's kind.
    package var least: Double
    /// Both directions are read when they differ by less.
    package var undecided: Double
    /// How many characters are seen in a line of a zone, whichever way up.
    package var characterCounts: ClosedRange<Int>
    /// After so many lines that are no print of the recogniser's kind, only candidates that look like a zone and nothing
    /// else are still looked at.
    package var mostRejections: Int
    /// The score of a candidate from which it looks like a zone and nothing else.
    package var strongScore: Double
}

/// When and how lines are cut again.
package struct SecondLookPlan: Sendable, Equatable {
    /// A character below this probability (0…1) asks for it.
    package var sufficient: Double
    /// What a failing check digit leaves of the probability of a character that was seen without doubt, as a share.
    package var faultyShare: Double
    package var preparations: [StripPlan]
}
