/// What is to be written into a zone.
///
/// Fields that a layout does not have are ignored.
public struct ZoneContent: Sendable, Hashable {
    /// The document code, one or two letters: `P`, `ID`.
    public var documentCode: String
    /// The issuing state's code of up to three letters, `D` for Germany.
    public var issuingState: String
    /// The surname, in its own spelling.
    public var primaryIdentifier: String
    /// The given names, in their own spelling.
    public var secondaryIdentifier: String
    /// The document number: letters, digits; anything else becomes a filler.
    public var documentNumber: String
    /// The nationality's code.
    public var nationality: String
    /// The date of birth, YYMMDD; `<<` for parts that are not known.
    public var dateOfBirth: String
    /// `F`, `M` or `<`.
    public var sex: String
    /// The date of expiry, YYMMDD, or empty for none.
    public var dateOfExpiry: String
    /// TD1: the optional data of line 1.
    ///
    /// TD2, visas: the optional data. TD3: the personal number.
    public var optionalData: String
    /// TD1: the optional data of line 2.
    public var optionalData2: String
    /// Fields of national layouts by their names: `departmentOfIssuance` and so on.
    public var otherFields: [String: String]

    /// The content of a zone.
    public init(
        documentCode: String, issuingState: String, primaryIdentifier: String, secondaryIdentifier: String,
        documentNumber: String, nationality: String, dateOfBirth: String, sex: String, dateOfExpiry: String,
        optionalData: String = "", optionalData2: String = "", otherFields: [String: String] = [:]
    ) {
        self.documentCode = documentCode
        self.issuingState = issuingState
        self.primaryIdentifier = primaryIdentifier
        self.secondaryIdentifier = secondaryIdentifier
        self.documentNumber = documentNumber
        self.nationality = nationality
        self.dateOfBirth = dateOfBirth
        self.sex = sex
        self.dateOfExpiry = dateOfExpiry
        self.optionalData = optionalData
        self.optionalData2 = optionalData2
        self.otherFields = otherFields
    }
}
