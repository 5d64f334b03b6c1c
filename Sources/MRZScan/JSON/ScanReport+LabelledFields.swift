import CodeParser

extension ScanReport {
    /// The fields of every zone and number under the names that scanner apps show, as JSON.
    ///
    /// The keys of a zone are `Surname`, `Given Names`, `Sex`, `Birth Date`, `Expiration Date`, `Nationality`,
    /// `Country Code`, `Document Type`, `Document Number`, `Optional Data` and `Optional Data 2`; a key whose field the
    /// layout does not have is empty. Dates are ISO 8601, states are codes as printed. A vehicle number has `VIN`,
    /// `Manufacturer`, `Model Year` and `Country`. `Status` and `File` follow.
    ///
    /// - Returns: one object on one line for each zone or number; one with `Status` and `File` alone when nothing was read.
    public func labelledFieldsText() -> [String] {
        let lists = codes.isEmpty ? [[]] : codes.map { $0.codeType == "VIN" ? $0.vehicleFields : $0.personFields }
        return lists.map { fields in
            var members = fields.map { (key: $0.0, value: JSONValue.string($0.1)) }
            members.append((key: "Status", value: .string(status.rawValue)))
            if let file { members.append((key: "File", value: .string(file))) }
            if pageCount > 1 { members.append((key: "Page", value: .integer(page + 1))) }
            return JSONValue.object(members).text(isIndented: false)
        }
    }
}

extension ScannedCode {
    fileprivate var personFields: [(String, String)] {
        let sex = self[ZoneFieldName.sex]?.raw ?? ""
        return [
            ("Surname", value(ZoneFieldName.primaryIdentifier, ZoneFieldName.lastName)),
            ("Given Names", value(ZoneFieldName.secondaryIdentifier, ZoneFieldName.givenNames)),
            ("Sex", sex == "<" ? "X" : sex),
            ("Birth Date", birthDate ?? value(ZoneFieldName.dateOfBirth)),
            ("Expiration Date", expiryDate ?? value(ZoneFieldName.dateOfExpiry)),
            ("Nationality", code(ZoneFieldName.nationality)),
            ("Country Code", code(ZoneFieldName.issuingState)),
            ("Document Type", value(ZoneFieldName.documentCode)),
            (
                "Document Number",
                value(
                    ZoneFieldName.longDocumentNumber, ZoneFieldName.documentNumber, ZoneFieldName.passportNumber,
                    ZoneFieldName.idNumber)
            ),
            (
                "Optional Data",
                value(ZoneFieldName.optionalData1, ZoneFieldName.optionalData, ZoneFieldName.personalNumber)
            ),
            ("Optional Data 2", value(ZoneFieldName.optionalData2)),
        ]
    }

    fileprivate var vehicleFields: [(String, String)] {
        [
            ("VIN", lines.first ?? ""), ("Manufacturer", value("manufacturer")), ("Model Year", value("modelYear")),
            ("Country", value("country")),
        ]
    }

    /// The first of these fields that has a value.
    private func value(_ names: String...) -> String {
        names.lazy.compactMap { self[$0]?.value }.first { !$0.isEmpty } ?? ""
    }

    /// A code as printed, without filler.
    private func code(_ name: String) -> String { (self[name]?.raw ?? "").filter { $0 != "<" } }
}
