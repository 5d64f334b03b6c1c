extension AttemptPlan {
    /// The ladder for a task that names no attempts: ordered by how many pictures each reads for its price.
    ///
    /// Light print on dark ground is left out when the image parameters do not ask for it, and upright text comes first
    /// when they say that lines run vertically.
    static func standard(for image: ImagePlan) -> [AttemptPlan] {
        let first: View = image.text.direction == .vertical ? .sideways : .level
        let second: View = first == .level ? .sideways : .level
        let ladder = [
            AttemptPlan(view: first, longerEdge: 1000, isInverted: false, minimumScore: 0.35),
            AttemptPlan(view: second, longerEdge: 1000, isInverted: false, minimumScore: 0.35),
            AttemptPlan(view: first, longerEdge: 1800, isInverted: false, minimumScore: 0.35),
            AttemptPlan(view: first, longerEdge: 1000, isInverted: true, minimumScore: 0.35),
            AttemptPlan(view: second, longerEdge: 1800, isInverted: false, minimumScore: 0.35),
            AttemptPlan(view: second, longerEdge: 1000, isInverted: true, minimumScore: 0.35),
            AttemptPlan(view: .falling, longerEdge: 800, isInverted: false, minimumScore: 0.35),
            AttemptPlan(view: .rising, longerEdge: 800, isInverted: false, minimumScore: 0.35),
        ]
        return ladder.filter { image.transformations.contains($0.isInverted ? .inverted : .original) }
    }
}
