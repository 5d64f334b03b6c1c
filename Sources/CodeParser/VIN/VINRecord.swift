/// What a vehicle identification number says (ISO 3779, ISO 3780, 49 CFR 565).
public struct VINRecord: Sendable, Hashable {
    /// Something about a VIN that is worth saying and does not make it invalid.
    public enum Warning: String, Sendable, Hashable {
        /// All characters are the same: a test value.
        case allCharactersEqual
        /// The maker is in no table.
        case unknownMaker
        /// The first two characters are allocated to no country.
        case unknownCountry
        /// Position 9 agrees as a check digit where none is required: one time in eleven by chance.
        case checkDigitAgreesByChance
        /// Position 10 stands for no year.
        case modelYearNotEncoded
        /// The last four characters are not all digits, which ISO 3779 asks for.
        case serialNumberNotNumeric
    }

    /// The 17 characters.
    public var vin: String

    /// The fields: `vinString`, `WMI`, `region`, `VDS`, `checkDigit`, `VIS`, `modelYear`, `plantCode`, `serialNumber`.
    public var fields: [ZoneField]

    /// The check digit; `nil` where the maker uses position 9 as it likes.
    public var check: ZoneCheck?

    /// What the check digit says: `unverified` where none is required.
    public var status: ZoneStatus

    /// The part of the world.
    public var region: VINRegion?

    /// The country of the maker's identifier, which need not be that of the factory.
    public var country: CountryCode?

    /// The maker, when it is in the table.
    public var maker: VINMaker?

    /// The maker's identifier: positions 1–3, and 12–14 as well for makers of less than 1000 vehicles a year.
    public var makerIdentifier: String

    /// The model year.
    public var modelYear: VINModelYear

    /// The serial number: positions 12–17, of small makers 15–17.
    public var serialNumber: String

    /// What is worth saying.
    public var warnings: [Warning]

    /// The code type.
    public var codeType: String { "VIN" }

    /// The field of a name.
    public subscript(name: String) -> ZoneField? {
        fields.first { $0.name == name }
    }
}
