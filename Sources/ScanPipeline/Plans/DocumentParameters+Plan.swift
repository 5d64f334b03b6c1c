package import ScanTemplates

extension DocumentQuadDetector.Parameters {
    /// What the search for outlines is told by a document task.
    package init(_ plan: DocumentDetectionPlan) {
        self.init()
        longerEdge = plan.longerEdge
        fineLongerEdge = plan.placingLongerEdge
        maximumCandidates = plan.maximumOutlines
        minimumAreaPercent = plan.minimumAreaPercent
        cornerAngles = Double(plan.cornerAngles.lowerBound)...Double(plan.cornerAngles.upperBound)
        minimumConfidence = plan.minimumConfidence
    }
}
