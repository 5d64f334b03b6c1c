import CodeParser
import Testing

@Suite("ZoneEncoder")
struct ZoneEncoderTests {
    /// The holder of the standard's specimens.
    private var eriksson: ZoneContent {
        ZoneContent(
            documentCode: "P", issuingState: "UTO", primaryIdentifier: "Eriksson", secondaryIdentifier: "Anna Maria",
            documentNumber: "L898902C3", nationality: "UTO", dateOfBirth: "740812", sex: "F", dateOfExpiry: "120415",
            optionalData: "ZE184226B")
    }

    @Test("writes the specimen of ICAO 9303-4")
    func passport() throws {
        let lines = try ZoneEncoder().encode(eriksson, as: .td3)
        #expect(
            lines == ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"])
    }

    @Test("writes the specimens of ICAO 9303 parts 5, 6 and 7")
    func others() throws {
        var card = eriksson
        card.documentCode = "I"
        card.documentNumber = "D23145890"
        card.optionalData = ""
        #expect(
            try ZoneEncoder().encode(card, as: .td1) == [
                "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            ])
        #expect(
            try ZoneEncoder().encode(card, as: .td2) == [
                "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6",
            ])
        var visa = eriksson
        visa.documentCode = "V"
        visa.documentNumber = "L8988901C"
        visa.nationality = "XXX"
        visa.dateOfBirth = "400907"
        visa.dateOfExpiry = "961210"
        visa.optionalData = "6ZE184226B"
        #expect(
            try ZoneEncoder().encode(visa, as: .mrvA) == [
                "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<",
            ])
    }

    @Test("writes long numbers by either formula", arguments: [ZoneFormat.td1, .td2])
    func longNumber(format: ZoneFormat) throws {
        var card = eriksson
        card.documentCode = "I"
        card.documentNumber = "600001795015"
        card.optionalData = ""
        for (rule, digit) in [(ZoneCheck.LongNumberRule.published, "2"), (.older, "0")] {
            let lines = try ZoneEncoder(longNumberRule: rule).encode(card, as: format)
            #expect(lines.joined().contains("600001795<"))
            #expect(lines.joined().contains("015" + digit + "<"))
        }
    }

    @Test("writes the French card")
    func frenchCard() throws {
        let content = ZoneContent(
            documentCode: "ID", issuingState: "FRA", primaryIdentifier: "Berthier", secondaryIdentifier: "Corinne",
            documentNumber: "940992310285", nationality: "", dateOfBirth: "651206", sex: "F", dateOfExpiry: "")
        #expect(
            try ZoneEncoder().encode(content, as: .frenchID) == [
                "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "9409923102854CORINNE<<<<<<<6512068F4",
            ])
    }

    @Test(
        "cuts names as ICAO 9303 does: a letter in the last column, something left of the given names",
        arguments: [
            (
                "Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", ZoneFormat.td3,
                "BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI"
            ),
            (
                "Nilavadhanananda", "Chayapa Dejthamrong Krasuang", .td3,
                "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K"
            ),
            (
                "Papandropoulous", "Jonathon Warren Trevor", .td3,
                "PAPANDROPOULOUS<<JONATHON<WARREN<TREVOR"
            ),
        ])
    func truncation(primary: String, secondary: String, format: ZoneFormat, field: String) throws {
        var content = eriksson
        content.primaryIdentifier = primary
        content.secondaryIdentifier = secondary
        let lines = try ZoneEncoder().encode(content, as: format)
        #expect(lines[0] == "P<UTO" + field)
    }

    @Test(
        "transliterates",
        arguments: [
            ("D'Artagnan", "DARTAGNAN"), ("Marie-Élise", "MARIE<ELISE"), ("Müller", "MUELLER"), ("Ørsted", "OERSTED"),
            ("Strauß", "STRAUSS"), ("Þór", "THOR"), ("Łukasz", "LUKASZ"), ("Щербаков", "SHCHERBAKOV"),
            ("Юлия", "IULIIA"), ("Núñez, José", "NUNEZ<JOSE"), ("Yılmaz", "YILMAZ"),
        ])
    func transliteration(text: String, zone: String) throws {
        var content = eriksson
        content.primaryIdentifier = text
        #expect(try ZoneEncoder().encode(content, as: .td3)[0].hasPrefix("P<UTO" + zone + "<<ANNA"))
    }

    @Test("refuses to guess")
    func refusals() {
        func error(_ change: (inout ZoneContent) -> Void, _ format: ZoneFormat = .td3) -> ZoneEncodingError? {
            var content = eriksson
            change(&content)
            do throws(ZoneEncodingError) {
                _ = try ZoneEncoder().encode(content, as: format)
                return nil
            } catch {
                return error
            }
        }
        #expect(error { $0.primaryIdentifier = "山田" } == .unencodableCharacter("山"))
        #expect(error { $0.documentNumber = "1234567890" } == .tooLong(field: "passportNumber", limit: 9))
        #expect(error { $0.dateOfBirth = "740841" } == .malformed(field: "dateOfBirth"))
        #expect(error { $0.sex = "X" } == .malformed(field: "sex"))
        #expect(error { $0.issuingState = "UTOP" } == .malformed(field: "issuingState"))
        #expect(error { $0.optionalData = "123456789012345" } == .tooLong(field: "personalNumber", limit: 14))
        #expect(
            error({ $0.documentNumber = "123456789012345678901234" }, .td1)
                == .tooLong(field: "documentNumber", limit: 23))
    }
}
