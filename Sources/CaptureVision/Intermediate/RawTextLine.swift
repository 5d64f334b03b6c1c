public import Raster

/// How far a line has come.
public enum RawTextLineStatus: Int, Sendable {
    /// Its place is known.
    case localized = 0
    /// Nothing was recognised in it.
    case recognitionFailed
    /// Something was recognised in it.
    case recognitionSucceeded
}

/// A line as the recogniser read it.
public struct RawTextLine: Sendable, Hashable {
    /// The likeliest characters.
    public var text: String
    /// How sure they are on average, 0…100.
    public var confidence: Int
    /// Around the strip that was read, pixels of the original image.
    public var location: Quadrilateral
    /// The number of the line in its group, from 1.
    public var rowNumber: Int
    /// How far the line has come.
    public var status: RawTextLineStatus

    /// The likeliest characters.
    public func getText() -> String { text }
    /// How sure they are on average, 0…100.
    public func getConfidence() -> Int { confidence }
    /// The number of the line in its group, from 1.
    public func getRowNumber() -> Int { rowNumber }
    /// How far the line has come.
    public func getStatus() -> RawTextLineStatus { status }
}
