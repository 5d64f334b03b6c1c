public import Raster

/// Something that a stage made: what all kinds of units have in common, around what one kind holds.
public final class ContentUnit<Content: Sendable>: IntermediateResultUnit {
    private let header: UnitHeader
    /// What the stage made.
    public let content: Content

    init(header: UnitHeader, content: Content) {
        self.header = header
        self.content = content
    }

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
