import CodeParser
import MRZScan
import Testing

@Suite("MRZData")
struct MRZDataTests {
    private let today = CalendarDate(year: 2026, month: 1, day: 31)

    private func code(_ text: String) throws -> ScannedCode {
        try #require(TextScanner(referenceDate: today).scan(text).codes.first)
    }

    private func data(_ text: String) throws -> MRZData? { MRZData(try code(text), referenceDate: today) }

    /// ICAO 9303-4, appendix B.
    private let passport = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F1204159ZE184226B<<<<<10
        """

    @Test("a passport, property by property")
    func passportData() throws {
        let data = try #require(try data(passport))
        #expect(data.mrzText == passport)
        #expect(data.firstName == "ANNA MARIA" && data.lastName == "ERIKSSON")
        #expect(data.sex == "female" && data.age == 51)
        #expect(data.issuingState == "Utopia" && data.issuingStateRaw == "UTO")
        #expect(data.nationality == "Utopia" && data.nationalityRaw == "UTO")
        #expect(data.dateOfBirth == "1974-08-12" && data.dateOfExpire == "2012-04-15")
        #expect(data.documentType == "MRTD_TD3_PASSPORT" && data.documentNumber == "L898902C3")
        #expect(data.personalNumber == "ZE184226B")
        #expect(data.optionalData1 == nil && data.optionalData2 == nil)
        for name in ["dateOfBirth", "dateOfExpire", "documentNumber", "mrzText", "personalNumber"] {
            #expect(data.getFieldValidationStatus(name) == .succeeded, "\(name)")
        }
        #expect(data.getFieldValidationStatus("firstName") == .none)
        #expect(data.getFieldValidationStatus("shoeSize") == .none)
    }

    @Test("a wrong digit fails the date, the zone and nothing else")
    func failedDate() throws {
        let wrong = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408132F1204159ZE184226B<<<<<10"
        let data = try #require(try data(wrong))
        #expect(data.getFieldValidationStatus("dateOfBirth") == .failed)
        #expect(data.getFieldValidationStatus("mrzText") == .failed)
        #expect(data.getFieldValidationStatus("dateOfExpire") == .succeeded)
        #expect(data.getFieldValidationStatus("documentNumber") == .succeeded)
    }

    /// ICAO 9303-5, appendix B; expiry is always in the century of 2000.
    @Test("a card with an optional field and a birth that is not in the future")
    func card() throws {
        let encoded = try #require(
            try data("I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<"))
        #expect(encoded.documentNumber == "D23145890" && encoded.documentType == "MRTD_TD1_ID")
        #expect(encoded.personalNumber == nil && encoded.optionalData1 == "<<<<<<<<<<<<<<<")
        #expect(encoded.optionalData2 == "<<<<<<<<<<<")
    }

    @Test("the French card has neither nationality nor expiry, so there is no data")
    func french() throws {
        let code = try code("IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<\n9409923102854CORINNE<<<<<<<6512068F4")
        #expect(code.codeType == "MRTD_TD2_FRENCH_ID")
        #expect(MRZData(code, referenceDate: today) == nil)
    }

    @Test("the parts of a vehicle number; a zone has none")
    func vehicle() throws {
        // The example of 49 CFR 565: its check digit is X.
        let data = try #require(VINData(try code("1M8GDM9AXKP042788")))
        #expect(data.vinString == "1M8GDM9AXKP042788" && data.wmi == "1M8" && data.vds == "GDM9AX")
        #expect(data.checkDigit == "X" && data.modelYear == "1989" && data.plantCode == "P")
        #expect(data.serialNumber == "042788")
        #expect(VINData(try code(passport)) == nil)
        #expect(MRZData(try code("1M8GDM9AXKP042788")) == nil)
    }
}

@Suite("MRZScannerConfig")
struct MRZScannerConfigTests {
    @Test("the kind of document chooses the template, a file of one's own its first")
    func templates() {
        var config = MRZScannerConfig()
        #expect(config.templateName == "ReadPassportAndId")
        config.documentType = .id
        #expect(config.templateName == "ReadId")
        config.documentType = .passport
        #expect(config.templateName == "ReadPassport")
        config.templateFile = "mine.json"
        #expect(config.templateName == "")
        for type in MRZScannerConfig.DocumentType.allCases {
            #expect(MRZScanner.templateNames.contains(type.templateName))
        }
    }

    @Test("defaults are those of the SDK (3.6)")
    func defaults() {
        let config = MRZScannerConfig()
        #expect(config.returnDocumentImage && config.returnPortraitImage && !config.returnOriginalImage)
        #expect(!config.isBeepEnabled && !config.isVibrateEnabled && config.isFormatSelectorVisible)
    }

    @Test("templates given as text are read; what is wrong with them is said")
    func templateText() {
        var config = MRZScannerConfig()
        config.dataFolder = "/nowhere"
        config.templateFile = "{ \"CaptureVisionTemplates\": [ "
        let error = #expect(throws: ScanError.self) { try MRZDocumentScanner(config: config) }
        #expect(error?.code != .modelFileNotFount)
    }

    @Test("a user who gives up is no exception")
    func canceled() {
        #expect(MRZScanResult.canceled.resultStatus == .canceled && MRZScanResult.canceled.errorCode == 0)
        #expect(MRZScanResult.canceled.getDocumentImage(.mrz) == nil)
    }
}
