import CodeParser
import Raster

/// A document to be drawn: what it says and how it looks, all from a seed.
struct SpecimenDocument {
    let format: ZoneFormat
    let content: ZoneContent
    let lines: [String]
    let style: CardStyle

    /// A plausible holder: born in the last century's second half or later, a document that has not been issued for
    /// longer than ten years.
    init(format: ZoneFormat, style: CardStyle, _ random: inout SeededRandom) throws(SpecimenError) {
        var content = ZoneText.content(for: format, &random)
        content.primaryIdentifier = random.pick(Names.surnames)
        content.secondaryIdentifier = random.pick(Names.given)
        content.dateOfBirth = ZoneText.date(years: 50...105, &random)
        content.dateOfExpiry = ZoneText.date(years: 26...35, &random)
        content.nationality = content.issuingState
        self.format = format
        self.content = content
        self.style = style
        lines = try ZoneText.lines(content, as: format)
    }

    /// The visual fields: label and value.
    var visualFields: [(label: String, value: String)] {
        var fields = [
            ("Surname / Nom", content.primaryIdentifier), ("Given names / Prénoms", content.secondaryIdentifier),
            ("Nationality / Nationalité", content.nationality),
            ("Date of birth / Date de naissance", Self.spelled(content.dateOfBirth)),
            ("Sex / Sexe", content.sex == "<" ? "X" : content.sex),
            ("Date of expiry / Date d'expiration", Self.spelled(content.dateOfExpiry)),
        ]
        if format.isVisa { fields.insert(("Valid for / Valable pour", content.issuingState), at: 0) }
        return fields
    }

    /// `740812` as `12 AUG 74`.
    private static func spelled(_ date: String) -> String {
        let months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
        let digits = Array(date)
        guard digits.count == 6, let month = Int(String(digits[2...3])), months.indices.contains(month - 1) else {
            return date
        }
        return "\(String(digits[4...5])) \(months[month - 1]) \(String(digits[0...1]))"
    }
}
