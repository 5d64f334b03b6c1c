public import Raster

/// Between which images a matrix leads.
public enum TransformMatrixType: Int, Sendable {
    /// From the unit's own image to the original one.
    case localToOriginalImage = 0
    /// From the original image to the unit's own.
    case originalToLocalImage = 1
    /// From the upright image to the one that came.
    case rotatedToOriginalImage = 2
    /// From the image that came to the upright one.
    case originalToRotatedImage = 3
}

/// Something that a stage made.
public protocol IntermediateResultUnit: AnyObject, Sendable {
    /// A name of the unit, unique in its process.
    func getHashId() -> String
    /// The name of the image.
    func getOriginalImageHashId() -> String
    /// What the source said about the image.
    func getOriginalImageTag() -> (any ImageTag)?
    /// What kind of thing.
    func getType() -> IntermediateResultUnitType
    /// Leads from one image to another; the identity where there is nothing between them.
    func getTransformMatrix(_ type: TransformMatrixType) -> Homography
}

/// What all units are made of.
struct UnitHeader: Sendable {
    let hashId: String
    let image: CapturedImageInfo
    let type: IntermediateResultUnitType
    /// Takes pixels of the unit's own image to pixels of the original one.
    let toOriginal: Homography

    func matrix(_ type: TransformMatrixType) -> Homography {
        switch type {
        case .localToOriginalImage: toOriginal
        case .originalToLocalImage: toOriginal.inverse() ?? .identity
        case .rotatedToOriginalImage: image.rotation
        case .originalToRotatedImage: image.rotation.inverse() ?? .identity
        }
    }
}
