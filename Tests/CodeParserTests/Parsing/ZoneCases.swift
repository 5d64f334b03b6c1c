import CodeParser

/// Real and specimen zones that parsers are known to stumble over.
enum ZoneCases {
    static let all: [ZoneCase] = numbers + optionalData + names + datesAndSex + codes + visas + national

    // MARK: Document numbers

    static let numbers: [ZoneCase] = [
        ZoneCase(
            "Swedish card: only the older formula fits, the composite fits neither", .td1,
            """
            I<SWEHVC8N3QW7<ZE17422<<<<<<<<
            8104199F3012257SWE<<<<<<<<<<<9
            IECGDQB<<MMHQQ<<<<<<<<<<<<<<<<
            """, values: ["longDocumentNumber": "HVC8N3QW7ZE1742", "optionalData1": ""],
            failing: ["compositeCheckDigit"], longNumberRule: .older),
        ZoneCase(
            "a number of exactly ten characters", .td1,
            """
            IDUTO123456789<07<<<<<<<<<<<<<
            8601012M3001019UTO<<<<<<<<<<<6
            SPECIMEN<<JANE<<<<<<<<<<<<<<<<
            """, values: ["longDocumentNumber": "1234567890", "checkDigitForLongDocumentNumber": "7"],
            warnings: [.specimenCode], longNumberRule: .both),
        ZoneCase(
            "Belgian card, older series", .td1,
            """
            IDBEL000590240<6013<<<<<<<<<<<
            8512017F1311048BEL851201002007
            REINARTZ<<ULRIKE<KATIA<E<<<<<<
            """, values: ["longDocumentNumber": "000590240601", "optionalData2": "85120100200"],
            longNumberRule: .older),
        ZoneCase(
            "Belgian card, newer series", .td1,
            """
            IDBEL600001795<0152<<<<<<<<<<<
            1301014F2311207BEL130101987398
            SPECIMEN<<SPECIMEN<<<<<<<<<<<<
            """, values: ["longDocumentNumber": "600001795015"], longNumberRule: .published),
        ZoneCase(
            "Portuguese card: letters in the tail, name to the last column", .td1,
            """
            I<PRT007666667<ZZ00<<<<<<<<<<<
            8303143M3405293PRT<<<<<<<<<<<4
            CACADOR<DE<ARAUJO<<ANDRE<ESTEV
            """, values: ["longDocumentNumber": "007666667ZZ0"], warnings: [.nameMayBeTruncated],
            primary: "CACADOR DE ARAUJO", secondary: "ANDRE ESTEV", longNumberRule: .both),
        ZoneCase(
            "the standard's example of a long number, TD1", .td1,
            """
            I<UTOD23145890<7349<<<<<<<<<<<
            3407127M9507122UTO<<<<<<<<<<<2
            STEVENSON<<PETER<JOHN<<<<<<<<<
            """, values: ["longDocumentNumber": "D23145890734"], warnings: [.specimenCode],
            primary: "STEVENSON", secondary: "PETER JOHN", longNumberRule: .both),
        ZoneCase(
            "the standard's example of a long number, TD2", .td2,
            """
            I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<
            D23145890<UTO3407127M95071227349<<<8
            """, values: ["documentNumber": "D23145890734", "optionalData": ""], warnings: [.specimenCode],
            longNumberRule: .both),
        ZoneCase(
            "a tail of one character is no tail", .td1,
            """
            I<UTOD23145890<7<<<<<<<<<<<<<<
            3407127M9507122UTO<<<<<<<<<<<4
            STEVENSON<<PETER<JOHN<<<<<<<<<
            """, values: ["documentNumber": "D23145890"], failing: ["documentNumber"],
            warnings: [.malformedLongNumber, .specimenCode]),
        ZoneCase(
            "a tail of letters", .td1,
            """
            I<UTOD23145890<XYZ5<<<<<<<<<<<
            7408122F1204159UTO<<<<<<<<<<<0
            ERIKSSON<<ANNA<MARIA<<<<<<<<<<
            """, values: ["longDocumentNumber": "D23145890XYZ"], warnings: [.specimenCode], longNumberRule: .both),
        ZoneCase(
            "Dominican card: everything fits but the composite", .td1,
            """
            I<DOM402123456<788<<<<<<<<<<<<
            7905229F3105227DOM<<<<<<<<<<<3
            SANTANA<<ROSA<ELENA<<<<<<<<<<<
            """, values: ["longDocumentNumber": "40212345678"], failing: ["compositeCheckDigit"],
            longNumberRule: .published),
        ZoneCase(
            "Senegalese card, 17 characters", .td1,
            """
            I<SEN123456789<012345673<<<<<<
            9101070M3001064SEN<<<<<<<<<<<2
            DIOP<<MODOU<<<<<<<<<<<<<<<<<<<
            """, values: ["longDocumentNumber": "12345678901234567", "optionalData1": ""],
            longNumberRule: .published),
        ZoneCase(
            "a passport has no rule for long numbers", .td3,
            """
            P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L898902C3<UTO7408122F12041599<<<<<<<<<<<<<06
            """, values: ["passportNumber": "L898902C3"],
            failing: ["passportNumber", "personalNumber", "compositeCheckDigit"], warnings: [.specimenCode]),
    ]

    // MARK: Optional data and composite digits

    static let optionalData: [ZoneCase] = [
        ZoneCase(
            "Turkish card: the national number stands after a filler", .td1,
            """
            I<TURA12C345672<10000000146<<<
            8504179M2903127TUR<<<<<<<<<<<2
            YILMAZ<<DENIZ<EMRE<<<<<<<<<<<<
            """, values: ["documentNumber": "A12C34567", "optionalData1": "10000000146"]),
        ZoneCase(
            "Emirates card: both numbers", .td1,
            """
            ILARE0987654326784198400000001
            8402035M2711081AUS<<<<<<<<<<<2
            HOLLOWAY<<MARTIN<<<<<<<<<<<<<<
            """, values: ["documentNumber": "098765432", "optionalData1": "784198400000001"]),
        ZoneCase(
            "Spanish card", .td1,
            """
            IDESPBAA000589599999999R<<<<<<
            8001014F2501017ESP<<<<<<<<<<<7
            ESPANOLA<ESPANOLA<<CARMEN<<<<<
            """, values: ["documentNumber": "BAA000589", "optionalData1": "99999999R"],
            primary: "ESPANOLA ESPANOLA", secondary: "CARMEN"),
        ZoneCase(
            "Finnish card: filler inside the optional data", .td1,
            """
            I<FINXA10000585010195<112X<<<<
            9501016F2803135FIN<<<<<<<<<<<7
            SPECIMEN<TRAVEL<<VILMA<SOFIA<<
            """, values: ["optionalData1": "010195<112X"]),
        ZoneCase(
            "Latvian card", .td1,
            """
            I<LVAPA99929216121282<88882<<<
            8212122M1703054LVA<<<<<<<<<<<0
            PARAUDZINS<<ANDRIS<<<<<<<<<<<<
            """, values: ["documentNumber": "PA9992921", "optionalData1": "121282<88882"]),
        ZoneCase(
            "Swedish card: number of eight characters", .td1,
            """
            I<SWE59000002<8198703142391<<<
            8703145M1701027SWE<<<<<<<<<<<8
            SPECIMEN<<SVEN<<<<<<<<<<<<<<<<
            """, values: ["documentNumber": "59000002", "optionalData1": "198703142391"]),
        ZoneCase(
            "Dutch card: surname of two words", .td1,
            """
            I<NLDSPECI20142999999990<<<<<8
            6503101F2403096NLD<<<<<<<<<<<8
            DE<BRUIJN<<WILLEKE<LISELOTTE<<
            """, values: ["documentNumber": "SPECI2014", "optionalData1": "999999990<<<<<8"],
            primary: "DE BRUIJN", secondary: "WILLEKE LISELOTTE"),
        ZoneCase(
            "empty personal number with a filler for its digit", .td3,
            """
            P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<
            C01X0006H1D<<6408125F1710319<<<<<<<<<<<<<<<0
            """, values: ["passportNumber": "C01X0006H", "personalNumber": "", "issuingState": "Germany"]),
        ZoneCase(
            "empty personal number with 0 for its digit", .td3,
            """
            P<HRVSPECIMEN<<SPECIMEN<<<<<<<<<<<<<<<<<<<<<
            0070070071HRV8212258F1407019<<<<<<<<<<<<<<06
            """, values: ["passportNumber": "007007007", "checkDigitForPersonalNumber": "0"]),
        ZoneCase(
            "Czech passport", .td3,
            """
            P<CZESPECIMEN<<VZOR<<<<<<<<<<<<<<<<<<<<<<<<<
            99003853<1CZE1101018M1207046110101111<<<<<94
            """, values: ["passportNumber": "99003853", "personalNumber": "110101111", "nationality": "Czechia"]),
        ZoneCase(
            "Slovenian card as labelled: a misread filler that no digit shows", .td1,
            """
            I<SVNIE987654302806985505145K<
            8506287F3203282SVN<<<<<<<<<<<2
            VZOREC<<JANA<<<<<<<<<<<<<<<<<<
            """, values: ["documentNumber": "IE9876543", "optionalData1": "2806985505145K"]),
        ZoneCase(
            "Austrian number of eight characters", .td1,
            """
            IDAUT10000999<6<<<<<<<<<<<<<<<
            7109094F1112315AUT<<<<<<<<<<<4
            MUSTERFRAU<<ISOLDE<<<<<<<<<<<<
            """, values: ["documentNumber": "10000999", "checkDigitForDocumentNumber": "6"]),
    ]

    // MARK: Names

    static let names: [ZoneCase] = [
        ZoneCase(
            "one name after an empty primary part", .td3,
            """
            P<IND<<SHABNAM<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<
            K3614728<9IND6102191F2703316<<<<<<<<<<<<<<<8
            """, warnings: [.emptyPrimaryIdentifier], primary: "", secondary: "SHABNAM"),
        ZoneCase(
            "one name and no separator", .td3,
            """
            P<PAKNARGIS<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<
            AB12345671PAK8802141F29021313520112345678<52
            """, primary: "NARGIS", secondary: ""),
        ZoneCase(
            "two words and no separator", .td3,
            """
            P<IDNSATRIYA<SUDARPA<<<<<<<<<<<<<<<<<<<<<<<<
            C1234567<0IDN9005053M3005040<<<<<<<<<<<<<<06
            """, primary: "SATRIYA SUDARPA", secondary: ""),
        ZoneCase(
            "given names in two words", .td3,
            """
            P<CANHOLLOWAY<<MARTIN<JAMES<<<<<<<<<<<<<<<<<
            AC615237<8CAN7403091M2808141<<<<<<<<<<<<<<00
            """, primary: "HOLLOWAY", secondary: "MARTIN JAMES"),
        ZoneCase(
            "name cut at the end of the field", .td3,
            """
            P<AREALKAABI<<SAIF<ABDUL<RAHMAN<OBAID<MOHAMM
            ZK8K814040ARE7402027M1612310<<<<<<<<<<<<<<<8
            """, warnings: [.nameMayBeTruncated], primary: "ALKAABI", secondary: "SAIF ABDUL RAHMAN OBAID MOHAMM"),
        ZoneCase(
            "three groups: only the first separator separates", .td3,
            """
            P<UTOERIKSSON<<ANNA<<MARIA<<<<<<<<<<<<<<<<<<
            L898902C36UTO7408122F1204159ZE184226B<<<<<10
            """, warnings: [.severalNameSeparators, .specimenCode], primary: "ERIKSSON", secondary: "ANNA MARIA"),
        ZoneCase(
            "Russian passport: digits in the name, no date of expiry", .td3,
            """
            PNRUSZDRIL7K<<SERGEQ<ANATOL9EVI3<<<<<<<<<<<<
            3919353498RUS7207233M<<<<<<<4151218910003<50
            """, values: ["dateOfExpiry": "<<<<<<", "personalNumber": "4151218910003"], warnings: [.digitsInName],
            primary: "ZDRIL7K", secondary: "SERGEQ ANATOL9EVI3"),
        ZoneCase(
            "Italian card: code C, letters at both ends of the number", .td1,
            """
            C<ITACA00000AA4<<<<<<<<<<<<<<<
            6412308F2212304ITA<<<<<<<<<<<0
            ROSSI<<BIANCA<<<<<<<<<<<<<<<<<
            """, values: ["documentCode": "C", "documentNumber": "CA00000AA"]),
    ]

    // MARK: Dates and sex

    static let datesAndSex: [ZoneCase] = [
        ZoneCase(
            "day 41", .td3,
            """
            P<GBRUK<SPECIMEN<<ANGELA<ZOE<<<<<<<<<<<<<<<<
            9250764733GBR8809417F2007162<<<<<<<<<<<<<<08
            """, values: ["dateOfBirth": "880941"], failing: ["dateOfBirth", "compositeCheckDigit"],
            warnings: [.invalidDate]),
        ZoneCase(
            "nothing known about the birth", .td3,
            """
            P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L898902C36XXA<<<<<<0<3004157<<<<<<<<<<<<<<04
            """, values: ["sex": "unspecified", "nationality": "Stateless person (1954 convention)"],
            warnings: [.specimenCode, .issuerIsNotNationality]),
        ZoneCase(
            "year of birth only", .td3,
            """
            P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L898902C36UTO74<<<<1F3004157<<<<<<<<<<<<<<02
            """, values: ["birthYear": "74", "birthMonth": "<<"], warnings: [.specimenCode]),
        ZoneCase(
            "year and month of birth", .td1,
            """
            I<UTOD231458907<<<<<<<<<<<<<<<
            7408<<7F3004157UTO<<<<<<<<<<<2
            ERIKSSON<<ANNA<MARIA<<<<<<<<<<
            """, warnings: [.specimenCode]),
        ZoneCase(
            "a card that never expires", .td1,
            """
            I<UTOD231458907<<<<<<<<<<<<<<<
            7408122F<<<<<<0UTO<<<<<<<<<<<6
            ERIKSSON<<ANNA<MARIA<<<<<<<<<<
            """, values: ["dateOfExpiry": "<<<<<<"], warnings: [.specimenCode]),
        ZoneCase(
            "29 February", .td3,
            """
            P<SRBTEST<<MILICA<<<<<<<<<<<<<<<<<<<<<<<<<<<
            0000000000SRB6802295F22101042902968000000<40
            """, values: ["dateOfBirth": "680229", "personalNumber": "2902968000000"]),
        ZoneCase(
            "X for the sex, and wrong digits", .td3,
            """
            P<GBRSTOKES<<CASSANDRE<<<<<<<<<<<<<<<<<<<<<<
            2347894037GBR7901232X2301011<<<<<<<<<<<<<<06
            """, values: ["sex": "unspecified"], failing: ["passportNumber", "compositeCheckDigit"],
            warnings: [.sexPrintedAsX]),
    ]

    // MARK: Codes

    static let codes: [ZoneCase] = [
        ZoneCase(
            "German visa", .mrvB,
            """
            VBD<<KOVAC<<EMINA<<<<<<<<<<<<<<<<<<<
            D091740530BIH8201135M9708011<2020711
            """, values: ["issuingState": "Germany", "optionalData": "2020711"]),
        ZoneCase(
            "two lines of 36 with P<D<<", .td2,
            """
            P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<
            C01X00T478D<<6408125F2702283<<<<<<<4
            """, values: ["nationality": "Germany"], warnings: [.unusualDocumentCode]),
        ZoneCase(
            "Kosovo", .td3,
            """
            P<RKSSPECIMEN<<VLORA<<<<<<<<<<<<<<<<<<<<<<<<
            P123456789RKS0108308F33073081001234567<<<<16
            """, values: ["issuingState": "Kosovo", "nationality": "Kosovo"]),
        ZoneCase(
            "UNMIK", .td3,
            """
            PTUNKKONI<<MARTINA<<<<<<<<<<<<<<<<<<<<<<<<<<
            K0503499<8UNK9701241F06022201170650553<<<<10
            """, primary: "KONI", secondary: "MARTINA"),
        ZoneCase(
            "test card", .td3,
            """
            P<TRCSAMPLE<<LANA<<<<<<<<<<<<<<<<<<<<<<<<<<<
            SD99903223TRC9004137F3107014<<<<<<<<<<<<<<00
            """, warnings: [.specimenCode]),
        ZoneCase(
            "European laissez-passer", .td3,
            """
            PDEUESPECIMEN<<MARIE<<<<<<<<<<<<<<<<<<<<<<<<
            EU00123451BEL7008153F2908144<<<<<<<<<<<<<<04
            """, values: ["issuingState": "European Union", "nationality": "Belgium"]),
        ZoneCase(
            "United Nations laissez-passer", .td3,
            """
            PLUNOSPECIMEN<<OFFICIAL<<<<<<<<<<<<<<<<<<<<<
            1234567897UNO6505013M2804305<<<<<<<<<<<<<<08
            """, values: ["issuingState": "United Nations"]),
        ZoneCase(
            "Order of Malta", .td3,
            """
            PDXOMSPECIMEN<<ORDER<<<<<<<<<<<<<<<<<<<<<<<<
            X0000123<5ITA5803103M2703095<<<<<<<<<<<<<<08
            """, values: ["nationality": "Italy"]),
        ZoneCase(
            "refugee", .td3,
            """
            PRDNKSPECIMEN<<REFUGEE<<<<<<<<<<<<<<<<<<<<<<
            R1234567<5XXB9001011F2701013<<<<<<<<<<<<<<08
            """, values: ["nationality": "Refugee (1951 convention)"]),
        ZoneCase(
            "Maldives, code PR", .td3,
            """
            PRMDVSPECIMEN<<AHMED<<<<<<<<<<<<<<<<<<<<<<<<
            E1234567<4MDV8501019M2901019A123456<<<<<<<56
            """, values: ["documentCode": "PR", "personalNumber": "A123456"]),
        ZoneCase(
            "Slovakia, code PS", .td3,
            """
            PSSVKSPECIMEN<<BIOMETRIA<<<<<<<<<<<<<<<<<<<<
            XE72074364SVK1111112F19112641111111111<<<<04
            """, values: ["documentCode": "PS"]),
        ZoneCase(
            "Canada, code PP", .td3,
            """
            PPCANMARTIN<<SARAH<<<<<<<<<<<<<<<<<<<<<<<<<<
            P001756ZA5CAN9505047F3303034<<<<<<<<<<<<<<06
            """, values: ["passportNumber": "P001756ZA"]),
        ZoneCase(
            "residence permit with code RP", .td1,
            """
            RPESTAB0000123938205050000<<<<
            8205052M2605041UKR<<<<<<<<<<<7
            SPECIMEN<<OLENA<<<<<<<<<<<<<<<
            """, values: ["documentNumber": "AB0000123", "optionalData1": "38205050000"],
            warnings: [.unusualDocumentCode]),
        ZoneCase(
            "driving licence with code DL", .td1,
            """
            DLDZAA000004178<<<<<<<<<<<<<<<
            7302127M3303193DZA<<<<<<<<<<<4
            BENALI<<KARIM<<<<<<<<<<<<<<<<<
            """, values: ["documentCode": "DL"], warnings: [.unusualDocumentCode]),
        ZoneCase(
            "American residence card with code C1 and a wrong digit", .td1,
            """
            C1USA0223456791EAC9730053465<<
            4910040M9411014CAN<<<<<<<<<<<9
            CRITTENDEN<<LEE<W<<<<<<<<<<<<<
            """, values: ["documentCode": "C1", "documentNumber": "022345679"],
            failing: ["documentNumber", "compositeCheckDigit"]),
        ZoneCase(
            "crew member certificate", .td1,
            """
            ACUTOCM12345678BA<<<<<<<<<<<<<
            8206118F2712310UTO<<<<<<<<<<<3
            ERIKSSON<<ANNA<MARIA<<<<<<<<<<
            """, values: ["documentNumber": "CM1234567", "optionalData1": "BA"], warnings: [.specimenCode]),
        ZoneCase(
            "emergency document on one sheet: two lines of 36 with P", .td2,
            """
            PUUTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
            D231458907UTO7408122F2606277<<<<<<<8
            """, values: ["documentCode": "PU"], warnings: [.specimenCode]),
        ZoneCase(
            "two lines of 44 that begin with I", .td3,
            """
            I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L898902C36UTO7408122F1204159ZE184226B<<<<<10
            """, values: ["passportNumber": "L898902C3", "personalNumber": "ZE184226B"],
            warnings: [.specimenCode, .unusualDocumentCode]),
        ZoneCase(
            "Chinese passport: no filler in line 2", .td3,
            """
            POCHNCESHI<<YANGBEN<<<<<<<<<<<<<<<<<<<<<<<<<
            E123456782CHN9404209M2711014MHLPHNPOLNNHA974
            """, values: ["passportNumber": "E12345678", "personalNumber": "MHLPHNPOLNNHA9"]),
        ZoneCase(
            "Chinese passport, second specimen", .td3,
            """
            POCHNZHENGJIAN<<YANGBEN<<<<<<<<<<<<<<<<<<<<<
            E000000008CHN8310291F2202059NGKELMPONBPJB972
            """),
        ZoneCase(
            "Chinese passport, third specimen", .td3,
            """
            PTCHNCESHI<<YANGBEN<<<<<<<<<<<<<<<<<<<<<<<<<
            G622925996CHN8310291F1904220LCOCMKNENBPJB984
            """),
    ]

    // MARK: Visas

    static let visas: [ZoneCase] = [
        ZoneCase(
            "visa, format A", .mrvA,
            """
            V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L8988901C4XXX4009078F96121096ZE184226B<<<<<<
            """, values: ["documentNumber": "L8988901C", "optionalData": "6ZE184226B"], warnings: [.specimenCode]),
        ZoneCase(
            "visa, format B", .mrvB,
            """
            V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
            L8988901C4XXX4009078F9612109<<<<<<<<
            """, values: ["nationality": "Unspecified nationality"], warnings: [.specimenCode]),
        ZoneCase(
            "visa with the issuer's data to the end of the line", .mrvA,
            """
            VNUSATRAVELER<<HAPPY<<<<<<<<<<<<<<<<<<<<<<<<
            12345678<8KOR5001013F1304071B3SE000IL4243934
            """, values: ["documentNumber": "12345678", "optionalData": "B3SE000IL4243934"]),
        ZoneCase(
            "Finnish visa", .mrvB,
            """
            VCFINMEIKAELAEINEN<<MATTI<<<<<<<<<<<
            0005467<<2RUS7001017M1111019<M901101
            """, values: ["documentNumber": "0005467", "optionalData": "M901101"]),
        ZoneCase(
            "a visa that ended in 2004", .mrvB,
            """
            VCSVNHODZIC<<EMIR<<<<<<<<<<<<<<<<<<<
            0417526<<1BIH7105236M0404251T0300225
            """, values: ["dateOfExpiry": "040425"]),
    ]

    // MARK: Zones outside ICAO 9303

    static let national: [ZoneCase] = [
        ZoneCase(
            "French card", .frenchID,
            """
            IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<
            9409923102854CORINNE<<<<<<<6512068F4
            """,
            values: [
                "lastName": "BERTHIER", "givenNames": "CORINNE", "idNumber": "940992310285", "yearOfIssuance": "94",
                "monthOfIssuance": "09", "managementCenterSign": "923", "dateOfBirth": "651206", "sex": "female",
            ]),
        ZoneCase(
            "French card with department and office, two given names", .frenchID,
            """
            IDFRADUPONT<<<<<<<<<<<<<<<<<<<750123
            1406750123450CLAIRE<<LOUISE8503172F9
            """,
            values: ["departmentOfIssuance": "750", "officeOfIssuance": "123", "givenNames": "CLAIRE LOUISE"],
            warnings: [.nameMayBeTruncated]),
        ZoneCase(
            "French card with letters in the number", .frenchID,
            """
            IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02
            1710GVA123451ROBERTA<<<<<<<9112311F2
            """, values: ["idNumber": "1710GVA12345", "lastName": "TEST NAME"]),
        ZoneCase(
            "French card since 2021 is plain TD1", .td1,
            """
            IDFRAX4RTBPFW46<<<<<<<<<<<<<<<
            9007138F3002119FRA<<<<<<<<<<<6
            MARTIN<<MAELYS<GAELLE<MARIE<<<
            """, values: ["documentNumber": "X4RTBPFW4"]),
        ZoneCase(
            "French driving licence", .frenchLicence, "D1FRA13AA000026181231MARTIN<<9",
            values: ["documentNumber": "13AA00002", "dateOfExpiry": "181231", "lastName": "MARTIN"]),
        ZoneCase(
            "Dutch driving licence", .dutchLicence, "D1NLD15094962111659VW87Z78NB84",
            values: ["documentNumber": "5094962111", "issuingState": "Netherlands"]),
        ZoneCase(
            "Swiss driving licence", .swissLicence,
            """
            AAA001D<<
            FACHE305142128097<<800126<<<<<
            MARCHAND<<FABIENNE<<<<<<<<<<<<
            """, values: ["language": "D", "documentNumber": "305142128097", "dateOfBirth": "800126"],
            primary: "MARCHAND", secondary: "FABIENNE"),
        ZoneCase(
            "older Slovak card", .slovakID,
            """
            I<SVKNOVAK<<JAN<<<<<<<<<<<<<<<<<<<
            123456<AA5SVK8110251M1801020749313
            """, values: ["documentNumber": "123456<AA", "dateOfExpiry": "180102"], primary: "NOVAK",
            secondary: "JAN"),
    ]
}
