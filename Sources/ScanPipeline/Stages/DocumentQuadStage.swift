/// Looks for the outline of the document.
///
/// The outline is a result of its own; zones are looked for in the whole image, so that a wrong outline loses nothing.
package struct DocumentQuadStage: Stage {
    package let name = StageName.documentQuad
    private let detector: DocumentQuadDetector

    package init(parameters: DocumentQuadDetector.Parameters) {
        detector = DocumentQuadDetector(parameters: parameters)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        guard context.outlines == nil else { return }
        let outlines = detector.quads(in: context.pyramid)
        context.outlines = outlines
        context.document = outlines.first { $0.confidence >= detector.parameters.minimumConfidence }
    }
}
