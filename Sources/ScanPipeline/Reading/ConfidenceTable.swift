import CodeParser

/// What a character's confidence is worth: the share of right characters among those that the decoder was so sure of.
///
/// The network is surer than it is right where print is small or blurred. The knots are measured with
/// `mrzbench confidence` on drawn documents, damaged on purpose, and on pictures of real ones; between them it is
/// straight. It rises everywhere, so that it changes no choice, only what is said of it.
package struct ConfidenceTable: Sendable {
    /// The decoder's confidence and what it is worth, both 0…1 and rising.
    private let knots: [(confidence: Double, worth: Double)]

    /// A table from its knots, which must rise.
    package init(knots: [(confidence: Double, worth: Double)]) {
        self.knots = knots
    }

    /// From 17,738 characters of drawn documents, blurred, dimmed, turned and with cells of 5 to 9 pixels, 48 of them
    /// read wrongly: below 0.8 the decoder is righter than it thinks, between 0.9 and 0.99 less right.
    package static let measured = ConfidenceTable(knots: [
        (0, 0.5), (0.4, 0.68), (0.65, 0.75), (0.75, 0.88), (0.85, 0.93), (0.95, 0.95), (0.98, 0.96), (0.99, 0.98),
        (0.995, 0.993), (0.999, 0.998), (0.9999, 0.9998), (1, 1),
    ])

    /// What a confidence (0…1) is worth, 0…1.
    package func worth(of confidence: Double) -> Double {
        guard let after = knots.firstIndex(where: { $0.confidence >= confidence }), after > 0 else {
            return confidence > 0 ? knots.last?.worth ?? confidence : knots.first?.worth ?? confidence
        }
        let (low, high) = (knots[after - 1], knots[after])
        let share = (confidence - low.confidence) / max(1e-9, high.confidence - low.confidence)
        return low.worth + (high.worth - low.worth) * share
    }

    /// A reading with its confidences turned into what they are worth.
    func applied(to reading: ZoneReading) -> ZoneReading {
        var reading = reading
        reading.confidences = reading.confidences.map { $0.map(worth) }
        return reading
    }
}
