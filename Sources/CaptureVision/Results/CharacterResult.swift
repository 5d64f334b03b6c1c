public import Raster

/// One character of a line, with what it might also be.
public struct CharacterResult: Sendable, Hashable {
    /// The likeliest character.
    public var characterH: Character
    /// The second likeliest; `nil` when nothing else was likely.
    public var characterM: Character?
    /// The third likeliest; `nil` when nothing else was likely.
    public var characterL: Character?
    /// How sure the likeliest is, 0…100.
    public var characterHConfidence: Int
    /// How likely the second is, 0…100.
    public var characterMConfidence: Int
    /// How likely the third is, 0…100.
    public var characterLConfidence: Int
    /// Where it stands, pixels of the original image.
    public var location: Quadrilateral
}
