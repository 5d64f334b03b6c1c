/// How an image is prepared for a section of a task.
package struct ImagePlan: Sendable, Equatable {
    package enum Transformation: String, Sendable {
        case original = "GTM_ORIGINAL"
        case inverted = "GTM_INVERTED"
    }

    package var scale: ScalePlan
    /// Ways of making grey of colour, one after the other.
    package var grayConversions: [GrayConversionPlan]
    package var transformations: [Transformation]
    package var enhancements: [EnhancementPlan]
    /// Ways of making black and white of grey, one after the other.
    package var binarizations: [BinarizationPlan]
    package var text: TextDetectionPlan
}

/// Scaling by halves or doubles until an edge is on the right side of a threshold.
package struct ScalePlan: Sendable, Equatable {
    package enum Edge: String, Sendable {
        case shorter = "RE_SHORTER_EDGE"
        case longer = "RE_LONGER_EDGE"
    }

    package var enlarges: Bool
    package var edge: Edge
    /// Pixels.
    package var threshold: Int

    /// The factor for an image of a size: a power of two, 1 when the image is on the right side already.
    package func factor(width: Int, height: Int) -> Double {
        var length = Double(edge == .shorter ? min(width, height) : max(width, height))
        guard length >= 1 else { return 1 }
        var factor = 1.0
        while enlarges ? length < Double(threshold) : length > Double(threshold) {
            let step = enlarges ? 2.0 : 0.5
            length *= step
            factor *= step
        }
        return factor
    }
}

/// A way of making grey of colour.
package enum GrayConversionPlan: Sendable, Equatable {
    package enum Channel: String, Sendable {
        case hue = "H_CHANNEL"
        case saturation = "S_CHANNEL"
        case value = "V_CHANNEL"
    }

    /// The weighted sum of the channels.
    case weighted(red: Int, green: Int, blue: Int)
    /// The weighted sum with the engine's own weights.
    case standard
    case channel(Channel)
    case edgeEnhancement
}

/// A way of enhancing grey.
package enum EnhancementPlan: Sendable, Equatable {
    /// The image as it is.
    case none
    /// Strength 1…9.
    case equalize(sensitivity: Int)
    case smooth(blockWidth: Int, blockHeight: Int)
    case sharpenAndSmooth(sharpenWidth: Int, sharpenHeight: Int, smoothWidth: Int, smoothHeight: Int)
}

/// A way of making black and white of grey.
package enum BinarizationPlan: Sendable, Equatable {
    /// Darker than the mean of a block by a compensation; a block of 0 is chosen by the engine.
    case localBlock(width: Int, height: Int, compensation: Int, fillsVacancy: Bool)
    /// Darker than a level; `nil` is chosen by the engine.
    case threshold(Int?, fillsVacancy: Bool)
    case automatic(fillsVacancy: Bool)
}

/// What text looks like.
package struct TextDetectionPlan: Sendable, Equatable {
    package enum Direction: String, Sendable {
        case horizontal = "HORIZONTAL"
        case vertical = "VERTICAL"
        case oblique = "OBLIQUE"
        case unknown = "UNKNOWN"
    }

    /// False when text is not looked for at all.
    package var isEnabled: Bool
    package var direction: Direction
    package var heightRange: CharacterHeightRange
    /// Widest gap within a line, per cent of the height of characters; `nil` is chosen by the engine.
    package var maximumSpacingPercent: Int?
    /// 1…9, 7 as usual.
    package var sensitivity: Int
    package var lengths: ClosedRange<Int>
}
