// The five layouts of ICAO 9303, parts 4 to 7, section 4.2 of each.

extension ZoneFormat {
    private typealias Name = ZoneFieldName

    /// Cards of size ID-1: three lines of 30 (ICAO 9303-5, section 4.2).
    public static let td1 = ZoneFormat(
        table: "td1", codeType: "MRTD_TD1_ID", lineLengths: [30, 30, 30],
        fields: [
            ZoneFieldRule(Name.documentCode, ZoneSpan(1, 1...2), .documentCode),
            ZoneFieldRule(Name.issuingState, ZoneSpan(1, 3...5), .state),
            ZoneFieldRule(Name.documentNumber, ZoneSpan(1, 6...14), .number),
            ZoneFieldRule(Name.checkDigitForDocumentNumber, ZoneSpan(1, 15), .checkDigit),
            ZoneFieldRule(Name.optionalData1, ZoneSpan(1, 16...30), .optionalData),
            ZoneFieldRule(Name.dateOfBirth, ZoneSpan(2, 1...6), .birthDate),
            ZoneFieldRule(Name.checkDigitForBirthDate, ZoneSpan(2, 7), .checkDigit),
            ZoneFieldRule(Name.sex, ZoneSpan(2, 8), .sex),
            ZoneFieldRule(Name.dateOfExpiry, ZoneSpan(2, 9...14), .expiryDate),
            ZoneFieldRule(Name.checkDigitForExpiryDate, ZoneSpan(2, 15), .checkDigit),
            ZoneFieldRule(Name.nationality, ZoneSpan(2, 16...18), .state),
            ZoneFieldRule(Name.optionalData2, ZoneSpan(2, 19...29), .optionalData),
            ZoneFieldRule(Name.compositeCheckDigit, ZoneSpan(2, 30), .checkDigit),
            ZoneFieldRule(Name.name, ZoneSpan(3, 1...30), .name),
        ],
        checks: [
            ZoneCheckRule(
                field: Name.documentNumber, covers: [ZoneSpan(1, 6...14)], digit: ZoneSpan(1, 15),
                overflow: .init(
                    continuation: ZoneSpan(1, 16...30), fieldName: Name.longDocumentNumber,
                    checkDigitName: Name.checkDigitForLongDocumentNumber)),
            ZoneCheckRule(field: Name.dateOfBirth, covers: [ZoneSpan(2, 1...6)], digit: ZoneSpan(2, 7)),
            ZoneCheckRule(
                field: Name.dateOfExpiry, covers: [ZoneSpan(2, 9...14)], digit: ZoneSpan(2, 15),
                allowsFillerWhenEmpty: true),
            ZoneCheckRule(
                field: Name.compositeCheckDigit,
                covers: [ZoneSpan(1, 6...30), ZoneSpan(2, 1...7), ZoneSpan(2, 9...15), ZoneSpan(2, 19...29)],
                digit: ZoneSpan(2, 30), isComposite: true),
        ])

    /// Cards of size ID-2: two lines of 36 (ICAO 9303-6, section 4.2).
    public static let td2 = ZoneFormat(
        table: "td2", codeType: "MRTD_TD2_ID", lineLengths: [36, 36],
        fields: twoLineFields(number: Name.documentNumber, digit: Name.checkDigitForDocumentNumber, length: 36) + [
            ZoneFieldRule(Name.optionalData, ZoneSpan(2, 29...35), .optionalData),
            ZoneFieldRule(Name.compositeCheckDigit, ZoneSpan(2, 36), .checkDigit),
        ],
        checks: twoLineChecks(
            number: Name.documentNumber,
            overflow: .init(
                continuation: ZoneSpan(2, 29...35), fieldName: Name.documentNumber,
                checkDigitName: Name.checkDigitForDocumentNumber)) + [
                ZoneCheckRule(
                    field: Name.compositeCheckDigit,
                    covers: [ZoneSpan(2, 1...10), ZoneSpan(2, 14...20), ZoneSpan(2, 22...35)],
                    digit: ZoneSpan(2, 36), isComposite: true)
            ])

    /// Passports: two lines of 44 (ICAO 9303-4, section 4.2).
    public static let td3 = ZoneFormat(
        table: "td3", codeType: "MRTD_TD3_PASSPORT", lineLengths: [44, 44],
        fields: twoLineFields(number: Name.passportNumber, digit: Name.checkDigitForPassportNumber, length: 44) + [
            ZoneFieldRule(Name.personalNumber, ZoneSpan(2, 29...42), .optionalData),
            ZoneFieldRule(Name.checkDigitForPersonalNumber, ZoneSpan(2, 43), .checkDigit),
            ZoneFieldRule(Name.compositeCheckDigit, ZoneSpan(2, 44), .checkDigit),
        ],
        checks: twoLineChecks(number: Name.passportNumber) + [
            ZoneCheckRule(
                field: Name.personalNumber, covers: [ZoneSpan(2, 29...42)], digit: ZoneSpan(2, 43),
                allowsFillerWhenEmpty: true),
            ZoneCheckRule(
                field: Name.compositeCheckDigit,
                covers: [ZoneSpan(2, 1...10), ZoneSpan(2, 14...20), ZoneSpan(2, 22...43)],
                digit: ZoneSpan(2, 44), isComposite: true),
        ])

    /// Visas of format A: two lines of 44, no composite digit (ICAO 9303-7, section 4.2).
    public static let mrvA = ZoneFormat(
        table: "mrvA", codeType: "MRTD_TD3_VISA", lineLengths: [44, 44],
        fields: twoLineFields(number: Name.documentNumber, digit: Name.checkDigitForDocumentNumber, length: 44) + [
            ZoneFieldRule(Name.optionalData, ZoneSpan(2, 29...44), .optionalData)
        ],
        checks: twoLineChecks(number: Name.documentNumber))

    /// Visas of format B: two lines of 36, no composite digit (ICAO 9303-7, section 5.2).
    public static let mrvB = ZoneFormat(
        table: "mrvB", codeType: "MRTD_TD2_VISA", lineLengths: [36, 36],
        fields: twoLineFields(number: Name.documentNumber, digit: Name.checkDigitForDocumentNumber, length: 36) + [
            ZoneFieldRule(Name.optionalData, ZoneSpan(2, 29...36), .optionalData)
        ],
        checks: twoLineChecks(number: Name.documentNumber))

    /// What TD2, TD3 and both visas have in common: line 1, and line 2 up to column 28.
    private static func twoLineFields(number: String, digit: String, length: Int) -> [ZoneFieldRule] {
        [
            ZoneFieldRule(Name.documentCode, ZoneSpan(1, 1...2), .documentCode),
            ZoneFieldRule(Name.issuingState, ZoneSpan(1, 3...5), .state),
            ZoneFieldRule(Name.name, ZoneSpan(1, 6...length), .name),
            ZoneFieldRule(number, ZoneSpan(2, 1...9), .number),
            ZoneFieldRule(digit, ZoneSpan(2, 10), .checkDigit),
            ZoneFieldRule(Name.nationality, ZoneSpan(2, 11...13), .state),
            ZoneFieldRule(Name.dateOfBirth, ZoneSpan(2, 14...19), .birthDate),
            ZoneFieldRule(Name.checkDigitForBirthDate, ZoneSpan(2, 20), .checkDigit),
            ZoneFieldRule(Name.sex, ZoneSpan(2, 21), .sex),
            ZoneFieldRule(Name.dateOfExpiry, ZoneSpan(2, 22...27), .expiryDate),
            ZoneFieldRule(Name.checkDigitForExpiryDate, ZoneSpan(2, 28), .checkDigit),
        ]
    }

    /// The three digits that TD2, TD3 and both visas have in common.
    private static func twoLineChecks(number: String, overflow: ZoneCheckRule.Overflow? = nil) -> [ZoneCheckRule] {
        [
            ZoneCheckRule(field: number, covers: [ZoneSpan(2, 1...9)], digit: ZoneSpan(2, 10), overflow: overflow),
            ZoneCheckRule(field: Name.dateOfBirth, covers: [ZoneSpan(2, 14...19)], digit: ZoneSpan(2, 20)),
            ZoneCheckRule(
                field: Name.dateOfExpiry, covers: [ZoneSpan(2, 22...27)], digit: ZoneSpan(2, 28),
                allowsFillerWhenEmpty: true),
        ]
    }
}
