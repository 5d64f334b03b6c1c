/// Names that zones are drawn with: invented mixtures of common names, in capitals, some with marks that a zone must do without.
enum Names {
    static let surnames = [
        "ABDULLAH", "AGUILAR", "ALMEIDA", "ANDERSSON", "BAKKER", "BIANCHI", "BJÖRNSDÓTTIR", "BOUCHARD", "BROWN",
        "CHAUDHRY", "CHEN", "CHRISTODOULOU", "CONSTANTINESCU", "DA SILVA", "DE VRIES", "DIALLO", "DLAMINI", "DUPONT",
        "ERIKSSON", "ESPINOZA", "FERNÁNDEZ", "FISCHER", "GARCÍA LOPEZ", "GJERSTAD", "GONZALEZ", "GRUBER", "HÄKKINEN",
        "HORVATH", "HUSSEIN", "IVANOVA", "JANKOWSKA", "JOHNSON", "JOVANOVIĆ", "KAPOOR", "KIM", "KOVACS", "KOWALCZYK",
        "LARSEN", "LEE", "LINDQVIST", "MACGREGOR", "MARTIN", "MBEKI", "MEHTA", "MÜLLER", "NAKAMURA", "NGUYEN",
        "NOVÁK", "O'BRIEN", "OKAFOR", "OYELARAN", "PAPADOPOULOS", "PEREIRA", "PETROV", "QURESHI", "RAHMAN",
        "RODRIGUEZ VEGA", "ROSSI", "SAITO", "SCHNEIDER", "SINGH", "SMITH-JONES", "SOUZA", "SVOBODA", "TAKAHASHI",
        "TRAN", "ULRICH", "VAN DER BERG", "VASQUEZ", "VOLKOV", "WANG", "WEBER", "WILLIAMS", "XU", "YILMAZ", "YOUSSEF",
        "ZHANG", "ZIMMERMANN",
    ]

    static let given = [
        "AISHA", "ALEXANDER", "AMARA", "ANNA MARIA", "BEATRIZ", "BENJAMIN", "CARLOS JAVIER", "CHARLOTTE", "CHIDI",
        "DIMITRI", "ELENA", "EMMA", "ERIK", "FATIMA ZAHRA", "FELIX", "GABRIELA", "GIULIA", "HANNAH", "HARUKI",
        "HELENA SOFIA", "IBRAHIM", "INGRID", "JAMES WILLIAM", "JEAN-PIERRE", "JOSÉ LUIS", "JULIA", "KAREN", "KWAME",
        "LARS", "LAURA", "LI", "LUKAS", "MARGARET ELIZABETH", "MARIE CLAIRE", "MATEUSZ", "MICHAEL", "MOHAMMED ALI",
        "NADIA", "NIKOLAOS", "OLGA", "OMAR", "PATRICK", "PRIYA", "QUENTIN", "RACHEL", "RAJESH", "ROBERTO", "SAMUEL",
        "SIOBHAN", "SVEN", "TARIQ", "THERESA", "TUAN", "URSULA", "VALENTINA", "VIKTOR", "WEI", "WILLEM", "XAVIER",
        "YUKI", "YVONNE", "ZOE", "ZUZANNA",
    ]

    /// Three-letter codes as they stand in zones.
    static let states = [
        "ARE", "ARG", "AUS", "AUT", "BEL", "BGD", "BGR", "BRA", "CAN", "CHE", "CHL", "CHN", "COL", "CYP", "CZE", "D",
        "DNK", "DOM", "DZA", "EGY", "ESP", "EST", "ETH", "EUE", "FIN", "FRA", "GBR", "GHA", "GRC", "GTM", "HKG", "HRV",
        "HUN", "IDN", "IND", "IRL", "IRN", "IRQ", "ISL", "ISR", "ITA", "JAM", "JPN", "KAZ", "KEN", "KOR", "KWT", "LBN",
        "LKA", "LTU", "LUX", "LVA", "MAR", "MDA", "MEX", "MLT", "MYS", "NGA", "NLD", "NOR", "NPL", "NZL", "PAK", "PER",
        "PHL", "POL", "PRT", "QAT", "ROU", "RUS", "SAU", "SEN", "SGP", "SRB", "SVK", "SVN", "SWE", "THA", "TUN", "TUR",
        "TWN", "UKR", "URY", "USA", "UTO", "UZB", "VEN", "VNM", "XOM", "XXA", "XXB", "ZAF", "ZWE",
    ]
}
