package import TextRecognition

/// Reads the strips.
package struct RecognizeStage: Stage {
    package let name = StageName.recognize
    private let recognizer: any TextRecognizer

    package init(recognizer: any TextRecognizer) {
        self.recognizer = recognizer
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        var lines: [RecognizedLine] = []
        for strip in context.strips {
            do {
                lines.append(try recognizer.recognize(strip.image))
            } catch {
                throw StageError(stage: name, message: error.message, hint: error.hint)
            }
        }
        context.recognized = lines
    }
}
