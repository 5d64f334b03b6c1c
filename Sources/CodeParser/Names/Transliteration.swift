/// Letters of national alphabets → A–Z, by the tables of ICAO 9303-3, section 6.
///
/// Latin and Cyrillic. Where the standard leaves a choice (Ä as AE or A), the caller chooses.
public struct Transliteration: Sendable, Hashable {
    /// How the letters with a choice are written.
    public enum Style: Sendable, Hashable {
        /// Ä → AE, Å → AA, Ö → OE, Ü → UE, Ñ → N: the first choice of the standard.
        case expanded
        /// Ä → A, Å → A, Ö → O, Ü → U, Ñ → N.
        case plain
        /// Ä → AE, Å → AA, Ö → OE, Ü → UXX, Ñ → NXX: reversible.
        case reversible
    }

    /// How the letters with a choice are written.
    public var style: Style

    /// A transliteration.
    public init(style: Style = .expanded) {
        self.style = style
    }

    /// The capital letters for one scalar: empty for marks that are dropped, `nil` for what no table has.
    public func letters(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x41...0x5A: return String(Character(scalar))
        case 0x61...0x7A: return String(Character(scalar)).uppercased()
        case 0x300...0x36F: return ""
        default: break
        }
        if let choice = choice(for: scalar) { return choice }
        return Self.table[scalar]
    }

    private func choice(for scalar: Unicode.Scalar) -> String? {
        let variants: (expanded: String, plain: String, reversible: String)
        switch scalar {
        case "Ä", "ä": variants = ("AE", "A", "AE")
        case "Å", "å": variants = ("AA", "A", "AA")
        case "Ö", "ö": variants = ("OE", "O", "OE")
        case "Ü", "ü": variants = ("UE", "U", "UXX")
        case "Ñ", "ñ": variants = ("N", "N", "NXX")
        default: return nil
        }
        switch style {
        case .expanded: return variants.expanded
        case .plain: return variants.plain
        case .reversible: return variants.reversible
        }
    }

    private static let table: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for (letters, latin) in pairs {
            for scalar in letters.unicodeScalars { table[scalar] = latin }
        }
        return table
    }()

    private static let pairs: [(letters: String, latin: String)] = [
        // Latin
        ("ÀÁÂÃĀĂĄǍàáâãāăąǎ", "A"), ("Ææ", "AE"), ("ÇĆĈĊČçćĉċč", "C"), ("ĎĐÐďđð", "D"),
        ("ÈÉÊËĒĔĖĘĚèéêëēĕėęě", "E"), ("ĜĞĠĢĝğġģ", "G"), ("ĤĦĥħ", "H"), ("ÌÍÎÏĨĪĬĮİıìíîïĩīĭįǏǐ", "I"),
        ("Ĳĳ", "IJ"), ("Ĵĵ", "J"), ("Ķķ", "K"), ("ĹĻĽĿŁĺļľŀł", "L"), ("ŃŅŇŊńņňŋ", "N"),
        ("ÒÓÔÕŌŎŐǑòóôõōŏőǒ", "O"), ("ØøŒœ", "OE"), ("ŔŖŘŕŗř", "R"), ("ŚŜŞŠȘśŝşšș", "S"), ("ẞß", "SS"),
        ("ŢŤŦȚţťŧț", "T"), ("Þþ", "TH"), ("ÙÚÛŨŪŬŮŰŲǓùúûũūŭůűųǔ", "U"), ("Ŵŵ", "W"), ("ÝŶŸýŷÿ", "Y"),
        ("ŹŻŽźżž", "Z"),
        // Cyrillic, the general column
        ("Аа", "A"), ("Бб", "B"), ("Вв", "V"), ("ГгҐґҒғ", "G"), ("Дд", "D"), ("ЕеЁёЭэ", "E"), ("Жж", "ZH"),
        ("Зз", "Z"), ("ИиЙйІіЇї", "I"), ("КкЌќ", "K"), ("Лл", "L"), ("Мм", "M"), ("Нн", "N"), ("Оо", "O"),
        ("Пп", "P"), ("Рр", "R"), ("Сс", "S"), ("Тт", "T"), ("УуЎўѪѫ", "U"), ("Фф", "F"), ("Хх", "KH"),
        ("Цц", "TS"), ("Чч", "CH"), ("Шш", "SH"), ("Щщ", "SHCH"), ("ЪъЄє", "IE"), ("ЫыѴѵ", "Y"), ("Ьь", ""),
        ("Юю", "IU"), ("Яя", "IA"), ("Јј", "J"), ("Љљ", "LJ"), ("Њњ", "NJ"), ("Ћћ", "D"), ("ЅѕЏџ", "DZ"),
        ("Һһ", "C"),
    ]
}
