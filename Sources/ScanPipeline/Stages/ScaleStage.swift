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
        let (view, toScaled) = Self.view(attempt.view, of: scaled)
        context.view = view
        context.viewToImage = toScaled.then(.scaling(x: 1 / scale, y: 1 / scale))
    }

    /// The picture turned as a view asks, and where its points lie in the picture.
    private static func view(_ view: Attempt.View, of image: GrayImage) -> (GrayImage, Homography) {
        switch view {
        case .level: (image, .identity)
        case .sideways: (image.transposed(), .transposing)
        case .falling: diagonal(of: image, slope: 1)
        case .rising: diagonal(of: image, slope: -1)
        }
    }

    /// The picture with lines level that fall (slope 1) or rise (-1) by one pixel in each column.
    private static func diagonal(of image: GrayImage, slope: Double) -> (GrayImage, Homography) {
        let side = (Double(image.width + image.height) / 2.0.squareRoot()).rounded()
        // Half the diagonal of the square that holds the whole picture, along one axis of the picture.
        let reach = side / 2.0.squareRoot()
        let (x, y) = (Double(image.width) / 2, Double(image.height) / 2)
        let left = Point(x: x - reach, y: y)
        let right = Point(x: x + reach, y: y)
        let top = Point(x: x, y: y - reach)
        let bottom = Point(x: x, y: y + reach)
        let shown =
            slope > 0
            ? Quadrilateral(topLeft: top, topRight: right, bottomRight: bottom, bottomLeft: left)
            : Quadrilateral(topLeft: left, topRight: top, bottomRight: right, bottomLeft: bottom)
        let square = Quadrilateral(width: side, height: side)
        guard let view = image.rectified(shown, toWidth: Int(side), height: Int(side)),
            let map = Homography(from: square, to: shown)
        else { return (image, .identity) }
        return (view, map)
    }
}
