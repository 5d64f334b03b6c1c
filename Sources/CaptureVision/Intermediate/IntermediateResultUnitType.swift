/// Kinds of what stages make on the way to results.
///
/// Bits are those of the Capture Vision SDKs; bits of stages that this engine does not have are not named.
public struct IntermediateResultUnitType: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Kinds from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The image in colour.
    public static let scaledColourImage = IntermediateResultUnitType(rawValue: 1 << 0)
    /// The grey picture in which text lines are looked for.
    public static let grayscaleImage = IntermediateResultUnitType(rawValue: 1 << 2)
    /// The ink in it.
    public static let binaryImage = IntermediateResultUnitType(rawValue: 1 << 6)
    /// Where text stands.
    public static let textZones = IntermediateResultUnitType(rawValue: 1 << 12)
    /// Outlines of documents.
    public static let detectedQuads = IntermediateResultUnitType(rawValue: 1 << 23)
    /// Lines of what may be a zone.
    public static let localizedTextLines = IntermediateResultUnitType(rawValue: 1 << 24)
    /// Lines as they are reported.
    public static let recognizedTextLines = IntermediateResultUnitType(rawValue: 1 << 25)
    /// Documents made level.
    public static let deskewedImages = IntermediateResultUnitType(rawValue: 1 << 26)
    /// Lines as the recogniser read them.
    public static let rawTextLines = IntermediateResultUnitType(rawValue: 1 << 28)
    /// Documents made level and enhanced.
    public static let enhancedImages = IntermediateResultUnitType(rawValue: 1 << 30)
    /// Every kind.
    public static let all = IntermediateResultUnitType(rawValue: (1 << 31) - 1)
}
