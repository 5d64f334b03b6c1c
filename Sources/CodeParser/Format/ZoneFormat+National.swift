// Zones outside ICAO 9303. Adding one is adding a table here and to `ZoneFormat.all`.

extension ZoneFormat {
    private typealias Name = ZoneFieldName

    /// The French identity card issued before 2021: two lines of 36 with fields of its own.
    ///
    /// Line 1: `ID`, `FRA`, surname, department and office. Line 2: number and digit, given names, birth and digit,
    /// sex, and a digit over everything before it. There is no date of expiry.
    public static let frenchID = ZoneFormat(
        table: "frenchID", codeType: "MRTD_TD2_FRENCH_ID", lineLengths: [36, 36],
        fields: [
            ZoneFieldRule(Name.documentCode, ZoneSpan(1, 1...2), .literal("ID")),
            ZoneFieldRule(Name.issuingState, ZoneSpan(1, 3...5), .literal("FRA")),
            ZoneFieldRule(Name.lastName, ZoneSpan(1, 6...30), .namePart),
            ZoneFieldRule(Name.departmentOfIssuance, ZoneSpan(1, 31...33), .text),
            ZoneFieldRule(Name.officeOfIssuance, ZoneSpan(1, 34...36), .text),
            ZoneFieldRule(Name.yearOfIssuance, ZoneSpan(2, 1...2), .digits),
            ZoneFieldRule(Name.monthOfIssuance, ZoneSpan(2, 3...4), .digits),
            ZoneFieldRule(Name.managementCenterSign, ZoneSpan(2, 5...7), .text),
            ZoneFieldRule(nil, ZoneSpan(2, 8...12), .digits),
            ZoneFieldRule(Name.checkDigitForIdNumber, ZoneSpan(2, 13), .checkDigit),
            ZoneFieldRule(Name.givenNames, ZoneSpan(2, 14...27), .namePart),
            ZoneFieldRule(Name.dateOfBirth, ZoneSpan(2, 28...33), .birthDate),
            ZoneFieldRule(Name.checkDigitForBirthDate, ZoneSpan(2, 34), .checkDigit),
            ZoneFieldRule(Name.sex, ZoneSpan(2, 35), .sex),
            ZoneFieldRule(Name.compositeCheckDigit, ZoneSpan(2, 36), .checkDigit),
        ],
        checks: [
            ZoneCheckRule(field: Name.idNumber, covers: [ZoneSpan(2, 1...12)], digit: ZoneSpan(2, 13)),
            ZoneCheckRule(field: Name.dateOfBirth, covers: [ZoneSpan(2, 28...33)], digit: ZoneSpan(2, 34)),
            ZoneCheckRule(
                field: Name.compositeCheckDigit, covers: [ZoneSpan(1, 1...36), ZoneSpan(2, 1...35)],
                digit: ZoneSpan(2, 36), isComposite: true),
        ])

    /// The French driving licence: one line of 30 in the manner of ISO/IEC 18013.
    ///
    /// Column 15 holds a digit of the number whose formula is not published; only the digit over the line counts.
    public static let frenchLicence = ZoneFormat(
        table: "frenchLicence", codeType: "DRIVING_LICENCE_FRA", lineLengths: [30],
        fields: [
            ZoneFieldRule(Name.documentCode, ZoneSpan(1, 1...2), .literal("D1")),
            ZoneFieldRule(Name.issuingState, ZoneSpan(1, 3...5), .literal("FRA")),
            ZoneFieldRule(Name.documentNumber, ZoneSpan(1, 6...14), .number),
            ZoneFieldRule(nil, ZoneSpan(1, 15), .digits),
            ZoneFieldRule(Name.dateOfExpiry, ZoneSpan(1, 16...21), .expiryDate),
            ZoneFieldRule(Name.lastName, ZoneSpan(1, 22...29), .namePart),
            ZoneFieldRule(Name.compositeCheckDigit, ZoneSpan(1, 30), .checkDigit),
        ],
        checks: [
            ZoneCheckRule(
                field: Name.compositeCheckDigit, covers: [ZoneSpan(1, 1...29)], digit: ZoneSpan(1, 30),
                isComposite: true)
        ])

    /// The Dutch driving licence: one line of 30; a number of ten digits and data of the issuer's own.
    public static let dutchLicence = ZoneFormat(
        table: "dutchLicence", codeType: "DRIVING_LICENCE_NLD", lineLengths: [30],
        fields: [
            ZoneFieldRule(Name.documentCode, ZoneSpan(1, 1...2), .literal("D1")),
            ZoneFieldRule(Name.issuingState, ZoneSpan(1, 3...5), .literal("NLD")),
            ZoneFieldRule(nil, ZoneSpan(1, 6), .text),
            ZoneFieldRule(Name.documentNumber, ZoneSpan(1, 7...16), .digits),
            ZoneFieldRule(Name.optionalData, ZoneSpan(1, 17...29), .optionalData),
            ZoneFieldRule(Name.compositeCheckDigit, ZoneSpan(1, 30), .checkDigit),
        ],
        checks: [
            ZoneCheckRule(
                field: Name.compositeCheckDigit, covers: [ZoneSpan(1, 1...29)], digit: ZoneSpan(1, 30),
                isComposite: true)
        ])

    /// The Swiss (and Liechtenstein's) driving licence: lines of 9, 30 and 30, without check digits.
    public static let swissLicence = ZoneFormat(
        table: "swissLicence", codeType: "DRIVING_LICENCE_CHE", lineLengths: [9, 30, 30],
        fields: [
            ZoneFieldRule("blankNumber", ZoneSpan(1, 1...6), .text),
            ZoneFieldRule("language", ZoneSpan(1, 7), .oneOf("DFIR")),
            ZoneFieldRule(nil, ZoneSpan(1, 8...9), .literal("<<")),
            ZoneFieldRule(Name.documentCode, ZoneSpan(2, 1...2), .literal("FA")),
            ZoneFieldRule(Name.issuingState, ZoneSpan(2, 3...5), .state),
            ZoneFieldRule(Name.documentNumber, ZoneSpan(2, 6...17), .digits),
            ZoneFieldRule(nil, ZoneSpan(2, 18...19), .literal("<<")),
            ZoneFieldRule(Name.dateOfBirth, ZoneSpan(2, 20...25), .birthDate),
            ZoneFieldRule(nil, ZoneSpan(2, 26...30), .literal("<<<<<")),
            ZoneFieldRule(Name.name, ZoneSpan(3, 1...30), .name),
        ],
        checks: [])

    /// The older Slovak identity card: two lines of 34, a filler inside the document number.
    public static let slovakID = ZoneFormat(
        table: "slovakID", codeType: "MRTD_2X34_SLOVAK_ID", lineLengths: [34, 34],
        fields: [
            ZoneFieldRule(Name.documentCode, ZoneSpan(1, 1...2), .documentCode),
            ZoneFieldRule(Name.issuingState, ZoneSpan(1, 3...5), .literal("SVK")),
            ZoneFieldRule(Name.name, ZoneSpan(1, 6...34), .name),
            ZoneFieldRule(Name.documentNumber, ZoneSpan(2, 1...9), .number),
            ZoneFieldRule(Name.checkDigitForDocumentNumber, ZoneSpan(2, 10), .checkDigit),
            ZoneFieldRule(Name.nationality, ZoneSpan(2, 11...13), .state),
            ZoneFieldRule(Name.dateOfBirth, ZoneSpan(2, 14...19), .birthDate),
            ZoneFieldRule(Name.checkDigitForBirthDate, ZoneSpan(2, 20), .checkDigit),
            ZoneFieldRule(Name.sex, ZoneSpan(2, 21), .sex),
            ZoneFieldRule(Name.dateOfExpiry, ZoneSpan(2, 22...27), .expiryDate),
            ZoneFieldRule(Name.checkDigitForExpiryDate, ZoneSpan(2, 28), .checkDigit),
            ZoneFieldRule(Name.optionalData, ZoneSpan(2, 29...34), .optionalData),
        ],
        checks: [
            ZoneCheckRule(field: Name.documentNumber, covers: [ZoneSpan(2, 1...9)], digit: ZoneSpan(2, 10)),
            ZoneCheckRule(field: Name.dateOfBirth, covers: [ZoneSpan(2, 14...19)], digit: ZoneSpan(2, 20)),
            ZoneCheckRule(field: Name.dateOfExpiry, covers: [ZoneSpan(2, 22...27)], digit: ZoneSpan(2, 28)),
        ])

    /// The five layouts of ICAO 9303.
    public static let icao: [ZoneFormat] = [.td3, .td1, .td2, .mrvA, .mrvB]

    /// The layouts of single states.
    public static let national: [ZoneFormat] = [.frenchID, .frenchLicence, .dutchLicence, .swissLicence, .slovakID]

    /// Every layout that is known, the most frequent first.
    public static let all: [ZoneFormat] = icao + national
}
