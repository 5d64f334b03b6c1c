/// The names under which fields are reported, the same in every layout that has the field.
///
/// Positions are those of ICAO 9303 parts 4 (TD3), 5 (TD1), 6 (TD2) and 7 (visas), section 4.2 of each.
public enum ZoneFieldName {
    /// The kind of document: line 1, columns 1–2.
    public static let documentCode = "documentCode"
    /// The state or organisation that issued it: line 1, columns 3–5.
    ///
    /// The value is its name, the raw value the code.
    public static let issuingState = "issuingState"
    /// The whole name as text.
    public static let name = "name"
    /// The primary identifier (surname).
    public static let primaryIdentifier = "primaryIdentifier"
    /// The secondary identifier (given names).
    public static let secondaryIdentifier = "secondaryIdentifier"
    /// The surname on the French card.
    public static let lastName = "lastName"
    /// The given names on the French card.
    public static let givenNames = "givenNames"
    /// The number of a card or visa.
    public static let documentNumber = "documentNumber"
    /// The check digit of `documentNumber`.
    public static let checkDigitForDocumentNumber = "checkDigitForDocumentNumber"
    /// The number of a TD1 card with more than nine characters, both halves joined.
    public static let longDocumentNumber = "longDocumentNumber"
    /// The check digit of `longDocumentNumber`.
    public static let checkDigitForLongDocumentNumber = "checkDigitForLongDocumentNumber"
    /// The number of a passport: line 2, columns 1–9.
    public static let passportNumber = "passportNumber"
    /// The check digit of `passportNumber`: line 2, column 10.
    public static let checkDigitForPassportNumber = "checkDigitForPassportNumber"
    /// The number of a French card: line 2, columns 1–12.
    public static let idNumber = "idNumber"
    /// The check digit of `idNumber`.
    public static let checkDigitForIdNumber = "checkDigitForIdNumber"
    /// The holder's nationality.
    ///
    /// The value is the state's name, the raw value the code.
    public static let nationality = "nationality"
    /// The date of birth, YYMMDD.
    public static let dateOfBirth = "dateOfBirth"
    /// The two digits of the year of birth.
    public static let birthYear = "birthYear"
    /// The month of birth.
    public static let birthMonth = "birthMonth"
    /// The day of birth.
    public static let birthDay = "birthDay"
    /// The check digit of `dateOfBirth`.
    public static let checkDigitForBirthDate = "checkDigitForBirthDate"
    /// The sex: `male`, `female` or `unspecified`; raw `M`, `F`, `<` (or `X`).
    public static let sex = "sex"
    /// The date of expiry (of a visa: valid until), YYMMDD.
    public static let dateOfExpiry = "dateOfExpiry"
    /// The two digits of the year of expiry.
    public static let expiryYear = "expiryYear"
    /// The month of expiry.
    public static let expiryMonth = "expiryMonth"
    /// The day of expiry.
    public static let expiryDay = "expiryDay"
    /// The check digit of `dateOfExpiry`.
    public static let checkDigitForExpiryDate = "checkDigitForExpiryDate"
    /// The optional data of TD2 and visas.
    public static let optionalData = "optionalData"
    /// The optional data of TD1, line 1.
    public static let optionalData1 = "optionalData1"
    /// The optional data of TD1, line 2.
    public static let optionalData2 = "optionalData2"
    /// The personal number of a passport: line 2, columns 29–42.
    public static let personalNumber = "personalNumber"
    /// The check digit of `personalNumber`: line 2, column 43.
    public static let checkDigitForPersonalNumber = "checkDigitForPersonalNumber"
    /// The check digit over several fields.
    public static let compositeCheckDigit = "compositeCheckDigit"
    /// The characters that the composite digit of a TD1 covers.
    public static let fieldForCompositeCheck = "fieldForCompositeCheck"
    /// French card: the department that issued it.
    public static let departmentOfIssuance = "departmentOfIssuance"
    /// French card: the office within the department.
    public static let officeOfIssuance = "officeOfIssuance"
    /// French card: the two digits of the year of issue.
    public static let yearOfIssuance = "yearOfIssuance"
    /// French card: the month of issue.
    public static let monthOfIssuance = "monthOfIssuance"
    /// French card: the management centre or department within the number.
    public static let managementCenterSign = "managementCenterSign"
}
