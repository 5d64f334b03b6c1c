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
        if context.document == nil { context.document = detector.quad(in: context.pyramid) }
    }
}
