/// A zone as decoded from what a recogniser offered.
public struct ZoneReading: Sendable, Hashable {
    /// The fields.
    public var record: ZoneRecord

    /// The lines as recognised: the best candidate of each place, before any alignment or correction.
    public var rawLines: [String]

    /// Which of the given lines were used, by their indices.
    public var lineIndices: [Int]

    /// Every change between `rawLines` and `lines`.
    public var corrections: [Correction]

    /// How likely this reading is: the mean natural logarithm of probability for each character.
    ///
    /// At most 0. Wrong check digits, padded lines and odd structure are counted as well, so that attempts on the same
    /// document can be compared by it.
    public var score: Double

    /// How much likelier this reading is than the next best one, as a natural logarithm.
    public var margin: Double

    /// Whether another reading is about as likely, so that the choice proves little.
    ///
    /// Also when a line had to be padded or shortened in a way that nothing proves.
    public var isAmbiguous: Bool

    /// The readings that are about as likely as this one, this one first; empty unless `isAmbiguous`.
    public var alternatives: [[String]]

    /// For each line and character how sure it is, 0…1.
    public var confidences: [[Double]]

    /// The lines in full length.
    public var lines: [String] { record.lines }

    /// What speaks for this reading against others: likelihood, and each digit that agrees, which is nine times in ten no
    /// chance.
    var evidence: Double {
        score * Double(record.format.layout.characterCount)
            + DecodingCosts.agreeingDigit * Double(record.checks.count { $0.status == .succeeded })
    }

    /// How sure the least sure character of some places is, 0…1.
    public func confidence(of span: ZoneSpan) -> Double {
        guard confidences.indices.contains(span.line - 1) else { return 0 }
        let line = confidences[span.line - 1]
        return span.columns.compactMap { line.indices.contains($0 - 1) ? line[$0 - 1] : nil }.min() ?? 0
    }
}
