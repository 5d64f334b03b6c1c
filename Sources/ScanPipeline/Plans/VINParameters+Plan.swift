import CodeParser
package import ScanTemplates

extension VINParameters {
    /// What the search for vehicle identification numbers is told by a text-line task.
    package init(task: TextLineTaskPlan, parsers: [SemanticProcessingPlan.Parser] = []) {
        self.init()
        let lines = task.localization
        let recognition = task.recognition
        // A view is looked at in both polarities, so that it is written twice and counts once.
        views = lines.attempts.reduce(into: []) { views, attempt in
            let view = View(direction: Attempt.View(attempt.view), longerEdge: attempt.longerEdge)
            if !views.contains(view) { views.append(view) }
        }
        localization = TextLineLocalizer.Parameters(lines)
        strips = StripCutter.Parameters(recognition.strips)
        decoding = DecodingOptions(recognition, parsers: parsers)
        acceptance = VINAcceptance(recognition.acceptance)
        leastCertainty = recognition.orientation.least
        leastReadCertainty = recognition.orientation.sufficient
        characterCounts = recognition.orientation.characterCounts
        leastSupport = recognition.acceptance.leastSupport
        maximumLines = lines.maximumLines
        maximumViewReadings = recognition.maximumCandidatesRead
        maximumReadings = recognition.maximumReadings
        leastOpinions = recognition.acceptance.leastOpinions
        sharpHeight = lines.sharpHeight
        minimumHeight = lines.minimumHeight
    }
}

extension VINAcceptance {
    init(_ plan: AcceptancePlan) {
        self.init()
        leastValid = plan.leastValid
        leastUnverified = plan.leastUnverified
        leastInvalid = plan.leastInvalid
        leastUnknownMaker = plan.leastUnknownMaker
        sufficientValid = plan.sufficientValid
        sufficientUnverified = plan.sufficientUnverified
    }
}
