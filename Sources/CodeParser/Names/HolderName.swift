/// The holder's name as a zone prints it (ICAO 9303-3, section 4.6).
public struct HolderName: Sendable, Hashable {
    /// The words of the primary identifier (surname).
    public var primaryParts: [String]

    /// The words of the secondary identifier (given names).
    public var secondaryParts: [String]

    /// Whether the name reaches the last column of its field and so may have been cut.
    ///
    /// By the standard this is to be assumed even where nothing was cut.
    public var mayBeTruncated: Bool

    /// A name.
    public init(primaryParts: [String], secondaryParts: [String], mayBeTruncated: Bool) {
        self.primaryParts = primaryParts
        self.secondaryParts = secondaryParts
        self.mayBeTruncated = mayBeTruncated
    }

    /// The primary identifier, its words separated by spaces.
    public var primary: String { primaryParts.joined(separator: " ") }

    /// The secondary identifier, its words separated by spaces.
    public var secondary: String { secondaryParts.joined(separator: " ") }

    /// Both, secondary first: `ANNA MARIA ERIKSSON`.
    public var full: String { (secondaryParts + primaryParts).joined(separator: " ") }
}
