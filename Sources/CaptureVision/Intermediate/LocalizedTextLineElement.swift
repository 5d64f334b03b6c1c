public import Raster

/// A line of what may be a zone.
public struct LocalizedTextLineElement: Sendable, Hashable {
    /// Around the line, pixels of the original image.
    public var location: Quadrilateral
    /// The number of the line in its group, from 1.
    public var rowNumber: Int
}

/// A region beside the text, such as the portrait.
public struct AuxiliaryRegionElement: Sendable, Hashable {
    /// `PortraitZone`, or the name of a group of lines.
    public var name: String
    /// How sure it is, 0…100.
    public var confidence: Int
    /// Its corners, pixels of the original image.
    public var location: Quadrilateral

    /// The name.
    public func getName() -> String { name }
    /// How sure it is, 0…100.
    public func getConfidence() -> Int { confidence }
    /// Its corners, pixels of the original image.
    public func getLocation() -> Quadrilateral { location }
}
