/// One way of looking at an image; attempts are tried in order until a zone proves itself.
package struct Attempt: Sendable, Hashable {
    /// How the picture is turned before lines are looked for; lines are found within about 25° of level.
    package enum View: String, Sendable, Hashable {
        /// As it is: reads zones at 0° and 180°.
        case level
        /// Rows for columns: reads zones at 90° and 270°.
        case sideways
        /// Turned by half a quarter: reads zones at 45° and 225°, lines that run down to the right.
        case falling
        /// The same the other way: reads zones at 135° and 315°, lines that run up to the right.
        case rising

        var isDiagonal: Bool { self == .falling || self == .rising }
    }

    package var view: View
    /// Length of the longer edge at which lines are looked for, pixels.
    package var longerEdge: Int
    /// Light print on dark ground.
    package var isInverted: Bool
    /// Candidates below this score are not read.
    package var minimumScore: Double

    package init(view: View, longerEdge: Int = 1000, isInverted: Bool = false, minimumScore: Double = 0.35) {
        self.view = view
        self.longerEdge = longerEdge
        self.isInverted = isInverted
        self.minimumScore = minimumScore
    }

    /// The name of the attempt in results and traces.
    package var name: String {
        "\(view.rawValue)-\(longerEdge)\(isInverted ? "-inverted" : "")"
    }

    /// Ordered by how many pictures each reads for its price.
    package static let standard = [
        Attempt(view: .level),
        Attempt(view: .sideways),
        Attempt(view: .level, longerEdge: 1800),
        Attempt(view: .level, isInverted: true),
        Attempt(view: .sideways, longerEdge: 1800),
        Attempt(view: .sideways, isInverted: true),
        Attempt(view: .falling, longerEdge: 800),
        Attempt(view: .rising, longerEdge: 800),
    ]
}
