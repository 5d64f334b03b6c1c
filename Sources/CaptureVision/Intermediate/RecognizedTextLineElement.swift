public import Raster

/// A line as it is reported.
public struct RecognizedTextLineElement: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The text before any correction.
    public var rawText: String
    /// How sure the characters are on average, 0…100.
    public var confidence: Int
    /// The characters.
    public var characterResults: [CharacterResult]
    /// Around the line, pixels of the original image.
    public var location: Quadrilateral
    /// The number of the line in its group, from 1.
    public var rowNumber: Int
    /// The layout of the template.
    public var specificationName: String

    /// The text.
    public func getText() -> String { text }
    /// The text before any correction.
    public func getRawText() -> String { rawText }
    /// How sure the characters are on average, 0…100.
    public func getConfidence() -> Int { confidence }
    /// The characters.
    public func getCharacterResults() -> [CharacterResult] { characterResults }
    /// The number of the line in its group, from 1.
    public func getRowNumber() -> Int { rowNumber }
    /// The layout of the template.
    public func getSpecificationName() -> String { specificationName }
}

/// The outline of a document.
public struct DetectedQuadElement: Sendable, Hashable {
    /// The corners, pixels of the original image.
    public var location: Quadrilateral
    /// How sure it is, 0…100.
    public var confidenceAsDocumentBoundary: Int

    /// How sure it is, 0…100.
    public func getConfidenceAsDocumentBoundary() -> Int { confidenceAsDocumentBoundary }
    /// The corners, pixels of the original image.
    public func getLocation() -> Quadrilateral { location }
}
