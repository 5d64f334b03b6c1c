/// The layout of a machine readable zone, as data: how many lines of which length, which field stands where and which
/// check digits there are.
///
/// The ICAO layouts and the national ones that are known are static members; a layout of one's own is built with the
/// initialiser and given to the parser in its options. Two formats with the same identifier are the same.
public struct ZoneFormat: Sendable, Hashable {
    /// What is derived from the rules once, shared by all copies.
    let layout: ZoneLayout

    /// Describes a layout.
    ///
    /// Returns `nil` when a span lies outside the lines or a check digit is not a single character.
    public init?(
        identifier: String, codeType: String, lineLengths: [Int], fields: [ZoneFieldRule], checks: [ZoneCheckRule]
    ) {
        guard
            let layout = ZoneLayout(
                identifier: identifier, codeType: codeType, lineLengths: lineLengths, fields: fields, checks: checks)
        else { return nil }
        self.layout = layout
    }

    /// A layout of this module's own tables; a rule outside the lines is left out (a test asks that none is).
    init(
        table identifier: String, codeType: String, lineLengths: [Int], fields: [ZoneFieldRule],
        checks: [ZoneCheckRule]
    ) {
        layout = ZoneLayout(
            dropping: identifier, codeType: codeType, lineLengths: lineLengths, fields: fields, checks: checks)
    }

    /// A short name, unique among formats: `td1`, `td3`, `mrvA` and so on.
    public var identifier: String { layout.identifier }

    /// The code type reported: `MRTD_TD3_PASSPORT` and so on.
    public var codeType: String { layout.codeType }

    /// The length of each line.
    public var lineLengths: [Int] { layout.lineLengths }

    /// How many lines the zone has.
    public var lineCount: Int { layout.lineLengths.count }

    /// Every place of the layout, in reading order.
    public var fields: [ZoneFieldRule] { layout.fields }

    /// The check digits, the composite last.
    public var checks: [ZoneCheckRule] { layout.checks }

    /// Whether the layout is one for visas, whose document code begins with V.
    public var isVisa: Bool { layout.isVisa }

    /// Formats are equal when their identifiers are.
    public static func == (first: ZoneFormat, second: ZoneFormat) -> Bool {
        first.layout === second.layout || first.layout.identifier == second.layout.identifier
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(layout.identifier)
    }
}

extension ZoneFormat: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}
