package import CodeParser

/// A line as decoded under a layout.
package struct LineDecoding: Sendable, Equatable {
    /// The most likely text that the layout allows.
    package var text: String
    /// The best candidate of each place, before the layout was asked; `?` where the recogniser offered nothing.
    package var rawText: String
    /// Mean natural logarithm of the probability of each character; at most 0.
    package var score: Double
    /// How much likelier this text is than the next best one, as a natural logarithm; infinite when there is none.
    package var margin: Double
    /// Every difference between `rawText` and `text`.
    package var corrections: [Correction]
}
