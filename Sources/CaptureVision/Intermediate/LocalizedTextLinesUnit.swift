public import Raster

/// The lines of what may be a zone, and other regions of the document.
public final class LocalizedTextLinesUnit: IntermediateResultUnit {
    private let header: UnitHeader
    private let elements: [LocalizedTextLineElement]
    private let regions: [AuxiliaryRegionElement]

    init(header: UnitHeader, elements: [LocalizedTextLineElement], regions: [AuxiliaryRegionElement] = []) {
        self.header = header
        self.elements = elements
        self.regions = regions
    }

    /// Other regions of the document, such as `PortraitZone`.
    public func getAuxiliaryRegionElements() -> [AuxiliaryRegionElement] { regions }
    /// How many other regions there are.
    public func getAuxiliaryRegionElementsCount() -> Int { regions.count }

    /// How many there are.
    public func getCount() -> Int { elements.count }
    /// One of them, from 0; `nil` for an index that there is not.
    public func getLocalizedTextLine(_ index: Int) -> LocalizedTextLineElement? {
        elements.indices.contains(index) ? elements[index] : nil
    }
    /// All of them.
    public func getLocalizedTextLines() -> [LocalizedTextLineElement] { elements }

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
