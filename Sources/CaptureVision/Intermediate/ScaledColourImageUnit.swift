public import Raster

/// The image in colour.
public final class ScaledColourImageUnit: IntermediateResultUnit {
    private let header: UnitHeader
    private let image: ImageData

    init(header: UnitHeader, image: ImageData) {
        self.header = header
        self.image = image
    }

    /// The image.
    public func getImageData() -> ImageData { image }

    /// A name of the unit, unique in its process.
    public func getHashId() -> String { header.hashId }
    /// The name of the image.
    public func getOriginalImageHashId() -> String { header.image.hashId }
    /// What the source said about the image.
    public func getOriginalImageTag() -> (any ImageTag)? { header.image.tag }
    /// What kind of thing.
    public func getType() -> IntermediateResultUnitType { header.type }
    /// Leads from one image to another.
    public func getTransformMatrix(_ type: TransformMatrixType) -> Homography { header.matrix(type) }
}
