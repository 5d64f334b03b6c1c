/// The alphabets that the format's recognisers stand for.
///
/// This engine has its own recogniser, so a model's name only says which characters can occur.
enum RecognizerAlphabet {
    private static let alphabets: [(name: String, mask: CharacterMask)] = {
        let letters = CharacterMask.uppercase.union(.lowercase)
        // Each with its name in the present generation of the format and in the former one.
        let both: [(String, String, CharacterMask)] = [
            ("NumberCharRecognition", "Number", .digits),
            ("LetterCharRecognition", "Letter", letters),
            ("UppercaseCharRecognition", "Uppercase", .uppercase),
            ("LowercaseCharRecognition", "Lowercase", .lowercase),
            ("NumberLetterCharRecognition", "NumberLetter", letters.union(.digits)),
            ("NumberUppercaseCharRecognition", "NumberUppercase", CharacterMask.uppercase.union(.digits)),
            ("NumberLowercaseCharRecognition", "NumberLowercase", CharacterMask.lowercase.union(.digits)),
            ("MRZCharRecognition", "MRZ", .mrz),
            ("VINCharRecognition", "VIN", .vin),
        ]
        return both.flatMap { [($0.0, $0.2), ($0.1, $0.2)] } + [("MRZTextLineRecognition", .mrz)]
    }()

    /// Models that decide where text is or how it stands, and have no alphabet.
    private static let otherNames = ["MRZLocalization", "TextLineOrientationCls"]

    static let names = alphabets.map(\.name) + otherNames

    /// The alphabet of a recogniser; empty for a model that reads nothing, `nil` for an unknown name.
    static func named(_ name: String) -> CharacterMask? {
        if otherNames.contains(name) { return CharacterMask() }
        return alphabets.first { $0.name == name }?.mask
    }
}
