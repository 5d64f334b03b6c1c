/// A line of print that may be a vehicle identification number.
package struct VINLine: Sendable, Hashable {
    /// The line in the image.
    package var line: TextLine
    /// The attempt that saw it; its polarity is that of the print.
    package var attempt: Attempt
    /// How much the line looks like 17 characters; only good for ranking.
    package var score: Double

    package init(line: TextLine, attempt: Attempt, score: Double) {
        self.line = line
        self.attempt = attempt
        self.score = score
    }

    /// Whether another line is the same print in the same polarity.
    func shows(_ other: VINLine) -> Bool {
        attempt.isInverted == other.attempt.isInverted && abs(line.height - other.line.height) < 0.2 * line.height
            && abs(line.length - other.line.length) < 0.1 * line.length && line.coincides(with: other.line)
    }

    /// The same print taken to be upside down.
    var reversed: VINLine {
        VINLine(line: line.reversed, attempt: attempt, score: score)
    }
}
