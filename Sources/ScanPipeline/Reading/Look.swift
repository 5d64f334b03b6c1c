package import TextRecognition

/// One way of seeing the lines of a candidate: their strips in one preparation, and what was recognised in them.
package struct Look: Sendable {
    /// A strip for each line of the candidate; `nil` for a line this look leaves out.
    package var strips: [LineStrip?]
    /// What was recognised in each strip, in the same order; empty until the strips were read.
    package var recognized: [RecognizedLine?]

    package init(strips: [LineStrip?]) {
        self.strips = strips
        recognized = []
    }

    /// The same look at one line only.
    func line(_ index: Int) -> Look {
        var look = self
        look.strips = strips.indices.contains(index) ? [strips[index]] : [nil]
        look.recognized = recognized.indices.contains(index) ? [recognized[index]] : [nil]
        return look
    }
}
