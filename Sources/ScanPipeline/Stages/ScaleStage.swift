import Raster

/// Makes the picture in which lines are looked for: of the attempt's size, direction and polarity.
package struct ScaleStage: Stage {
    package let name = StageName.scale

    /// Largest enlargement: beyond it there is nothing more to see.
    static let maximumEnlargement = 2.0

    package init() {}

    package func run(_ context: inout ScanContext) throws(StageError) {
        let attempt = context.attempt
        if attempt.isInverted, context.invertedPyramid == nil {
            context.invertedPyramid = ImagePyramid(context.pyramid.base.inverted())
        }
        let base = context.pyramid.base
        let longer = max(base.width, base.height)
        let scale = min(Self.maximumEnlargement, Double(attempt.longerEdge) / Double(max(1, longer)))
        let scaled = context.printPyramid.scaled(by: scale)
        context.viewScale = scale
        context.view = attempt.view == .sideways ? scaled.transposed() : scaled
    }
}
