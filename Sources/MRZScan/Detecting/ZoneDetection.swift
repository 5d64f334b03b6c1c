public import Raster

/// What looks like a machine readable zone, without having been read.
public struct ZoneDetection: Sendable, Hashable {
    /// Around all lines, in pixels of the upright page.
    public var location: Quadrilateral
    /// How many lines: 1, 2 or 3.
    public var lineCount: Int
    /// How far the print is turned clockwise to the nearest quarter: 0 for level, 90 for upright lines.
    ///
    /// Which way up it is, only reading tells.
    public var rotation: Int
    /// How sure it is that this is a zone, 0…100.
    public var confidence: Int
}

/// What a page was seen to hold.
public struct DetectionReport: Sendable, Hashable {
    /// The file, as it was named; `nil` when bytes or an image were looked at.
    public var file: String?
    /// The file's name in percent encoding, where it is not UTF-8.
    public var fileEncoded: String?
    /// The page within the file, from 0.
    public var page = 0
    /// How many pages the file has.
    public var pageCount = 1
    /// Width of the upright page in pixels; 0 when it is not known.
    public var width = 0
    /// Height of the upright page in pixels; 0 when it is not known.
    public var height = 0
    /// What looks like a zone, the surest first.
    public var zones: [ZoneDetection] = []
    /// Wall-clock time from bytes to result.
    public var elapsedMilliseconds: Double?
    /// Why the page could not be looked at.
    public var error: ScanError?

    /// The confidence from which a zone counts as seen.
    public static let leastConfidence = 50

    /// An empty report.
    public init() {}

    /// Whether there is a zone, as far as can be told without reading.
    public var isFound: Bool { zones.contains { $0.confidence >= Self.leastConfidence } }
}
