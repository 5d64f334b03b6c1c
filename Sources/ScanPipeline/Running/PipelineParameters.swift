package import CodeParser

/// Everything that the stages of a text-line task are told.
package struct PipelineParameters: Sendable {
    package var attempts = Attempt.standard
    package var localization = TextLineLocalizer.Parameters()
    package var grouping = ZoneGrouper.Parameters()
    package var orientation = OrientStage.Parameters()
    package var strips = StripCutter.Parameters()
    package var secondLook = SecondLookStage.Parameters()
    package var decoding = DecodingOptions()
    /// How many candidates of one attempt are read at most.
    package var maximumCandidates = 3
    /// The score of candidates that are still read where a zone has proven itself.
    package var furtherScore = 0.7
    /// Mean probability (0…1) of a line's characters from which it was seen clearly: no other attempt will see more.
    package var clearCertainty = 0.95

    package init() {}
}
