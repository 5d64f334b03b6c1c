public import CodeParser

/// What a machine readable zone says, under the names of the MRZ Scanner SDKs.
public struct MRZData: Sendable, Hashable {
    /// The lines of the zone, joined by line feeds.
    public let mrzText: String
    /// Given names; empty when there are none.
    public let firstName: String
    /// Surname; empty when there is none.
    public let lastName: String
    /// `male`, `female` or `unspecified`.
    public let sex: String
    /// Age in whole years; 0 when it is unknown.
    public let age: Int
    /// The issuing state in words.
    public let issuingState: String
    /// The issuing state's code as printed.
    public let issuingStateRaw: String
    /// The nationality in words.
    public let nationality: String
    /// The nationality's code as printed.
    public let nationalityRaw: String
    /// `YYYY-MM-DD`; `XX` stands for a part that is unknown.
    public let dateOfBirth: String
    /// `20YY-MM-DD`; `XX` stands for a part that is unknown.
    public let dateOfExpire: String
    /// The kind of zone, such as `MRTD_TD3_PASSPORT`.
    public let documentType: String
    /// The number of the document.
    public let documentNumber: String
    /// The personal number of passports.
    public let personalNumber: String?
    /// The first field for the issuer's own data, as printed.
    public let optionalData1: String?
    /// The second one.
    public let optionalData2: String?

    private let statuses: [String: ValidationStatus]

    /// Which fields of the parser stand behind each property.
    private static let sources: [String: [String]] = [
        "firstName": [ZoneFieldName.secondaryIdentifier], "lastName": [ZoneFieldName.primaryIdentifier],
        "sex": [ZoneFieldName.sex], "issuingState": [ZoneFieldName.issuingState],
        "nationality": [ZoneFieldName.nationality],
        "dateOfBirth": [
            ZoneFieldName.dateOfBirth, ZoneFieldName.birthYear, ZoneFieldName.birthMonth, ZoneFieldName.birthDay,
        ],
        "dateOfExpire": [
            ZoneFieldName.dateOfExpiry, ZoneFieldName.expiryYear, ZoneFieldName.expiryMonth, ZoneFieldName.expiryDay,
        ],
        "documentNumber": [
            ZoneFieldName.documentNumber, ZoneFieldName.longDocumentNumber, ZoneFieldName.passportNumber,
        ],
        "mrzText": ["line1", "line2", "line3"],
        "optionalData1": [ZoneFieldName.optionalData1, ZoneFieldName.optionalData],
        "optionalData2": [ZoneFieldName.optionalData2], "personalNumber": [ZoneFieldName.personalNumber],
    ]

    /// Without these there is no data.
    private static let needed = [
        ZoneFieldName.birthYear, ZoneFieldName.birthMonth, ZoneFieldName.birthDay, ZoneFieldName.expiryYear,
        ZoneFieldName.expiryMonth, ZoneFieldName.expiryDay, ZoneFieldName.sex, ZoneFieldName.issuingState,
        ZoneFieldName.nationality,
    ]

    /// The data of a zone.
    ///
    /// `nil` for vehicle numbers, and for zones without nationality or expiry such as the French identity card.
    ///
    /// - Parameters:
    ///   - code: the zone.
    ///   - referenceDate: the day for centuries; births lie in the latest century that is not in the future.
    public init?(_ code: ScannedCode, referenceDate: CalendarDate? = .today) {
        guard Self.needed.allSatisfy({ code[$0] != nil }) else { return nil }
        func value(_ names: String...) -> String {
            names.lazy.compactMap { code[$0]?.value }.first { !$0.isEmpty } ?? ""
        }
        func raw(_ names: String...) -> String? { names.lazy.compactMap { code[$0]?.raw }.first }
        mrzText = code.lines.joined(separator: "\n")
        firstName = value(ZoneFieldName.secondaryIdentifier)
        lastName = value(ZoneFieldName.primaryIdentifier)
        sex = value(ZoneFieldName.sex)
        issuingState = value(ZoneFieldName.issuingState)
        issuingStateRaw = raw(ZoneFieldName.issuingState) ?? ""
        nationality = value(ZoneFieldName.nationality)
        nationalityRaw = raw(ZoneFieldName.nationality) ?? ""
        let birth = Date(
            year: value(ZoneFieldName.birthYear), month: value(ZoneFieldName.birthMonth),
            day: value(ZoneFieldName.birthDay))
        let birthYear = birth.year.map { Self.birthYear($0, birth, before: referenceDate) }
        dateOfBirth = birth.text(year: birthYear)
        let expiry = Date(
            year: value(ZoneFieldName.expiryYear), month: value(ZoneFieldName.expiryMonth),
            day: value(ZoneFieldName.expiryDay))
        dateOfExpire = expiry.text(year: expiry.year.map { 2000 + $0 })
        age = code.age ?? Self.years(since: birthYear, until: referenceDate)
        documentType = code.codeType
        documentNumber = value(
            ZoneFieldName.documentNumber, ZoneFieldName.longDocumentNumber, ZoneFieldName.passportNumber)
        personalNumber = code[ZoneFieldName.personalNumber]?.value
        optionalData1 = raw(ZoneFieldName.optionalData1, ZoneFieldName.optionalData)
        optionalData2 = raw(ZoneFieldName.optionalData2)
        statuses = Dictionary(code.fields.map { ($0.name, $0.validation) }) { first, _ in first }
    }

    /// What the check digits say about a property: the worst of all fields behind it.
    ///
    /// - Parameter name: the name of a property, such as `dateOfBirth`; the whole zone is `mrzText`.
    /// - Returns: `failed` when any field failed, `succeeded` when any succeeded and none failed, else `none`; `none` for
    ///   names that are no property.
    public func getFieldValidationStatus(_ name: String) -> ValidationStatus {
        let found = (Self.sources[name] ?? []).compactMap { statuses[$0] }
        if found.contains(.failed) { return .failed }
        return found.contains(.succeeded) ? .succeeded : .none
    }

    // MARK: Dates

    /// The parts of a date as far as they are numbers.
    private struct Date {
        var year: Int?
        var month: Int?
        var day: Int?

        init(year: String, month: String, day: String) {
            func number(_ text: String) -> Int? { text.utf8.count == 2 ? Int(text) : nil }
            self.year = number(year)
            self.month = number(month).flatMap { (1...12).contains($0) ? $0 : nil }
            self.day = number(day).flatMap { (1...31).contains($0) ? $0 : nil }
        }

        func text(year: Int?) -> String {
            func part(_ number: Int?) -> String { number.map { ($0 < 10 ? "0" : "") + String($0) } ?? "XX" }
            return [year.map { String($0) } ?? "XX", part(month), part(day)].joined(separator: "-")
        }
    }

    private static func birthYear(_ twoDigits: Int, _ birth: Date, before today: CalendarDate?) -> Int {
        guard let today else { return 1900 + twoDigits }
        let late = today.year / 100 * 100 + twoDigits
        let isFuture = (late, birth.month ?? 1, birth.day ?? 1) > (today.year, today.month, today.day)
        return isFuture ? late - 100 : late
    }

    private static func years(since year: Int?, until today: CalendarDate?) -> Int {
        guard let year, let today else { return 0 }
        return max(0, today.year - year)
    }
}
