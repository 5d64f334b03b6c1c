package import TextRecognition

/// Reads the strips of every look that was not read yet.
package struct RecognizeStage: Stage {
    package let name = StageName.recognize
    private let recognizer: any TextRecognizer

    package init(recognizer: any TextRecognizer) {
        self.recognizer = recognizer
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        for index in context.looks.indices where context.looks[index].recognized.isEmpty {
            var lines: [RecognizedLine?] = []
            for strip in context.looks[index].strips {
                guard let strip else {
                    lines.append(nil)
                    continue
                }
                do {
                    lines.append(try context.memory.read(strip.image, with: recognizer))
                } catch {
                    throw StageError(stage: name, message: error.message, hint: error.hint)
                }
            }
            context.looks[index].recognized = lines
        }
    }
}
