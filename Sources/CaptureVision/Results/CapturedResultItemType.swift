/// Kinds of results.
public struct CapturedResultItemType: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Kinds from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The image that was captured.
    public static let originalImage = CapturedResultItemType(rawValue: 1)
    /// A barcode, which this engine does not read.
    public static let barcode = CapturedResultItemType(rawValue: 2)
    /// A line of text, or lines that are one result.
    public static let textLine = CapturedResultItemType(rawValue: 4)
    /// The outline of a document.
    public static let detectedQuad = CapturedResultItemType(rawValue: 8)
    /// A document made level.
    public static let deskewedImage = CapturedResultItemType(rawValue: 16)
    /// Text that was parsed.
    public static let parsedResult = CapturedResultItemType(rawValue: 32)
    /// A document made level and enhanced.
    public static let enhancedImage = CapturedResultItemType(rawValue: 64)
}
