import Glibc
package import Raster

/// Looks for what has the shape of a machine readable zone, without reading a character.
///
/// The first stages of the pipeline, up to the groups of lines, over a few views of the picture; the recogniser, which
/// takes most of the time of a reading, is not asked. So this says where a zone may be and how much it looks like one.
package struct ZoneDetector: Sendable {
    /// A group of lines that looks like a zone.
    package struct Detection: Sendable, Hashable {
        /// Around all lines; pixels of the image.
        package var quad: Quadrilateral
        /// Number of lines.
        package var lineCount: Int
        /// How far the print is turned clockwise, to the nearest quarter: 0 or 90.
        ///
        /// Which way up it is, is not known.
        package var rotation: Int
        /// The grouper's score.
        package var score: Double

        /// How sure it is that this is a zone, 0…100.
        ///
        /// A curve through what real pictures show: of those with a score about 0.5 half are zones, of those above 0.8
        /// nearly all.
        package var confidence: Int { Int((100 / (1 + exp(8 * (0.5 - score)))).rounded()) }
    }

    /// From this score on, no further view is looked at.
    private static let certainScore = 0.85
    private let attempts: [Attempt]
    private let stages: [any Stage]

    package init(attempts: [Attempt] = Self.standardAttempts) {
        self.attempts = attempts
        stages = [ScaleStage(), LocalizeStage(parameters: .init()), GroupStage(parameters: .init())]
    }

    /// The views that find the most for the least.
    package static let standardAttempts = [
        Attempt(view: .level, longerEdge: 800, minimumScore: 0.1),
        Attempt(view: .sideways, longerEdge: 800, minimumScore: 0.1),
        Attempt(view: .level, longerEdge: 1400, minimumScore: 0.1),
        Attempt(view: .level, longerEdge: 800, isInverted: true, minimumScore: 0.1),
        Attempt(view: .falling, longerEdge: 800, minimumScore: 0.1),
        Attempt(view: .rising, longerEdge: 800, minimumScore: 0.1),
    ]

    /// The most zone-like groups that do not touch each other, the surest first.
    ///
    /// - Parameters:
    ///   - image: upright, or turned by any number of quarters.
    ///   - most: how many to return.
    /// - Returns: what was found; empty when nothing looks like a zone at all.
    /// - Throws: `StageError` when a stage cannot work.
    package func detect(in image: GrayImage, most: Int = 3) throws(StageError) -> [Detection] {
        var found: [Detection] = []
        guard let first = attempts.first else { return [] }
        var context = ScanContext(pyramid: ImagePyramid(image.fullyExposed()), attempt: first)
        for attempt in attempts {
            context.attempt = attempt
            for stage in stages { try stage.run(&context) }
            found += context.candidates.compactMap { candidate in
                candidate.quad.map {
                    Detection(
                        quad: $0, lineCount: candidate.lines.count, rotation: attempt.view == .sideways ? 90 : 0,
                        score: candidate.score)
                }
            }
            if found.contains(where: { $0.score >= Self.certainScore }) { break }
        }
        var chosen: [Detection] = []
        for detection in found.sorted(by: { $0.score > $1.score }) where chosen.count < most {
            if !chosen.contains(where: { $0.quad.touches(detection.quad) }) { chosen.append(detection) }
        }
        return chosen
    }
}
