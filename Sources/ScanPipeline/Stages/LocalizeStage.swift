import Raster

/// Finds lines of print in the view and places them in the image.
package struct LocalizeStage: Stage {
    package let name = StageName.localize
    private let localizer: TextLineLocalizer

    package init(parameters: TextLineLocalizer.Parameters) {
        localizer = TextLineLocalizer(parameters: parameters)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        guard let view = context.view else { return }
        let map = context.viewToImage
        let scale = map.scaleAtOrigin
        let isSideways = context.attempt.view == .sideways
        context.lines = localizer.lines(in: view).map { line in
            let placed = line.mapped(scale: scale, map.apply)
            // Exchanging rows and columns mirrors the picture; read from the other end, "below" is below again.
            return isSideways ? placed.reversed : placed
        }
    }
}
