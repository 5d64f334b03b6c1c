public import Raster

/// Lines as they are reported, under the layouts of the template.
public final class RecognizedTextLinesUnit: IntermediateResultUnit {
    private let header: UnitHeader
    private let elements: [RecognizedTextLineElement]

    init(header: UnitHeader, elements: [RecognizedTextLineElement]) {
        self.header = header
        self.elements = elements
    }

    /// How many there are.
    public func getCount() -> Int { elements.count }
    /// One of them, from 0; `nil` for an index that there is not.
    public func getRecognizedTextLine(_ index: Int) -> RecognizedTextLineElement? {
        elements.indices.contains(index) ? elements[index] : nil
    }
    /// All of them.
    public func getRecognizedTextLines() -> [RecognizedTextLineElement] { elements }

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
