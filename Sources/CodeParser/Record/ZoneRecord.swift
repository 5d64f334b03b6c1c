/// Everything a zone says: its fields, what is proven about them, and what is odd.
public struct ZoneRecord: Sendable, Hashable {
    /// The layout.
    public var format: ZoneFormat

    /// The lines in full length.
    public var lines: [String]

    /// For each line whether its check digits, the composite included, agree; `none` where a line has none.
    public var lineStatuses: [ValidationStatus]

    /// Every field in reading order; the lines themselves come as `line1` … before their fields.
    public var fields: [ZoneField]

    /// Every check digit in the order of the layout.
    public var checks: [ZoneCheck]

    /// What the check digits say together.
    public var status: ZoneStatus

    /// What is worth saying and makes nothing invalid.
    public var warnings: [ZoneWarning]

    /// The holder's name, as lists of words; `nil` when the layout has none.
    public var holderName: HolderName?

    /// The date of birth; `nil` when the layout has none.
    public var birth: ZoneDate?

    /// The date of expiry; `nil` when the layout has none.
    public var expiry: ZoneDate?

    /// Whether the document had expired on the reference date.
    ///
    /// `nil` without a reference date, without a date of expiry, and when it is unreadable. An expired document is not
    /// an invalid one.
    public var isExpired: Bool?

    /// The holder's age in whole years on the reference date, when the whole date of birth is known.
    public var age: Int?

    /// The string from which the keys of the document's chip are derived (ICAO 9303-11, section 4.3.2 and appendix D).
    ///
    /// The document number as printed (or both halves of a long one), date of birth and date of expiry, each with its
    /// check digit. `nil` unless these three check digits agree; the composite digit does not matter.
    public var chipKey: String?

    /// The code type: `MRTD_TD3_PASSPORT` and so on.
    public var codeType: String { format.codeType }

    /// Whether all check digits agree.
    public var isValid: Bool { status == .valid }

    /// The field of a name.
    public subscript(name: String) -> ZoneField? {
        fields.first { $0.name == name }
    }

    /// The check of a field.
    public func check(for field: String) -> ZoneCheck? {
        checks.first { $0.field == field }
    }

    /// The document's number under whichever name the layout gives it; empty when it has none.
    public var documentNumber: String {
        let names = [
            ZoneFieldName.documentNumber, ZoneFieldName.longDocumentNumber, ZoneFieldName.passportNumber,
            ZoneFieldName.idNumber,
        ]
        for name in names {
            if let field = self[name] { return field.value }
        }
        return ""
    }

    /// The issuing state, when its code is known.
    public var issuingState: CountryCode? { self[ZoneFieldName.issuingState].flatMap { CountryCode($0.rawValue) } }

    /// The nationality, when its code is known.
    public var nationality: CountryCode? { self[ZoneFieldName.nationality].flatMap { CountryCode($0.rawValue) } }
}
