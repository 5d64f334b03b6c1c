/// Reads clean vehicle identification numbers: 17 characters, nothing to be corrected.
///
/// A wrong check digit, an unknown maker and the like are reported in the record and are no reason for `nil`. For text
/// from a recogniser use `VINDecoder`.
///
/// A parser is a value and may be used from any number of threads at once.
public struct VINParser: Sendable {
    /// The day on which the number is read; it bounds the model year.
    public var referenceDate: CalendarDate?

    /// A parser.
    public init(referenceDate: CalendarDate? = nil) {
        self.referenceDate = referenceDate
    }

    /// Reads 17 characters.
    ///
    /// Returns `nil` for any other number of characters (vehicles before 1981 have shorter numbers without a standard)
    /// and for characters that no VIN has: all but digits and capital letters, and I, O and Q.
    public func parse(_ text: String) -> VINRecord? {
        parse(utf8: Array(text.utf8))
    }

    /// Reads 17 ASCII bytes.
    public func parse(utf8 vin: [UInt8]) -> VINRecord? {
        guard let computed = VINCheckDigit.compute(over: vin) else { return nil }
        let region = VINRegion(firstCharacter: vin[0])
        let maker = VINMakerTable.shared.maker(of: vin)
        let country = VINCountryTable.country(of: vin[...])
        let modelYear = VINModelYear(vin: vin, region: region, kind: maker?.kind, reference: referenceDate)
        let isBinding = Self.isCheckDigitBinding(vin)
        let agrees = vin[8] == computed
        let smallMaker = VINMakerTable.smallMakerIdentifier(of: vin)
        let serialStart = smallMaker == nil ? 11 : 14
        var record = VINRecord(
            vin: ASCII.string(vin), fields: [], check: nil, status: .unverified, region: region, country: country,
            maker: maker, makerIdentifier: smallMaker ?? ASCII.string(vin[..<3]), modelYear: modelYear,
            serialNumber: ASCII.string(vin[serialStart...]), warnings: [])
        if isBinding {
            record.status = agrees ? .valid : .invalid
            record.check = ZoneCheck(
                field: "vinString", printed: Character(Unicode.Scalar(vin[8])),
                computed: VINCheckDigit.value(ofCheckSymbol: computed), status: agrees ? .succeeded : .failed,
                span: ZoneSpan(1, 1...17), digitSpan: ZoneSpan(1, 9))
        }
        record.fields = fields(vin, record: record, serialStart: serialStart)
        record.warnings = warnings(vin, record: record, agreesByChance: agrees && !isBinding)
        return record
    }

    /// Whether position 9 must be a check digit: in the USA, Canada and China, and in Mexico for their markets.
    ///
    /// Vehicles from Mexico for other markets have the maker's own character there, mostly Z.
    static func isCheckDigitBinding(_ vin: [UInt8]) -> Bool {
        switch vin[0] {
        case UInt8(ascii: "1"), UInt8(ascii: "2"), UInt8(ascii: "4"), UInt8(ascii: "5"), UInt8(ascii: "7"),
            UInt8(ascii: "L"), UInt8(ascii: "H"):
            true
        case UInt8(ascii: "3"): ASCII.isDigit(vin[8]) || vin[8] == UInt8(ascii: "X")
        default: false
        }
    }

    /// Whether position 9 can be a check digit at all after a first character.
    static func mayBindCheckDigit(_ first: UInt8) -> Bool {
        "123457LH".utf8.contains(first)
    }

    private func fields(_ vin: [UInt8], record: VINRecord, serialStart: Int) -> [ZoneField] {
        func field(_ name: String, _ columns: ClosedRange<Int>, value: String? = nil) -> ZoneField {
            let raw = ASCII.string(vin[(columns.lowerBound - 1)..<columns.upperBound])
            return ZoneField(name: name, value: value ?? raw, rawValue: raw, span: ZoneSpan(1, columns))
        }
        var whole = field("vinString", 1...17)
        whole.validation = record.check?.status ?? .none
        var region = field("region", 1...1, value: record.region?.rawValue)
        region.mapping = record.region == nil ? .failed : .succeeded
        var year = field("modelYear", 10...10, value: record.modelYear.year.map { String($0) } ?? "")
        year.mapping = record.modelYear.year == nil ? .failed : .succeeded
        var digit = field("checkDigit", 9...9)
        digit.validation = record.check?.status ?? .none
        return [
            whole, field("WMI", 1...3), region, field("VDS", 4...9), digit, field("VIS", 10...17), year,
            field("plantCode", 11...11), field("serialNumber", (serialStart + 1)...17),
        ]
    }

    private func warnings(_ vin: [UInt8], record: VINRecord, agreesByChance: Bool) -> [VINRecord.Warning] {
        var warnings: [VINRecord.Warning] = []
        if vin.allSatisfy({ $0 == vin[0] }) { warnings.append(.allCharactersEqual) }
        if record.maker == nil { warnings.append(.unknownMaker) }
        if record.country == nil { warnings.append(.unknownCountry) }
        if agreesByChance { warnings.append(.checkDigitAgreesByChance) }
        if record.modelYear.rule == .notEncoded { warnings.append(.modelYearNotEncoded) }
        if !vin[13...].allSatisfy(ASCII.isDigit) { warnings.append(.serialNumberNotNumeric) }
        return warnings
    }
}

extension VINCheckDigit {
    /// The number that a check digit stands for: 10 for X.
    static func value(ofCheckSymbol symbol: UInt8) -> Int? {
        symbol == UInt8(ascii: "X") ? 10 : (ASCII.isDigit(symbol) ? Int(symbol) - 0x30 : nil)
    }
}
