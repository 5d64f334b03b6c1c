public import Raster

/// What a unit holds that is a list.
public protocol ListContent: Sendable {
    /// What is in the list.
    associatedtype Element: Sendable
    /// The list.
    var elements: [Element] { get }
}

/// Where lines of print stand, whatever they say.
public struct TextZonesContent: ListContent {
    /// Around each line, pixels of the original image.
    public let elements: [Quadrilateral]
}

/// The lines of what may be a zone, and other regions of the document.
public struct LocalizedTextLinesContent: ListContent {
    /// The lines.
    public let elements: [LocalizedTextLineElement]
    /// Other regions, such as `PortraitZone`.
    public let regions: [AuxiliaryRegionElement]
}

/// Lines as the recogniser read them, in one way of cutting their strips.
public struct RawTextLinesContent: ListContent {
    /// The lines.
    public let elements: [RawTextLine]
}

/// Lines as they are reported, under the layouts of the template.
public struct RecognizedTextLinesContent: ListContent {
    /// The lines.
    public let elements: [RecognizedTextLineElement]
}

/// Outlines of documents.
public struct DetectedQuadsContent: ListContent {
    /// The outlines.
    public let elements: [DetectedQuadElement]
}

/// Where lines of print stand, whatever they say.
public typealias TextZonesUnit = ContentUnit<TextZonesContent>
/// The lines of what may be a zone, and other regions of the document.
public typealias LocalizedTextLinesUnit = ContentUnit<LocalizedTextLinesContent>
/// Lines as the recogniser read them, in one way of cutting their strips.
public typealias RawTextLinesUnit = ContentUnit<RawTextLinesContent>
/// Lines as they are reported, under the layouts of the template.
public typealias RecognizedTextLinesUnit = ContentUnit<RecognizedTextLinesContent>
/// Outlines of documents.
public typealias DetectedQuadsUnit = ContentUnit<DetectedQuadsContent>

extension ContentUnit where Content: ListContent {
    /// How many there are.
    public func getCount() -> Int { content.elements.count }

    /// One of them, from 0; `nil` for an index that there is not.
    public func get(_ index: Int) -> Content.Element? {
        content.elements.indices.contains(index) ? content.elements[index] : nil
    }
}

extension ContentUnit where Content == TextZonesContent {
    /// Around each line, pixels of the original image.
    public func getTextZones() -> [Quadrilateral] { content.elements }
}

extension ContentUnit where Content == LocalizedTextLinesContent {
    /// The lines.
    public func getLocalizedTextLines() -> [LocalizedTextLineElement] { content.elements }
    /// Other regions of the document, such as `PortraitZone`.
    public func getAuxiliaryRegionElements() -> [AuxiliaryRegionElement] { content.regions }
    /// How many other regions there are.
    public func getAuxiliaryRegionElementsCount() -> Int { content.regions.count }
}

extension ContentUnit where Content == RawTextLinesContent {
    /// The lines.
    public func getRawTextLines() -> [RawTextLine] { content.elements }
}

extension ContentUnit where Content == RecognizedTextLinesContent {
    /// The lines.
    public func getRecognizedTextLines() -> [RecognizedTextLineElement] { content.elements }
}

extension ContentUnit where Content == DetectedQuadsContent {
    /// The outlines.
    public func getDetectedQuads() -> [DetectedQuadElement] { content.elements }
}
