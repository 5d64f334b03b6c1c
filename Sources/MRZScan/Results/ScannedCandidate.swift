public import Raster

/// A line that may hold a vehicle identification number and was not chosen.
public struct ScannedCandidate: Sendable, Hashable {
    /// The 17 characters that the line supports best.
    public var text: String
    /// How well what was recognised supports them, 0…100: the mean probability of a character.
    public var score: Int
    /// Around the line, in its reading direction, in pixels of the upright page.
    public var location: Quadrilateral
}
