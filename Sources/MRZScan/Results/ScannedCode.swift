public import Raster

/// One machine readable zone or vehicle identification number.
public struct ScannedCode: Sendable, Hashable {
    /// `MRTD_TD1_ID`, `MRTD_TD2_ID`, `MRTD_TD2_VISA`, `MRTD_TD3_PASSPORT`, `MRTD_TD3_VISA`, `MRTD_TD2_FRENCH_ID`,
    /// `VIN`, the type of a zone outside ICAO 9303, or `TEXT_LINES` for a layout that only the template describes.
    public var codeType: String
    /// The name of that layout in the template; `nil` for all others.
    public var specification: String?
    /// The lines in full length, after corrections.
    public var lines: [String]
    /// The lines as recognised, before any correction.
    public var rawLines: [String]
    /// Whether every check digit agrees, or the layout has none.
    public var isValid: Bool
    /// Whether another reading is about as likely, so that this one proves little.
    public var isAmbiguous: Bool
    /// The readings that are about as likely, this one first; empty unless `isAmbiguous`.
    public var alternatives: [[String]]
    /// How sure the characters are on average, 0…100; `nil` for text that was given as text.
    public var confidence: Int?
    /// The fields in reading order.
    public var fields: [ScannedField]
    /// The date of birth in ISO 8601 as far as it is known, such as `1974-08-12` or `1974`; `nil` when there is none.
    public var birthDate: String?
    /// The date of expiry in ISO 8601 as far as it is known; `nil` when there is none.
    public var expiryDate: String?
    /// Whether the document had expired on the reference date; `nil` when that is not known.
    public var isExpired: Bool?
    /// The holder's age in whole years on the reference date; `nil` when that is not known.
    public var age: Int?
    /// Every check digit.
    public var checks: [ScannedCheck]
    /// Every change between `rawLines` and `lines`.
    public var corrections: [ScannedCorrection]
    /// What is odd and makes nothing invalid, such as `nameMayBeTruncated` or `unknownNationality: nationality`.
    public var warnings: [String]
    /// Around the lines, in their reading direction, in pixels of the upright page; `nil` for text.
    public var location: Quadrilateral?
    /// Around each line, in pixels of the upright page; empty for text and for vehicle numbers.
    public var lineLocations: [Quadrilateral] = []
    /// How far the text is turned clockwise: 0, 90, 180 or 270 degrees; `nil` for text.
    public var rotation: Int?

    /// The field of a name, such as `passportNumber`.
    public subscript(name: String) -> ScannedField? { fields.first { $0.name == name } }
}
