public import Raster

/// A line of text, or the lines of a layout whose results are joined.
public final class TextLineResultItem: CapturedResultItem {
    /// `textLine`.
    public var type: CapturedResultItemType { .textLine }
    /// None.
    public var referenceItem: (any CapturedResultItem)? { nil }
    /// The region of the template that asked for it.
    public let targetROIDefName: String?
    /// The task of the template that made it.
    public let taskName: String?
    /// The text; joined lines are separated as the template says.
    public let text: String
    /// The text as recognised, before any correction.
    public let rawText: String
    /// Around the text, in its reading direction; pixels of the original image.
    public let location: Quadrilateral
    /// How sure the characters are on average, 0…100.
    public let confidence: Int
    /// The characters, without those that join lines.
    public let characterResults: [CharacterResult]
    /// The layout of the template.
    public let specificationName: String
    /// The number of the line in its group, from 1; 1 for joined lines.
    let rowNumber: Int

    /// The same under the name that the vendor's Swift pages give it.
    public var charResult: [CharacterResult] { characterResults }

    init(
        origin: ItemOrigin, text: String, rawText: String, location: Quadrilateral, confidence: Int,
        characterResults: [CharacterResult], specificationName: String, rowNumber: Int
    ) {
        targetROIDefName = origin.region
        taskName = origin.task
        self.text = text
        self.rawText = rawText
        self.location = location
        self.confidence = confidence
        self.characterResults = characterResults
        self.specificationName = specificationName
        self.rowNumber = rowNumber
    }
}
