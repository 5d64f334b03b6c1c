public import Raster

/// Lines as the recogniser read them, in one way of cutting their strips.
public final class RawTextLinesUnit: IntermediateResultUnit {
    private let header: UnitHeader
    private let elements: [RawTextLine]

    init(header: UnitHeader, elements: [RawTextLine]) {
        self.header = header
        self.elements = elements
    }

    /// How many there are.
    public func getCount() -> Int { elements.count }
    /// One of them, from 0; `nil` for an index that there is not.
    public func getRawTextLine(_ index: Int) -> RawTextLine? {
        elements.indices.contains(index) ? elements[index] : nil
    }
    /// All of them.
    public func getRawTextLines() -> [RawTextLine] { elements }

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
